import type { OrganizationParts } from '@/features/department-scope/useOrganizationParts';
import { useText } from '@/i18n/useText';
import type { StackStatistics } from '@/store/api/stackApi';
import type { DashboardFilters } from '@/store/filters/dashboardFilters';
import { resolutionOf } from '@/store/filters/resolution';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { cardVolumeUnit } from './cardVolumeUnit';
import { CountCards } from './charts/CountCards';
import { figures } from './charts/figures';
import { VolumeChart } from './charts/VolumeChart';
import type { dashboardLinks } from './dashboardLinks';
import { NoStacks } from './NoStacks';
import type { StatisticsState } from './useStatistics';

interface DashboardFiguresProps {
  state: StatisticsState;
  filters: DashboardFilters;
  parts: Pick<OrganizationParts, 'card' | 'cardProblem'>;
  links: ReturnType<typeof dashboardLinks>;
}

function isNothing(statistics: StackStatistics): boolean {
  return (
    figures.every((figure) => statistics[figure] === 0) && statistics.bins.every(({ volume }) => volume === 0)
  );
}

/** The cards and the chart; why there are no figures, or that nothing was counted. */
export function DashboardFigures({ state, filters, parts, links }: DashboardFiguresProps) {
  const t = useText();
  const { status, statistics } = state;
  if (status === 'failed') return <ErrorState title={t('dashboard.failed')} onRetry={state.retry} told />;
  // Volumes wait for the card, which says in which unit.
  const bins = parts.cardProblem === 'loading' ? undefined : statistics?.bins;
  return (
    <>
      <CountCards statistics={statistics} listHref={links.ofFigure} />
      {statistics && isNothing(statistics) ? (
        <NoStacks filters={filters} />
      ) : (
        <VolumeChart
          bins={bins}
          resolution={resolutionOf(filters)}
          unit={cardVolumeUnit(parts.card)}
          listHref={links.measured}
        />
      )}
    </>
  );
}
