import {
  useCreateDepartmentContactMutation,
  useDeleteDepartmentContactMutation,
  useUpdateDepartmentContactMutation,
} from '@/store/api/departmentApi';
import { ContactTable, type ContactTableProps } from '@/widgets/people/ContactTable';
import { contactCalls } from '@/widgets/people/contactCalls';
import { useRemovalReport } from '@/widgets/service-failure/useRemovalReport';
import { useSaveReport } from '@/widgets/service-failure/useSaveReport';

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
