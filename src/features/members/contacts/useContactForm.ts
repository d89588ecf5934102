import type { Person } from '@/features/members/person';
import { useText } from '@/i18n/useText';
import type { Contact } from '@/store/api/organizationApi';
import { type EditForm, useEditForm } from '@/ui/form/useEditForm';
import { useFormRules } from '@/ui/form/useFormRules';
import { useIdempotentSave } from '@/ui/form/useIdempotentSave';
import type { ContactCalls } from './contactCalls';

// A type: an interface is no record of unknown values.
type ContactValues = { name: string; email: string; phone: string };

interface ContactFormOptions {
  /** Null makes a new one. */
  contact: Contact | null;
  calls: ContactCalls;
  onSaved: () => void;
}

/** One contact's edit, under the rules of the contact dialog (specification, administration area, section 5). */
export function useContactForm({ contact, calls, onSaved }: ContactFormOptions): EditForm<ContactValues> {
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
