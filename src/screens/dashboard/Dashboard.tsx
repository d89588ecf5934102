import { Stack } from '@mantine/core';
import type { DepartmentScope } from '@/features/department-scope/useDepartmentScope';
import { useSawmillsAndCard } from '@/features/department-scope/useSawmillsAndCard';
import { cardVolumeUnit } from '@/features/stack-figures/cardVolumeUnit';
import { useText } from '@/i18n/useText';
import { dayOf } from '@/lib/day';
import type { DashboardFilters } from '@/store/filters/filterDefaults';
import { useFeature } from '@/store/useFeature';
import { rangeBefore } from './before/rangeBefore';
import { useFiguresBefore } from './before/useFiguresBefore';
import { DashboardHeader, DashboardPeriod } from './DashboardHeader';
import { DashboardMetrics } from './DashboardMetrics';
import { LoadedDetails } from './details/LoadedDetails';
import { FiguresReadOut } from './FiguresReadOut';
import { dashboardLinks } from './links/dashboardLinks';
import { MissingCardNotice } from './MissingCardNotice';
import { PeriodLine } from './PeriodLine';
import { useStatistics } from './useStatistics';
import { Waiting } from './waiting/Waiting';

interface DashboardProps {
  scope: DepartmentScope;
  deptId: string;
  filters: DashboardFilters;
}

export function Dashboard({ scope, deptId, filters }: DashboardProps) {
  const t = useText();
  const { organization, departmentIds, departmentNames } = scope;
  const parts = useSawmillsAndCard(organization.organizationId);
  const state = useStatistics(filters, departmentIds, parts);
  const today = dayOf(new Date());
  const compared = rangeBefore(filters, today);
  const before = useFiguresBefore(filters, compared, state.loadedAt, departmentIds, parts);
  const hasFigures = useFeature('figures');
  const unit = parts.cardProblem === 'loading' ? undefined : cardVolumeUnit(parts.card);
  const links = dashboardLinks(organization.organizationId, deptId, filters);
  const departmentName = departmentNames.get(deptId);
  const { statistics } = state;

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
      {hasFigures && (
        <Waiting scope={scope} deptId={deptId} filters={filters} parts={parts} today={today} unit={unit} />
      )}
      <DashboardPeriod filters={filters} />
      <PeriodLine
        scopeName={departmentName ?? t('shell.all_departments')}
        range={filters}
        compared={compared}
        before={before}
        loadedAt={state.loadedAt}
        isRefreshing={state.isRefreshing}
      />
      <DashboardMetrics state={state} filters={filters} parts={parts} links={links} before={before} />
      {hasFigures && (
        <LoadedDetails
          scope={scope}
          deptId={deptId}
          filters={filters}
          parts={parts}
          today={today}
          unit={unit}
          isAsked={state.status === 'ready'}
        />
      )}
      <FiguresReadOut filters={filters} statistics={statistics} />
    </Stack>
  );
}
