import { hasRole, heldOf, rolesOfTicks } from '@/features/members/roleChoice';
import { useText } from '@/i18n/useText';
import type { Member, Role } from '@/store/api/organizationApi';
import { type EditForm, useEditForm } from '@/ui/form/edit/useEditForm';
import { useFormRules } from '@/ui/form/useFormRules';
import { useIdempotentSave } from '@/ui/form/useIdempotentSave';
import type { UserCalls } from './useUserCalls';

// A type: an interface is no record of unknown values.
type UserValues = {
  name: string;
  email: string;
  phone: string;
  roles: Role[];
  enableAutoEmails: boolean;
};

const newcomer: UserValues = {
  name: '',
  email: '',
  phone: '',
  roles: ['NotSet'],
  enableAutoEmails: true,
};

interface UserFormOptions {
  /** Null makes a new one. */
  user: Member | null;
  offered: readonly Role[];
  calls: UserCalls;
  onSaved: () => void;
}

/** One user's edit, under the rules of the user dialog (specification, administration area, section 5). */
export function useUserForm(options: UserFormOptions): EditForm<UserValues> {
  const { user, offered, calls, onSaved } = options;
  const t = useText();
  const rules = useFormRules();
  const fieldsOf = (values: UserValues) => ({
    name: values.name.trim(),
    phone: values.phone.trim(),
    roles: sentRoles(offered, values.roles),
    enableAutoEmails: values.enableAutoEmails,
  });
  const create = useIdempotentSave<UserValues>((values, key) =>
    calls.create(
      { ...fieldsOf(values), roles: heldOf(offered, values.roles), email: values.email.trim() },
      key,
    ),
  );
  return useEditForm<UserValues>({
    version: { values: user ? valuesOf(user, offered) : newcomer, etag: user?.etag },
    validate: ({ email, roles }) => ({
      email: user ? null : (rules.required(email) ?? rules.email(email)),
      roles: hasRole(roles) || isWithoutRole(user, offered) ? null : t('users.role_needed'),
    }),
    save: (values, etag) => (user ? calls.update(user.userId, fieldsOf(values), etag) : create(values)),
    onSaved,
  });
}

/** A user who has no role here yet may be corrected without being given one. */
function isWithoutRole(user: Member | null, offered: readonly Role[]): boolean {
  return user !== null && heldOf(offered, user.roles).length === 0;
}

/** With none chosen the not-set value is sent (specification, administration area, section 4). */
function sentRoles(offered: readonly Role[], roles: readonly Role[]): Role[] {
  const held = heldOf(offered, roles);
  return held.length > 0 ? held : ['NotSet'];
}

function valuesOf(user: Member, offered: readonly Role[]): UserValues {
  const { name, userEmail: email, phone, roles, enableAutoEmails } = user;
  return { name, email, phone, roles: rolesOfTicks(heldOf(offered, roles)), enableAutoEmails };
}
