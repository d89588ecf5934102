import { useRemovalReport } from '@/features/errors/useRemovalReport';
import { useSaveReport } from '@/features/errors/useSaveReport';
import { ContactTable, type ContactTableProps } from '@/features/members/contacts/ContactTable';
import { useContactCalls } from '@/features/members/contacts/useContactCalls';

interface ContactsTabProps extends Omit<ContactTableProps, 'calls'> {
  organizationId: string;
}

export function ContactsTab({ organizationId: id, ...table }: ContactsTabProps) {
  const reportSave = useSaveReport('form.update_successful', 'form.updated_failed');
  const reportRemoval = useRemovalReport(table.onReload);
  const calls = useContactCalls({ kind: 'organization', id }, { reportSave, reportRemoval });
  return <ContactTable {...table} calls={calls} />;
}
