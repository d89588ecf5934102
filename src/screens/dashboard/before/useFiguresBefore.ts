import { skipToken } from '@reduxjs/toolkit/query';
import { type SawmillsAndCard, sawmillFilterOf } from '@/features/department-scope/useSawmillsAndCard';
import { atTimeOf } from '@/lib/dateRange';
import { comingBack, type StackStatistics, useListStackStatisticsQuery } from '@/store/api/stackApi';
import type { DashboardFilters } from '@/store/filters/filterDefaults';
import { stackStatisticsArg } from '@/store/filters/queryArgs';
import type { RangeBefore } from './rangeBefore';

/**
 * The figures of the range before. They are asked for once the figures themselves are there, at `loadedAt`: nobody waits
 * for a comparison. Null where there is nothing to compare with.
 */
export function useFiguresBefore(
  filters: DashboardFilters,
  before: RangeBefore | undefined,
  loadedAt: string | undefined,
  departmentIds: readonly string[],
  parts: Pick<SawmillsAndCard, 'sawmills' | 'sawmillsFailed'>,
): StackStatistics | null | undefined {
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
            // Only the sums count.
            resolution: 'Monthly',
            ...(before.isCut && { to: atTimeOf(before.to, loadedAt) }),
          },
        }
      : skipToken,
    comingBack,
  );
  const figures = query.isError ? undefined : query.currentData;
  return before && !(figures && isNothing(figures)) ? figures : null;
}

/** What is still pre-registered is a stock of today, not a figure of an earlier range. */
function isNothing({ fullMeasurements, pieceCount, assignedToSawmill, bins }: StackStatistics): boolean {
  return fullMeasurements + pieceCount + assignedToSawmill === 0 && bins.every(({ volume }) => volume === 0);
}
