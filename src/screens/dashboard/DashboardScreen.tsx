import { Stack } from '@mantine/core';
import { useParams } from 'react-router';
import { NoDepartments } from '@/features/department-scope/NoDepartments';
import { useDepartmentScope } from '@/features/department-scope/useDepartmentScope';
import { FailedPage } from '@/features/errors/FailedPage';
import { useUrlFilters } from '@/features/stack-filters/useUrlFilters';
import { useText } from '@/i18n/useText';
import { dashboardFilterPage } from '@/store/filters/filtersSlice';
import { LoadingCards } from '@/ui/feedback/LoadingCards';
import { PageHeader } from '@/ui/layout/PageHeader';
import { Dashboard } from './Dashboard';

export function DashboardScreen() {
  const t = useText();
  const { orgId = '', deptId = 'all' } = useParams();
  const filters = useUrlFilters(dashboardFilterPage);
  const state = useDepartmentScope(orgId, deptId);
  const title = t('dashboard.title');
  if (state.status === 'failed') {
    return <FailedPage title={title} error={state.error} onRetry={state.retry} />;
  }
  if (state.status === 'loading' || !filters)
    return (
      <Stack gap="sm">
        <PageHeader title={title} />
        <LoadingCards />
      </Stack>
    );
  const { organization, departmentIds } = state.scope;
  if (departmentIds.length === 0) {
    return (
      <>
        <PageHeader title={title} context={organization.name} />
        <NoDepartments organizationId={organization.organizationId} />
      </>
    );
  }
  return <Dashboard scope={state.scope} deptId={deptId} filters={filters} />;
}
