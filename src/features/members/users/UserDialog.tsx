import { Checkbox } from '@mantine/core';
import { PersonFields } from '@/features/members/PersonFields';
import { PersonNameField } from '@/features/members/PersonNameField';
import { personLabel, personOfMember } from '@/features/members/person';
import { RolesField } from '@/features/members/RolesField';
import { useRoleWords } from '@/features/members/useRoleWords';
import { useText } from '@/i18n/useText';
import type { Member, Role } from '@/store/api/organizationApi';
import type { KnownPerson } from '@/store/api/personApi';
import { Details } from '@/ui/form/Details';
import { FormDialog } from '@/ui/form/dialog/FormDialog';
import type { UserCalls } from './useUserCalls';
import { useUserForm } from './useUserForm';

interface UserDialogProps {
  opened: boolean;
  /** The newest version of whom it is about; null makes a new one. */
  user: Member | null;
  offered: readonly Role[];
  calls: UserCalls;
  /** Who may be suggested as a new one. */
  people: readonly KnownPerson[];
  onClose: () => void;
  onReload: () => Promise<unknown>;
}

/** Adds or edits one user. */
export function UserDialog(props: UserDialogProps) {
  const { opened, user, offered, calls, people, onClose, onReload } = props;
  const t = useText();
  const form = useUserForm({ user, offered, calls, onSaved: onClose });
  const { getInputProps, setValues, values } = form.fields;
  const nameField = user === null && (
    <PersonNameField
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
      submitLabel={t('form.save')}
      form={form}
      canSave={form.isValid}
      onClose={onClose}
      {...(user && { newer: <UserDetails user={user} />, onReload })}
    >
      <PersonFields inputProps={getInputProps} isEmailFixed={user !== null} nameField={nameField} />
      <RolesField offered={offered} {...getInputProps('roles')} value={values.roles} />
      <Checkbox label={t('users.auto_emails')} {...getInputProps('enableAutoEmails', { type: 'checkbox' })} />
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
