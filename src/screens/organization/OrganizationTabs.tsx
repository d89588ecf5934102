import { useText } from '@/i18n/useText';
import { mayOpenOrganization } from '@/store/access/access';
import { useAccess } from '@/store/access/useAccess';
import type { Organization } from '@/store/api/organizationApi';
import { UrlTabs } from '@/ui/tabs/UrlTabs';
import { InformationTab } from './information/InformationTab';
import {
  ContactsTab,
  ContractTab,
  DepartmentsTab,
  MeasurementCardTab,
  SawmillsTab,
  UsersTab,
} from './lazyTabs';

interface OrganizationTabsProps {
  organization: Organization;
  isUpdating: boolean;
  onReload: () => Promise<unknown>;
}

/**
 * The seven parts of an organisation's page, in the order of their numbers in the URL. Contracts and the measurement
 * card are changed by global admins alone (specification, administration area, section 6).
 */
export function OrganizationTabs({ organization, isUpdating, onReload }: OrganizationTabsProps) {
  const t = useText();
  const { access } = useAccess();
  const { organizationId } = organization;
  const canEdit = mayOpenOrganization(access, organizationId);
  const users = organization.users ?? [];
  const table = { organizationId, canEdit, isUpdating, onReload };
  const forGlobalAdmins = { organizationId, canEdit: access.isGlobalAdmin };
  const information = { organization, canEdit, onReload };
  return (
    <UrlTabs
      label={t('organization.tabs')}
      tabs={[
        { label: t('organization.tab.information'), content: <InformationTab {...information} /> },
        { label: t('organization.tab.contract'), content: <ContractTab {...forGlobalAdmins} /> },
        {
          label: t('contacts.title'),
          content: <ContactsTab {...table} contacts={organization.contacts ?? []} people={users} />,
        },
        {
          label: t('organization.tab.measurement_card'),
          content: <MeasurementCardTab {...forGlobalAdmins} />,
        },
        {
          label: t('departments.title'),
          content: <DepartmentsTab {...table} departments={organization.departments} />,
        },
        {
          label: t('users.title'),
          content: <UsersTab {...table} organizationName={organization.name} users={users} />,
        },
        {
          label: t('sawmills.title'),
          content: <SawmillsTab organizationId={organizationId} canEdit={canEdit} />,
        },
      ]}
    />
  );
}
