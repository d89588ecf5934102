import { PersonTable, usePersonColumns } from '@/features/members/PersonTable';
import { personLabel } from '@/features/members/person';
import { useText } from '@/i18n/useText';
import type { Contact, Member } from '@/store/api/organizationApi';
import { RemovalDialog } from '@/ui/overlay/ConfirmDialog';
import { useDialogSubject } from '@/ui/overlay/useDialogSubject';
import { ContactDialog } from './ContactDialog';
import type { ContactCalls } from './useContactCalls';

export interface ContactTableProps {
  contacts: readonly Contact[];
  people: readonly Member[];
  calls: ContactCalls;
  canEdit: boolean;
  isUpdating: boolean;
  onReload: () => Promise<unknown>;
}

const itself = (contact: Contact) => contact;

export function ContactTable(props: ContactTableProps) {
  const { contacts, people, calls, canEdit, isUpdating, onReload } = props;
  const t = useText();
  const dialog = useDialogSubject<Contact | null>();
  const removal = useDialogSubject<Contact>();
  const columns = usePersonColumns<Contact>({
    personOf: itself,
    actionsOf: canEdit
      ? (contact) => [
          { label: t('form.edit'), onClick: () => dialog.open(contact) },
          { label: t('contacts.remove'), danger: true, onClick: () => removal.open(contact) },
        ]
      : null,
  });
  const name = removal.subject ? personLabel(removal.subject) : '';
  return (
    <>
      <PersonTable
        caption={t('contacts.title')}
        columns={columns}
        rows={contacts}
        rowKey={({ id }) => id}
        isUpdating={isUpdating}
        countText="contacts.count"
        none={t('contacts.none')}
        addLabel={t('contacts.add')}
        onAdd={canEdit ? () => dialog.open(null) : null}
      />
      <ContactDialog
        opened={dialog.opened}
        contact={contacts.find(({ id }) => id === dialog.subject?.id) ?? dialog.subject}
        people={people}
        calls={calls}
        onClose={dialog.close}
        onReload={onReload}
      />
      <RemovalDialog
        opened={removal.opened}
        title={t('contacts.remove_title', { name })}
        confirmLabel={t('contacts.remove')}
        remove={async () => removal.subject !== null && calls.remove(removal.subject.id)}
        onClose={removal.close}
      >
        {t('contacts.remove_text', { name })}
      </RemovalDialog>
    </>
  );
}
