import { useRemovalNotice } from '@/features/errors/useRemovalNotice';
import { useSaveNotice } from '@/features/errors/useSaveResult';
import { ContactTable, type ContactTableProps } from '@/features/members/contacts/ContactTable';
import { useContactCalls } from '@/features/members/contacts/useContactCalls';

interface ContactsTabProps extends Omit<ContactTableProps, 'calls'> {
  organizationId: string;
}

export function OrganizationContactsTab({ organizationId: id, ...table }: ContactsTabProps) {
  const reportSave = useSaveNotice('form.update_successful', 'form.updated_failed');
  const reportRemoval = useRemovalNotice(table.onReload);
  const calls = useContactCalls({ kind: 'organization', id }, { reportSave, reportRemoval });
  return <ContactTable {...table} calls={calls} />;
}
