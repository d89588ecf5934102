import { Checkbox, Radio, Stack } from '@mantine/core';
import type { FocusEvent, ReactNode } from 'react';
import { type InvitationLanguage, InvitationLanguageField } from '@/features/members/InvitationLanguageField';
import { useRoleWords } from '@/features/members/MemberRoles';
import { PersonFields, PersonNameField } from '@/features/members/PersonFields';
import { personLabel, personOfMember } from '@/features/members/person';
import { filterRoles, hasRole, rolesFromCheckboxes } from '@/features/members/roleChoice';
import { useText } from '@/i18n/useText';
import { languageOfCountry } from '@/lib/languageOfCountry';
import type { Member, Organization, Role } from '@/store/api/organizationApi';
import type { KnownPerson } from '@/store/api/personApi';
import { ChoiceField } from '@/ui/fields/ChoiceField';
import { Details } from '@/ui/form/Details';
import { FormDialog } from '@/ui/form/dialog/FormDialog';
import { type EditForm, useEditForm } from '@/ui/form/edit/useEditForm';
import { useFormRules } from '@/ui/form/useFormRules';
import { useIdempotentSave } from '@/ui/form/useIdempotentSave';
import { offeredRoles, type UserCalls } from './useUserCalls';

/**
 * The id is empty if the owner is the organisation itself. `country` is that of the organisation and decides
 * the language of an invitation. It is undefined until the organisation has loaded.
 */
export interface UserOwner {
  id: string;
  name: string;
  country?: Organization['country'] | undefined;
}

export interface UserPlaces {
  departments: readonly { departmentId: string; name: string }[];
  callsOf: (departmentId: string) => UserCalls;
}

interface UserDialogProps {
  opened: boolean;
  owner: UserOwner;
  user: Member | null;
  offered: readonly Role[];
  calls: UserCalls;
  people: readonly KnownPerson[];
  places?: UserPlaces | undefined;
  onClose: () => void;
  onReload: () => Promise<unknown>;
}

export function UserDialog(props: UserDialogProps) {
  const { opened, owner, user, offered, calls, people, onClose, onReload } = props;
  const t = useText();
  const places = user === null && props.places?.departments.length ? props.places : undefined;
  const form = useUserForm({ user, offered, calls, places, onSaved: onClose });
  const { getInputProps, setValues, values } = form.fields;
  const nameField = user === null && (
    <PersonNameField
      isOptional
      people={people}
      {...getInputProps('name')}
      value={values.name}
      onChoose={({ name, email, phone }) => setValues({ name, email, phone })}
    />
  );
  return (
    <FormDialog
      opened={opened}
      title={user ? t('users.edit_title', { name: personLabel(personOfMember(user)) }) : t('users.add')}
      // A service that knows people sends a mail to a new user.
      submitLabel={t(user === null && owner.country ? 'users.send_invitation' : 'form.save')}
      form={form}
      canSave={form.isValid}
      onClose={onClose}
      {...(user && { newer: <UserDetails user={user} />, onReload })}
    >
      <PersonFields inputProps={getInputProps} isEmailFixed={user !== null} nameField={nameField} />
      {places && (
        <PlaceFields
          owner={owner}
          departments={places.departments}
          where={getInputProps('where')}
          department={getInputProps('departmentId')}
        />
      )}
      <RolesField
        note={
          !places &&
          t(owner.id ? 'users.roles_of_department' : 'users.roles_of_organization', { name: owner.name })
        }
        offered={rolesAt(values, offered)}
        {...getInputProps('roles')}
        value={values.roles}
      />
      <Checkbox
        label={t('users.auto_emails')}
        description={t('users.auto_emails_text')}
        {...getInputProps('enableAutoEmails', { type: 'checkbox' })}
      />
      {user === null && owner.country && (
        <InvitationLanguageField
          usual={languageOfCountry[owner.country]}
          {...getInputProps('language')}
          value={values.language}
        />
      )}
    </FormDialog>
  );
}

function UserDetails({ user }: { user: Member }) {
  const t = useText();
  const roleWords = useRoleWords();
  return (
    <Details
      items={[
        { label: t('person.name'), value: user.name },
        { label: t('person.phone'), value: user.phone },
        { label: t('users.roles'), value: roleWords(user.roles) },
        { label: t('users.auto_emails'), value: t(user.enableAutoEmails ? 'users.yes' : 'users.no') },
      ]}
    />
  );
}

type Where = 'owner' | 'department';

// This must be a type, because an interface is not assignable to a record of unknown values.
type UserValues = {
  name: string;
  email: string;
  phone: string;
  roles: Role[];
  enableAutoEmails: boolean;
  language: InvitationLanguage;
  where: Where;
  departmentId: string;
};

const newcomer: UserValues = {
  name: '',
  email: '',
  phone: '',
  roles: ['NotSet'],
  enableAutoEmails: true,
  language: '',
  where: 'owner',
  departmentId: '',
};

function rolesAt({ where }: Pick<UserValues, 'where'>, offered: readonly Role[]): readonly Role[] {
  return where === 'department' ? offeredRoles.department : offered;
}

interface UserFormOptions {
  user: Member | null;
  offered: readonly Role[];
  calls: UserCalls;
  places: UserPlaces | undefined;
  onSaved: () => void;
}

function useUserForm(options: UserFormOptions): EditForm<UserValues> {
  const { user, offered, calls, places, onSaved } = options;
  const t = useText();
  const rules = useFormRules();
  const fieldsOf = (values: UserValues) => ({
    name: values.name.trim(),
    phone: values.phone.trim(),
    roles: sentRoles(offered, values.roles),
    enableAutoEmails: values.enableAutoEmails,
  });
  const callsAt = ({ where, departmentId }: UserValues) =>
    where === 'department' && places ? places.callsOf(departmentId) : calls;
  const create = useIdempotentSave<UserValues>((values, key) =>
    callsAt(values).create(
      {
        ...fieldsOf(values),
        roles: filterRoles(rolesAt(values, offered), values.roles),
        email: values.email.trim(),
        ...(values.language && { language: values.language }),
      },
      key,
    ),
  );
  return useEditForm<UserValues>({
    version: { values: user ? valuesOf(user, offered) : newcomer, etag: user?.etag },
    validate: ({ email, roles, where, departmentId }) => ({
      email: user ? null : (rules.required(email) ?? rules.email(email)),
      departmentId: where === 'department' ? rules.required(departmentId) : null,
      roles:
        hasRole(filterRoles(rolesAt({ where }, offered), roles)) || isWithoutRole(user, offered)
          ? null
          : t('users.role_needed'),
    }),
    save: (values, etag) => (user ? calls.update(user.userId, fieldsOf(values), etag) : create(values)),
    onSaved,
  });
}

function isWithoutRole(user: Member | null, offered: readonly Role[]): boolean {
  return user !== null && filterRoles(offered, user.roles).length === 0;
}

function sentRoles(offered: readonly Role[], roles: readonly Role[]): Role[] {
  const held = filterRoles(offered, roles);
  return held.length > 0 ? held : ['NotSet'];
}

function valuesOf(user: Member, offered: readonly Role[]): UserValues {
  const { name, userEmail: email, phone, roles, enableAutoEmails } = user;
  const ticked = rolesFromCheckboxes(filterRoles(offered, roles));
  return {
    name,
    email,
    phone,
    roles: ticked,
    enableAutoEmails,
    language: '',
    where: 'owner',
    departmentId: '',
  };
}

type InputProps = ReturnType<EditForm<UserValues>['fields']['getInputProps']>;

interface PlaceFieldsProps {
  owner: UserOwner;
  departments: UserPlaces['departments'];
  where: InputProps;
  department: InputProps;
}

function PlaceFields({ owner, departments, where, department }: PlaceFieldsProps) {
  const t = useText();
  return (
    <>
      <Radio.Group label={t('users.where')} {...where}>
        <Stack gap="xs" mt={8} mb={4}>
          <Radio value="owner" label={t('users.roles_of_organization', { name: owner.name })} />
          <Radio value="department" label={t('users.where_department')} />
        </Stack>
      </Radio.Group>
      {where.value === 'department' && (
        <ChoiceField
          label={t('stack_table.department')}
          options={departments.map(({ departmentId, name }) => ({ value: departmentId, label: name }))}
          {...department}
        />
      )}
    </>
  );
}

interface RolesFieldProps {
  note: ReactNode;
  offered: readonly Role[];
  value: Role[];
  onChange: (roles: Role[]) => void;
  onBlur?: () => void;
  error?: ReactNode;
}

function RolesField({ note, offered, value, onChange, onBlur, ...messages }: RolesFieldProps) {
  const t = useText();
  // The next box belongs to the same field.
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
  };
  return (
    <Checkbox.Group<Role>
      label={t('users.roles')}
      description={note}
      value={filterRoles(offered, value)}
      onChange={(ticked) => onChange(rolesFromCheckboxes(ticked))}
      onBlur={leave}
      {...messages}
    >
      <Stack gap="xs" mt={8} mb={4}>
        {offered.map((role) => (
          <Checkbox
            key={role}
            value={role}
            label={t(`users.role.${role}`)}
            description={role !== 'NotSet' && role !== 'Contact' && t(`users.role_text.${role}`)}
            aria-invalid={messages.error !== undefined}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
