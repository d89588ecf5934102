import {
  useCreateOrganizationContactMutation,
  useDeleteOrganizationContactMutation,
  useUpdateOrganizationContactMutation,
} from '@/store/api/organizationApi';
import { ContactTable, type ContactTableProps } from '@/widgets/people/ContactTable';
import { contactCalls } from '@/widgets/people/contactCalls';
import { useRemovalReport } from '@/widgets/service-failure/useRemovalReport';
import { useSaveReport } from '@/widgets/service-failure/useSaveReport';

interface ContactsTabProps extends Omit<ContactTableProps, 'calls'> {
  organizationId: string;
}

export function ContactsTab({ organizationId, ...table }: ContactsTabProps) {
  const [create] = useCreateOrganizationContactMutation();
  const [update] = useUpdateOrganizationContactMutation();
  const [remove] = useDeleteOrganizationContactMutation();
  const reportSave = useSaveReport('form.update_successful', 'form.updated_failed');
  const reportRemoval = useRemovalReport(table.onReload);
  const calls = contactCalls(organizationId, { create, update, remove }, { reportSave, reportRemoval });
  return <ContactTable {...table} calls={calls} />;
}
