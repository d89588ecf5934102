import { useRemovalReport } from '@/features/errors/useRemovalReport';
import { useSaveReport } from '@/features/errors/useSaveReport';
import { ContactTable, type ContactTableProps } from '@/features/members/contacts/ContactTable';
import { contactCalls } from '@/features/members/contacts/contactCalls';
import {
  useCreateOrganizationContactMutation,
  useDeleteOrganizationContactMutation,
  useUpdateOrganizationContactMutation,
} from '@/store/api/organizationApi';

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
