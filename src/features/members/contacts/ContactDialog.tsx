import { TextInput } from '@mantine/core';
import { PersonNameField } from '@/features/members/PersonNameField';
import { personLabel } from '@/features/members/person';
import { personOfMember } from '@/features/members/userRow';
import { useText } from '@/i18n/useText';
import type { Contact, Member } from '@/store/api/organizationApi';
import { EmailField } from '@/ui/fields/EmailField';
import { Facts } from '@/ui/form/Details';
import { FormDialog } from '@/ui/form/FormDialog';
import type { ContactCalls } from './contactCalls';
import { useContactForm } from './useContactForm';

interface ContactDialogProps {
  opened: boolean;
  /** The newest version of whom it is about; null makes a new one. */
  contact: Contact | null;
  people: readonly Member[];
  calls: ContactCalls;
  onClose: () => void;
  onReload: () => Promise<unknown>;
}

/** Adds or edits one contact; a user's name brings the rest along. */
export function ContactDialog(props: ContactDialogProps) {
  const { opened, contact, people, calls, onClose, onReload } = props;
  const t = useText();
  const form = useContactForm({ contact, calls, onSaved: onClose });
  const { getInputProps, setValues, values } = form.fields;
  const known = people.map((user) => ({ personId: user.userId, ...personOfMember(user) }));
  const facts = contact && (
    <Facts
      items={[
        { label: t('person.name'), value: contact.name },
        { label: t('person.email'), value: contact.email },
        { label: t('person.phone'), value: contact.phone },
      ]}
    />
  );
  return (
    <FormDialog
      opened={opened}
      title={contact ? t('contacts.edit_title', { name: personLabel(contact) }) : t('contacts.add')}
      submitLabel={t('form.save')}
      form={form}
      canSave={form.isValid}
      onClose={onClose}
      {...(contact && { newer: facts, onReload })}
    >
      <PersonNameField
        people={known}
        {...getInputProps('name')}
        value={values.name}
        onChoose={({ name, email, phone }) => setValues({ name, email, phone })}
      />
      <EmailField label={t('person.email')} autoComplete="off" {...getInputProps('email')} />
      <TextInput label={t('person.phone')} type="tel" autoComplete="off" {...getInputProps('phone')} />
    </FormDialog>
  );
}
