import { TextInput } from '@mantine/core';
import { PersonNameField } from '@/features/members/PersonFields';
import { type Person, personLabel, personOfMember } from '@/features/members/person';
import { useText } from '@/i18n/useText';
import type { Contact, Member } from '@/store/api/organizationApi';
import { EmailField } from '@/ui/fields/EmailField';
import { Details } from '@/ui/form/Details';
import { FormDialog } from '@/ui/form/dialog/FormDialog';
import { type EditForm, useEditForm } from '@/ui/form/edit/useEditForm';
import { useFormRules } from '@/ui/form/useFormRules';
import { useIdempotentSave } from '@/ui/form/useIdempotentSave';
import type { ContactCalls } from './useContactCalls';

interface ContactDialogProps {
  opened: boolean;
  contact: Contact | null;
  people: readonly Member[];
  calls: ContactCalls;
  onClose: () => void;
  onReload: () => Promise<unknown>;
}

export function ContactDialog(props: ContactDialogProps) {
  const { opened, contact, people, calls, onClose, onReload } = props;
  const t = useText();
  const form = useContactForm({ contact, calls, onSaved: onClose });
  const { getInputProps, setValues, values } = form.fields;
  const suggestions = people.map((user) => ({ personId: user.userId, ...personOfMember(user) }));
  const details = contact && (
    <Details
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
      {...(contact && { newer: details, onReload })}
    >
      <PersonNameField
        people={suggestions}
        {...getInputProps('name')}
        value={values.name}
        onChoose={({ name, email, phone }) => setValues({ name, email, phone })}
      />
      <EmailField label={t('person.email')} autoComplete="off" {...getInputProps('email')} />
      <TextInput label={t('person.phone')} type="tel" autoComplete="off" {...getInputProps('phone')} />
    </FormDialog>
  );
}

// This must be a type, because an interface is not assignable to a record of unknown values.
type ContactValues = { name: string; email: string; phone: string };

interface ContactFormOptions {
  contact: Contact | null;
  calls: ContactCalls;
  onSaved: () => void;
}

function useContactForm({ contact, calls, onSaved }: ContactFormOptions): EditForm<ContactValues> {
  const t = useText();
  const rules = useFormRules();
  const create = useIdempotentSave<ContactValues>((values, key) => calls.create(trimmed(values), key));
  return useEditForm<ContactValues>({
    version: {
      values: { name: contact?.name ?? '', email: contact?.email ?? '', phone: contact?.phone ?? '' },
      etag: contact?.etag,
    },
    validate: ({ name, email, phone }) => ({
      name: rules.required(name + email + phone) && t('contacts.one_needed'),
      email: rules.email(email),
    }),
    save: (values, etag) => (contact ? calls.update(contact.id, trimmed(values), etag) : create(values)),
    onSaved,
  });
}

function trimmed({ name, email, phone }: ContactValues): Person {
  return { name: name.trim(), email: email.trim(), phone: phone.trim() };
}
