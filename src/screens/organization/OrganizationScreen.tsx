import { Stack } from '@mantine/core';
import { useParams } from 'react-router';
import { FailedPage } from '@/features/errors/FailedPage';
import { StaleNotice } from '@/features/errors/StaleNotice';
import { HistoryLink } from '@/features/history-link/HistoryLink';
import { useText } from '@/i18n/useText';
import { type OrganizationTab, organizationTabs } from '@/navigation/paths';
import { mayOpenOrganization } from '@/store/access/access';
import { useAccess } from '@/store/access/useAccess';
import { type Organization, useGetOrganizationQuery } from '@/store/api/organizationApi';
import { serviceErrorOf } from '@/store/ports/serviceError';
import { useFeature } from '@/store/useFeature';
import { LoadingCards } from '@/ui/feedback/LoadingCards';
import { PageHeader } from '@/ui/layout/PageHeader';
import { type UrlTab, UrlTabs } from '@/ui/tabs/UrlTabs';
import { ApiKeysTab } from './api-keys/ApiKeysTab';
import { OrganizationContactsTab } from './contacts/OrganizationContactsTab';
import { ContractTab } from './contract/ContractTab';
import { DepartmentsTab } from './departments/DepartmentsTab';
import { OrganizationInformationTab } from './information/OrganizationInformationTab';
import { MeasurementCardTab } from './measurement-card/MeasurementCardTab';
import { SawmillsTab } from './sawmills/SawmillsTab';
import { OrganizationUsersTab } from './users/OrganizationUsersTab';

/** Specification, administration area, section 2. */
export function OrganizationScreen() {
  const t = useText();
  const { orgId = '' } = useParams();
  const { currentData: organization, error, isFetching, refetch } = useGetOrganizationQuery({ id: orgId });
  const title = t('organization.title');
  if (!organization && error && !isFetching) {
    return <FailedPage title={title} error={serviceErrorOf(error)} onRetry={() => void refetch()} />;
  }
  return (
    <Stack>
      <PageHeader
        title={organization?.name ?? title}
        context={organization && title}
        actions={organization && <HistoryLink orgId={orgId} />}
      />
      {organization && <StaleNotice error={error} isFetching={isFetching} onRetry={() => void refetch()} />}
      {organization ? (
        <OrganizationTabs organization={organization} isUpdating={isFetching} onReload={refetch} />
      ) : (
        <LoadingCards />
      )}
    </Stack>
  );
}

interface OrganizationTabsProps {
  organization: Organization;
  isUpdating: boolean;
  onReload: () => Promise<unknown>;
}

/**
 * The parts of an organisation's page. Only global admins may change contracts and the measurement card
 * (specification, administration area, section 6).
 */
function OrganizationTabs({ organization, isUpdating, onReload }: OrganizationTabsProps) {
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
  // The last tab: the numbers of the others stay.
  const hasKeys = useFeature('ingest') && canEdit;
  const offered = organizationTabs.filter((name) => name !== 'apiKeys' || hasKeys);
  return <UrlTabs label={t('organization.tabs')} tabs={offered.map((name) => tabs[name])} />;
}
