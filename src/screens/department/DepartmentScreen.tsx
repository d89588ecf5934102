import { Stack } from '@mantine/core';
import { Navigate, useParams } from 'react-router';
import { DepartmentTable } from '@/features/department-table/DepartmentTable';
import { FailedPage } from '@/features/errors/FailedPage';
import { StaleNotice } from '@/features/errors/StaleNotice';
import { HistoryLink } from '@/features/history-link/HistoryLink';
import { useText } from '@/i18n/useText';
import { type DepartmentTab, departmentTabs, paths } from '@/navigation/paths';
import { accessibleDepartments, mayOpenOrganization } from '@/store/access/access';
import { useAccess } from '@/store/access/useAccess';
import { type Department, useGetDepartmentQuery } from '@/store/api/departmentApi';
import { type Member, type Organization, useGetOrganizationQuery } from '@/store/api/organizationApi';
import { serviceErrorOf, serviceErrorOfKind } from '@/store/ports/serviceError';
import { useFeature } from '@/store/useFeature';
import { LoadingCards } from '@/ui/feedback/LoadingCards';
import { PageHeader } from '@/ui/layout/PageHeader';
import { type UrlTab, UrlTabs } from '@/ui/tabs/UrlTabs';
import { DepartmentContactsTab } from './contacts/DepartmentContactsTab';
import { CustomerNumberCard } from './contract/CustomerNumberCard';
import { DepartmentInformationTab } from './information/DepartmentInformationTab';
import { HarvestPlacesTab } from './places/HarvestPlacesTab';
import { DepartmentUsersTab } from './users/DepartmentUsersTab';

export function DepartmentScreen() {
  const { orgId = '', deptId = '' } = useParams();
  if (deptId === 'all') return <AllDepartments organizationId={orgId} />;
  return <OneDepartment organizationId={orgId} departmentId={deptId} />;
}

interface OneDepartmentProps {
  organizationId: string;
  departmentId: string;
}

function OneDepartment({ organizationId, departmentId }: OneDepartmentProps) {
  const t = useText();
  const { currentData: department, error, isFetching, refetch } = useGetDepartmentQuery({ id: departmentId });
  const { currentData: organization } = useGetOrganizationQuery({ id: organizationId });
  const title = t('department.title');
  const isElsewhere = department !== undefined && department.organizationId !== organizationId;
  if (isElsewhere || (!department && error && !isFetching)) {
    const failure = isElsewhere ? serviceErrorOfKind('refused', 404) : serviceErrorOf(error);
    return <FailedPage title={title} error={failure} onRetry={() => void refetch()} />;
  }
  return (
    <Stack>
      <PageHeader
        title={department?.name ?? title}
        context={organization?.name}
        actions={department && <HistoryLink orgId={organizationId} deptId={departmentId} />}
      />
      {department && <StaleNotice error={error} isFetching={isFetching} onRetry={() => void refetch()} />}
      {department ? (
        <DepartmentTabs
          department={department}
          organizationName={organization?.name ?? ''}
          country={organization?.country}
          people={organization?.users ?? department.users}
          isUpdating={isFetching}
          onReload={refetch}
        />
      ) : (
        <LoadingCards />
      )}
    </Stack>
  );
}

function AllDepartments({ organizationId }: { organizationId: string }) {
  const { access } = useAccess();
  if (mayOpenOrganization(access, organizationId)) {
    return <Navigate to={paths.organization(organizationId)} replace />;
  }
  return <DepartmentPicker organizationId={organizationId} />;
}

function DepartmentPicker({ organizationId: id }: { organizationId: string }) {
  const t = useText();
  const { access } = useAccess();
  const { currentData: organization, error, isFetching, refetch } = useGetOrganizationQuery({ id });
  const title = t('department.choose');
  if (!organization && error && !isFetching) {
    return <FailedPage title={title} error={serviceErrorOf(error)} onRetry={() => void refetch()} />;
  }
  return (
    <Stack>
      <PageHeader title={title} context={organization?.name} />
      {organization && <StaleNotice error={error} isFetching={isFetching} onRetry={() => void refetch()} />}
      {organization ? (
        <DepartmentTable
          organizationId={id}
          departments={accessibleDepartments(access, organization)}
          isUpdating={isFetching}
        />
      ) : (
        <LoadingCards />
      )}
    </Stack>
  );
}

const ownCountries = { dk: 'DK', de: 'DE', pl: 'PL', uk: 'GB' } as const;

interface DepartmentTabsProps {
  department: Department;
  organizationName: string;
  country: Organization['country'] | undefined;
  people: readonly Member[];
  isUpdating: boolean;
  onReload: () => Promise<unknown>;
}

function DepartmentTabs(props: DepartmentTabsProps) {
  const { department, organizationName, country, people, isUpdating, onReload } = props;
  const t = useText();
  const { access } = useAccess();
  const { departmentId, contacts } = department;
  const card = { department, onReload };
  const table = { departmentId, canEdit: true, isUpdating, onReload };
  const tabs: Record<DepartmentTab, UrlTab> = {
    information: { label: t('department.tab.information'), content: <DepartmentInformationTab {...card} /> },
    contract: {
      label: t('department.tab.contract'),
      content: <CustomerNumberCard {...card} canEdit={access.isGlobalAdmin} />,
    },
    contacts: {
      label: t('contacts.title'),
      content: <DepartmentContactsTab {...table} contacts={contacts} people={people} />,
    },
    users: {
      label: t('users.title'),
      content: (
        <DepartmentUsersTab
          department={department}
          organizationName={organizationName}
          country={country}
          canEdit
          isUpdating={isUpdating}
          onReload={onReload}
        />
      ),
    },
    harvestPlaces: {
      label: t('harvest_places.title'),
      content: <HarvestPlacesTab departmentId={departmentId} country={country && ownCountries[country]} />,
    },
  };
  // The last tab: the numbers of the others stay.
  const hasPlaces = useFeature('harvestPlaces');
  const offered = departmentTabs.filter((name) => name !== 'harvestPlaces' || hasPlaces);
  return <UrlTabs label={t('department.tabs')} tabs={offered.map((name) => tabs[name])} />;
}
