import { useText } from '../../i18n/useText';
import type { Member, Role } from '../../store/api/organizationApi';
import { type EditForm, useEditForm } from '../../ui/form/useEditForm';
import { useFormRules } from '../../ui/form/useFormRules';
import { useIdempotentSave } from '../../ui/form/useIdempotentSave';
import { hasRole, heldOf, rolesOfTicks } from './roleChoice';
import type { UserCalls } from './userCalls';

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

interface UserFormOptions<Offered extends Role> {
  /** Null makes a new one. */
  user: Member | null;
  offered: readonly Offered[];
  calls: UserCalls<Offered>;
  onSaved: () => void;
}

/** One user's edit, under the rules of the user dialog (specification, administration area, section 5). */
export function useUserForm<Offered extends Role>(options: UserFormOptions<Offered>): EditForm<UserValues> {
  const { user, offered, calls, onSaved } = options;
  const t = useText();
  const rules = useFormRules();
  const fieldsOf = (values: UserValues) => ({
    name: values.name.trim(),
    phone: values.phone.trim(),
    roles: heldOf(offered, values.roles),
    enableAutoEmails: values.enableAutoEmails,
  });
  const create = useIdempotentSave<UserValues>((values, key) =>
    calls.create({ ...fieldsOf(values), email: values.email.trim() }, key),
  );
  return useEditForm<UserValues>({
    version: { values: user ? valuesOf(user, offered) : newcomer, etag: user?.etag },
    validate: ({ email, roles }) => ({
      email: user ? null : (rules.required(email) ?? rules.email(email)),
      roles: hasRole(roles) ? null : t('users.role_needed'),
    }),
    save: (values, etag) => (user ? calls.update(user.userId, fieldsOf(values), etag) : create(values)),
    onSaved,
  });
}

function valuesOf(user: Member, offered: readonly Role[]): UserValues {
  const { name, userEmail: email, phone, roles, enableAutoEmails } = user;
  return { name, email, phone, roles: rolesOfTicks(heldOf(offered, roles)), enableAutoEmails };
}
