import { useRemovalReport } from '@/features/errors/useRemovalReport';
import { useSaveReport } from '@/features/errors/useSaveReport';
import { ContactTable, type ContactTableProps } from '@/features/members/contacts/ContactTable';
import { useContactCalls } from '@/features/members/contacts/useContactCalls';

interface ContactsTabProps extends Omit<ContactTableProps, 'calls'> {
  departmentId: string;
}

export function ContactsTab({ departmentId: id, ...table }: ContactsTabProps) {
  const reportSave = useSaveReport('form.update_successful', 'form.updated_failed');
  const reportRemoval = useRemovalReport(table.onReload);
  const calls = useContactCalls({ kind: 'department', id }, { reportSave, reportRemoval });
  return <ContactTable {...table} calls={calls} />;
}
