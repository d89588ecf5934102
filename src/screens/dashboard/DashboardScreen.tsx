import { useParams } from 'react-router';
import { useText } from '../../i18n/useText';
import {
  dashboardFiltersLeft,
  dashboardFiltersRead,
  selectDashboardFilters,
} from '../../store/filters/filtersSlice';
import { PageHeader } from '../../ui/PageHeader';
import { useDepartmentScope } from '../../widgets/department-scope/useDepartmentScope';
import { FailedPage } from '../../widgets/service-failure/FailedPage';
import { useFilterUrl } from '../../widgets/stack-table/useFilterUrl';
import { Dashboard } from './Dashboard';
import { NoDepartments } from './NoDepartments';

const pageFilters = {
  read: dashboardFiltersRead,
  left: dashboardFiltersLeft,
  select: selectDashboardFilters,
};

/** The figures of an organisation, of one department, or of all that the person may open. */
export function DashboardScreen() {
  const t = useText();
  const { orgId = '', deptId = 'all' } = useParams();
  const filters = useFilterUrl(pageFilters);
  const state = useDepartmentScope(orgId, deptId);
  const title = t('dashboard.title');
  if (state.status === 'failed') {
    return <FailedPage title={title} error={state.error} onRetry={state.retry} />;
  }
  if (state.status === 'loading' || !filters) return <PageHeader title={title} />;
  if (state.scope.departmentIds.length === 0)
    return <NoDepartments organization={state.scope.organization} />;
  return <Dashboard scope={state.scope} deptId={deptId} filters={filters} />;
}
