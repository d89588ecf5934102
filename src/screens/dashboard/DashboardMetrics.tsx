import { Button } from '@mantine/core';
import type { SawmillsAndCard } from '@/features/department-scope/useSawmillsAndCard';
import { cardVolumeUnit } from '@/features/stack-figures/cardVolumeUnit';
import { NoFilteredStacks } from '@/features/stack-filters/NoFilteredStacks';
import { useFilterControls } from '@/features/stack-filters/useUrlFilters';
import { useText } from '@/i18n/useText';
import type { StackStatistics } from '@/store/api/stackApi';
import { appliedFilters } from '@/store/filters/appliedFilters';
import type { DashboardFilters } from '@/store/filters/filterDefaults';
import { dashboardFilterPage } from '@/store/filters/filtersSlice';
import { resolutionOf } from '@/store/filters/timeResolution';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import type { FiguresBefore } from './before/useFiguresBefore';
import { CountCards } from './charts/CountCards';
import { cutBins } from './charts/cutBins';
import { metrics, sumOfBins } from './charts/metrics';
import { VolumeChart } from './charts/VolumeChart';
import type { dashboardLinks } from './links/dashboardLinks';
import type { StatisticsState } from './useStatistics';

interface DashboardMetricsProps {
  state: StatisticsState;
  filters: DashboardFilters;
  parts: Pick<SawmillsAndCard, 'card' | 'cardProblem'>;
  links: ReturnType<typeof dashboardLinks>;
  before: FiguresBefore | null;
}

function isNothing(statistics: StackStatistics): boolean {
  return (
    metrics.every((metric) => statistics[metric] === 0) && statistics.bins.every(({ volume }) => volume === 0)
  );
}

export function DashboardMetrics({ state, filters, parts, links, before }: DashboardMetricsProps) {
  const t = useText();
  const { status, statistics } = state;
  if (status === 'failed')
    return <ErrorState title={t('dashboard.failed')} onRetry={state.retry} alreadyAnnounced />;
  // The measurement card has the unit of the volumes.
  const bins = parts.cardProblem === 'loading' ? undefined : statistics?.bins;
  const resolution = resolutionOf(filters);
  const cut = cutBins(statistics?.bins ?? [], resolution, filters, new Date());
  return (
    <>
      <CountCards statistics={statistics} cut={cut} listHref={links.ofMetric} before={before} />
      {statistics && isNothing(statistics) ? (
        <NoStacks filters={filters} />
      ) : (
        <VolumeChart
          bins={bins}
          resolution={resolution}
          unit={cardVolumeUnit(parts.card)}
          cut={cut}
          listHref={links.measured}
          before={before?.figures && sumOfBins(before.figures.bins, 'volume')}
        />
      )}
    </>
  );
}

function NoStacks({ filters }: { filters: DashboardFilters }) {
  const t = useText();
  const { change, reset } = useFilterControls(dashboardFilterPage);
  if (appliedFilters(filters).length > 0) {
    return <NoFilteredStacks onReset={reset} />;
  }
  if (filters.from !== null || filters.to !== null) {
    return (
      <EmptyState
        title={t('stacks.none_in_range')}
        action={
          <Button variant="default" onClick={() => change({ from: null, to: null })}>
            {t('stacks.all_dates')}
          </Button>
        }
      />
    );
  }
  return <EmptyState title={t('stacks.none')} text={t('stacks.none_text')} />;
}
