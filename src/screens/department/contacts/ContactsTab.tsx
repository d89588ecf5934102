import { useRemovalReport } from '@/features/errors/useRemovalReport';
import { useSaveReport } from '@/features/errors/useSaveReport';
import { ContactTable, type ContactTableProps } from '@/features/members/contacts/ContactTable';
import { contactCalls } from '@/features/members/contacts/contactCalls';
import {
  useCreateDepartmentContactMutation,
  useDeleteDepartmentContactMutation,
  useUpdateDepartmentContactMutation,
} from '@/store/api/departmentApi';

interface ContactsTabProps extends Omit<ContactTableProps, 'calls'> {
  departmentId: string;
}

export function ContactsTab({ departmentId, ...table }: ContactsTabProps) {
  const [create] = useCreateDepartmentContactMutation();
  const [update] = useUpdateDepartmentContactMutation();
  const [remove] = useDeleteDepartmentContactMutation();
  const reportSave = useSaveReport('form.update_successful', 'form.updated_failed');
  const reportRemoval = useRemovalReport(table.onReload);
  const calls = contactCalls(departmentId, { create, update, remove }, { reportSave, reportRemoval });
  return <ContactTable {...table} calls={calls} />;
}
