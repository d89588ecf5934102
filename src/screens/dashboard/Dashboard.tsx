import type { DepartmentScope } from '@/features/department-scope/useDepartmentScope';
import { useOrganizationParts } from '@/features/department-scope/useOrganizationParts';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { appliedFilterCount } from '@/store/filters/appliedFilters';
import type { DashboardFilters } from '@/store/filters/dashboardFilters';
import { LiveRegion } from '@/ui/feedback/LiveRegion';
import { PageHeader } from '@/ui/layout/PageHeader';
import { figures } from './charts/figures';
import classes from './Dashboard.module.css';
import { DashboardFigures } from './DashboardFigures';
import { DashboardFilterBar } from './DashboardFilterBar';
import { dashboardLinks } from './dashboardLinks';
import { MissingCardNotice } from './MissingCardNotice';
import { PeriodLine } from './PeriodLine';
import { useStatistics } from './useStatistics';

interface DashboardProps {
  scope: DepartmentScope;
  /** As in the route; `all` for the whole organisation. */
  deptId: string;
  /** As they stand in the URL. */
  filters: DashboardFilters;
}

/** What was pre-registered, measured and assigned in a scope: what filters it, the figures, and the ways to their stacks. */
export function Dashboard({ scope, deptId, filters }: DashboardProps) {
  const t = useText();
  const { number } = useFormats();
  const { organization, departmentIds, departmentNames } = scope;
  const parts = useOrganizationParts(organization.organizationId);
  const state = useStatistics(filters, departmentIds, parts);
  const links = dashboardLinks(organization.organizationId, deptId, filters);
  const departmentName = departmentNames.get(deptId);
  const { statistics } = state;
  const announcement = statistics
    ? [
        t('stack_filters.applied', { count: appliedFilterCount(filters) }),
        ...figures.map((figure) => `${t(`dashboard.figure.${figure}`)}: ${number(statistics[figure])}`),
      ].join('. ')
    : '';

  return (
    <div className={classes.page}>
      <PageHeader title={t('dashboard.title')} context={departmentName ?? organization.name} />
      <DashboardFilterBar
        filters={filters}
        departmentIds={departmentIds}
        parts={parts}
        listHref={links.measured}
      />
      {parts.cardProblem === 'missing' && <MissingCardNotice organizationId={organization.organizationId} />}
      <PeriodLine
        scopeName={departmentName ?? t('shell.all_departments')}
        range={filters}
        loadedAt={state.loadedAt}
      />
      <DashboardFigures state={state} filters={filters} parts={parts} links={links} />
      <LiveRegion text={announcement} />
    </div>
  );
}
