import { skipToken } from '@reduxjs/toolkit/query';
import { type SawmillsAndCard, sawmillFilterOf } from '@/features/department-scope/useSawmillsAndCard';
import { atTimeOf } from '@/lib/dateRange';
import { comingBack, type StackStatistics, useListStackStatisticsQuery } from '@/store/api/stackApi';
import type { DashboardFilters } from '@/store/filters/filterDefaults';
import { stackStatisticsArg } from '@/store/filters/queryArgs';
import type { RangeBefore } from './rangeBefore';

/** The figures are undefined while they load and if they have failed. `isNothing` says that all of them are zero. */
export interface FiguresBefore {
  figures: StackStatistics | undefined;
  isNothing: boolean;
}

/**
 * Loads the figures of the preceding range once the figures themselves have loaded (`loadedAt`), so that
 * these do not wait for a comparison. Returns null if no range lies before.
 */
export function useFiguresBefore(
  filters: DashboardFilters,
  before: RangeBefore | undefined,
  loadedAt: string | undefined,
  departmentIds: readonly string[],
  parts: Pick<SawmillsAndCard, 'sawmills' | 'sawmillsFailed'>,
): FiguresBefore | null {
  const { knownIds } = sawmillFilterOf(parts, filters.sawmillIds);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const { from, to } = before ?? filters;
  const fields = stackStatisticsArg({ ...filters, from, to }, timeZone, departmentIds, knownIds);
  const isAsked = fields && before && loadedAt !== undefined;
  const query = useListStackStatisticsQuery(
    isAsked
      ? {
          stackStatisticsFilters: {
            ...fields,
            // Only the sums are used.
            resolution: 'Monthly',
            ...(before.isCut && { to: atTimeOf(before.to, loadedAt) }),
          },
        }
      : skipToken,
    comingBack,
  );
  const figures = query.isError ? undefined : query.currentData;
  return before ? { figures, isNothing: figures !== undefined && isNothing(figures) } : null;
}

/** Pre-registered stacks are left out: their number belongs to today's stock and not to an earlier range. */
function isNothing({ fullMeasurements, pieceCount, assignedToSawmill, bins }: StackStatistics): boolean {
  return fullMeasurements + pieceCount + assignedToSawmill === 0 && bins.every(({ volume }) => volume === 0);
}
