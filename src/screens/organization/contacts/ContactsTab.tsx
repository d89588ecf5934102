import { useText } from '../../../i18n/useText';
import {
  type Contact,
  type Member,
  useCreateOrganizationContactMutation,
  useDeleteOrganizationContactMutation,
  useUpdateOrganizationContactMutation,
} from '../../../store/api/organizationApi';
import { showSuccess } from '../../../ui/showSuccess';
import { ContactTable } from '../../../widgets/people/ContactTable';
import type { ContactCalls } from '../../../widgets/people/useContactForm';
import { useSaveReport } from '../../../widgets/service-failure/useSaveReport';

interface ContactsTabProps {
  organizationId: string;
  contacts: readonly Contact[];
  people: readonly Member[];
  canEdit: boolean;
  isUpdating: boolean;
  onReload: () => Promise<unknown>;
}

export function ContactsTab({ organizationId, ...table }: ContactsTabProps) {
  return <ContactTable {...table} calls={useContactCalls(organizationId, table.onReload)} />;
}

function useContactCalls(id: string, reload: () => Promise<unknown>): ContactCalls {
  const t = useText();
  const [create] = useCreateOrganizationContactMutation();
  const [update] = useUpdateOrganizationContactMutation();
  const [remove] = useDeleteOrganizationContactMutation();
  const report = useSaveReport('form.update_successful', 'form.updated_failed');
  return {
    create: (contactFields, key) => report(create({ id, 'idempotency-key': key, contactFields })),
    update: (contactId, contactFields, etag) =>
      report(update({ id, contactId, ...(etag && { 'if-match': etag }), contactFields })),
    remove: async (contactId) => {
      const { error } = await remove({ id, contactId });
      // Somebody else may have removed it already.
      if (error) void reload();
      else showSuccess(t('form.update_successful'));
      return !error;
    },
  };
}
