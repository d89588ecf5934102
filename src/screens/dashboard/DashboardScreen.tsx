import { Anchor, Stack } from '@mantine/core';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { NoDepartments } from '@/features/department-scope/NoDepartments';
import { type DepartmentScope, useDepartmentScope } from '@/features/department-scope/useDepartmentScope';
import { useDepartmentsAndSawmills } from '@/features/department-scope/useDepartmentsAndSawmills';
import { FailedPage } from '@/features/errors/FailedPage';
import { cardVolumeUnit } from '@/features/stack-figures/cardVolumeUnit';
import { waitingLinks } from '@/features/stack-figures/waitingLinks';
import { useUrlFilters } from '@/features/stack-filters/useUrlFilters';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import type { DayRange } from '@/lib/dateRange';
import { dayOf } from '@/lib/day';
import { paths } from '@/navigation/paths';
import { useAccess } from '@/store/access/useAccess';
import { appliedFilterCount, appliedFilters } from '@/store/filters/appliedFilters';
import type { DashboardFilters } from '@/store/filters/filterDefaults';
import { dashboardFilterPage } from '@/store/filters/filtersSlice';
import { LiveRegion } from '@/ui/feedback/LiveRegion';
import { later } from '@/ui/feedback/later';
import { Notice } from '@/ui/feedback/Notice';
import { DetailLine } from '@/ui/layout/DetailLine';
import { PageHeader } from '@/ui/layout/PageHeader';
import { type RangeBefore, rangeBefore } from './before/rangeBefore';
import { useFiguresBefore } from './before/useFiguresBefore';
import { metrics } from './charts/metrics';
import classes from './Dashboard.module.css';
import { DashboardHeader, DashboardPeriod } from './DashboardHeader';
import { DashboardMetrics } from './DashboardMetrics';
import type { DashboardDetailsProps } from './details/detailsProps';
import { dashboardLinks } from './links/dashboardLinks';
import { useStatistics } from './useStatistics';
import { useWaiting } from './waiting/useWaiting';
import { WaitingRow } from './waiting/WaitingRow';

/** The figures of an organisation, of one department, or of all the person's departments. */
export function DashboardScreen() {
  const t = useText();
  const { orgId = '', deptId = 'all' } = useParams();
  const filters = useUrlFilters(dashboardFilterPage);
  const state = useDepartmentScope(orgId, deptId);
  const title = t('dashboard.title');
  if (state.status === 'failed') {
    return <FailedPage title={title} error={state.error} onRetry={state.retry} />;
  }
  if (state.status === 'loading' || !filters) return <PageHeader title={title} />;
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

interface DashboardProps {
  scope: DepartmentScope;
  /** As in the route; `all` for the whole organisation. */
  deptId: string;
  /** As in the URL. */
  filters: DashboardFilters;
}

function Dashboard({ scope, deptId, filters }: DashboardProps) {
  const t = useText();
  const { number } = useFormats();
  const { organization, departmentIds, departmentNames } = scope;
  const parts = useDepartmentsAndSawmills(organization.organizationId);
  const state = useStatistics(filters, departmentIds, parts);
  const today = dayOf(new Date());
  const compared = rangeBefore(filters, today);
  const before = useFiguresBefore(filters, compared, state.loadedAt, departmentIds, parts);
  const waiting = useWaiting(filters, today, departmentIds, parts);
  const unit = parts.cardProblem === 'loading' ? undefined : cardVolumeUnit(parts.card);
  const links = dashboardLinks(organization.organizationId, deptId, filters);
  const departmentName = departmentNames.get(deptId);
  const { statistics } = state;
  const announcement = statistics
    ? [
        t('stack_filters.applied', { count: appliedFilterCount(filters) }),
        ...metrics.map((metric) =>
          t('ui.named_value', { name: t(`dashboard.figure.${metric}`), value: number(statistics[metric]) }),
        ),
      ].join('. ')
    : '';

  return (
    <Stack gap="sm">
      <DashboardHeader
        context={departmentName ?? organization.name}
        filters={filters}
        departmentIds={departmentIds}
        parts={parts}
        listHref={links.measured}
        measured={statistics && statistics.fullMeasurements + statistics.pieceCount}
      />
      {parts.cardProblem === 'missing' && <MissingCardNotice organizationId={organization.organizationId} />}
      <WaitingRow
        state={waiting}
        today={today}
        unit={unit}
        isFiltered={appliedFilters(filters).length > 0}
        links={waitingLinks(organization.organizationId, deptId, filters, today)}
      />
      <DashboardPeriod filters={filters} />
      <PeriodLine
        scopeName={departmentName ?? t('shell.all_departments')}
        range={filters}
        compared={compared}
        isNothingBefore={before === null}
        loadedAt={state.loadedAt}
        isRefreshing={state.isRefreshing}
      />
      <DashboardMetrics state={state} filters={filters} parts={parts} links={links} before={before} />
      <LoadedDetails
        scope={scope}
        deptId={deptId}
        filters={filters}
        parts={parts}
        today={today}
        unit={unit}
        isAsked={state.status === 'ready'}
      />
      <LiveRegion text={announcement} />
    </Stack>
  );
}

const DashboardDetails = later(async () => (await import('./details/DashboardDetails')).DashboardDetails, {
  failed: 'dashboard.details_broken',
});

/** In a chunk that is loaded once the figures are there, with calls of its own. */
function LoadedDetails(props: DashboardDetailsProps) {
  const [isWanted, setWanted] = useState(false);
  if (props.isAsked && !isWanted) setWanted(true);
  return isWanted && <DashboardDetails {...props} />;
}

function MissingCardNotice({ organizationId }: { organizationId: string }) {
  const t = useText();
  const { access } = useAccess();
  return (
    <Notice tone="warning">
      <p>{t('dashboard.no_card')}</p>
      {access.isGlobalAdmin && (
        <p>
          <Anchor component={Link} to={paths.organization(organizationId, 'measurementCard')}>
            {t('dashboard.to_card')}
          </Anchor>
        </p>
      )}
    </Notice>
  );
}

interface PeriodLineProps {
  scopeName: string;
  range: DayRange;
  compared: RangeBefore | undefined;
  /** There are no figures of the range to compare with. */
  isNothingBefore: boolean;
  /** ISO instant; undefined without figures. */
  loadedAt: string | undefined;
  isRefreshing: boolean;
}

/** The two dates of a range stand in its fields above; what an empty field means is said here. */
function PeriodLine({
  scopeName,
  range,
  compared,
  isNothingBefore,
  loadedAt,
  isRefreshing,
}: PeriodLineProps) {
  const t = useText();
  const says = isRefreshing ? 'stack_table.refreshing' : 'stack_table.updated';
  const { date, time } = useFormats();
  const { from, to } = range;
  const first = from === null ? '' : date(from);
  const openRange = from === null ? (to === null ? 'all' : 'until') : to === null ? 'since' : undefined;
  return (
    <DetailLine>
      <span>{scopeName}</span>
      {openRange && (
        <span>
          {t('dashboard.period', {
            range: openRange,
            from: first,
            to: to === null ? '' : date(to),
          })}
        </span>
      )}
      {compared && (
        <span className={classes.compared}>
          {isNothingBefore
            ? t('dashboard.none_before', { from: first })
            : t('dashboard.compared', {
                from: date(compared.from),
                to: date(compared.to),
                isCut: String(compared.isCut),
              })}
        </span>
      )}
      {loadedAt && <span>{t(says, { time: time(loadedAt) })}</span>}
    </DetailLine>
  );
}
