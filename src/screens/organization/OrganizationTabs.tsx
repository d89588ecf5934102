import { useText } from '@/i18n/useText';
import { type OrganizationTab, organizationTabs } from '@/navigation/paths';
import { mayOpenOrganization } from '@/store/access/access';
import { useAccess } from '@/store/access/useAccess';
import type { Organization } from '@/store/api/organizationApi';
import { useFeature } from '@/store/useFeature';
import { type UrlTab, UrlTabs } from '@/ui/tabs/UrlTabs';
import { ApiKeysTab } from './api-keys/ApiKeysTab';
import { OrganizationContactsTab } from './contacts/OrganizationContactsTab';
import { ContractTab } from './contract/ContractTab';
import { DepartmentsTab } from './departments/DepartmentsTab';
import { OrganizationInformationTab } from './information/OrganizationInformationTab';
import { MeasurementCardTab } from './measurement-card/MeasurementCardTab';
import { SawmillsTab } from './sawmills/SawmillsTab';
import { OrganizationUsersTab } from './users/OrganizationUsersTab';

interface OrganizationTabsProps {
  organization: Organization;
  isUpdating: boolean;
  onReload: () => Promise<unknown>;
}

/**
 * Only global admins may change contracts and the measurement card (specification, administration area,
 * section 6).
 */
export function OrganizationTabs({ organization, isUpdating, onReload }: OrganizationTabsProps) {
  const t = useText();
  const { access } = useAccess();
  const { organizationId, country } = organization;
  const canEdit = mayOpenOrganization(access, organizationId);
  const users = organization.users ?? [];
  const table = { organizationId, canEdit, isUpdating, onReload };
  const forGlobalAdmins = { organizationId, canEdit: access.isGlobalAdmin };
  const information = { organization, canEdit, onReload };
  const tabs: Record<OrganizationTab, UrlTab> = {
    information: {
      label: t('organization.tab.information'),
      content: <OrganizationInformationTab {...information} />,
    },
    contract: { label: t('organization.tab.contract'), content: <ContractTab {...forGlobalAdmins} /> },
    contacts: {
      label: t('contacts.title'),
      content: <OrganizationContactsTab {...table} contacts={organization.contacts ?? []} people={users} />,
    },
    measurementCard: {
      label: t('organization.tab.measurement_card'),
      content: <MeasurementCardTab {...forGlobalAdmins} />,
    },
    departments: {
      label: t('departments.title'),
      content: <DepartmentsTab {...table} country={country} departments={organization.departments} />,
    },
    users: {
      label: t('users.title'),
      content: (
        <OrganizationUsersTab
          {...table}
          organizationName={organization.name}
          country={country}
          departments={organization.departments}
          users={users}
        />
      ),
    },
    sawmills: {
      label: t('sawmills.title'),
      content: (
        <SawmillsTab
          organizationId={organizationId}
          country={country}
          departmentIds={organization.departments.map(({ departmentId }) => departmentId)}
          canEdit={canEdit}
        />
      ),
    },
    apiKeys: {
      label: t('organization.tab.api_keys'),
      content: <ApiKeysTab organizationId={organizationId} />,
    },
  };
  // The API keys are the last tab, so that the other numbers stay the same.
  const hasKeys = useFeature('ingest') && canEdit;
  const offered = organizationTabs.filter((name) => name !== 'apiKeys' || hasKeys);
  return <UrlTabs label={t('organization.tabs')} tabs={offered.map((name) => tabs[name])} />;
}
