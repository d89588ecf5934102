import { skipToken } from '@reduxjs/toolkit/query';
import { type SawmillsAndCard, sawmillFilterOf } from '@/features/department-scope/useSawmillsAndCard';
import { comingBack, type StackStatistics, useListStackStatisticsQuery } from '@/store/api/stackApi';
import type { DashboardFilters } from '@/store/filters/filterDefaults';
import { stackStatisticsArg } from '@/store/filters/queryArgs';

export interface StatisticsState {
  status: 'loading' | 'failed' | 'ready';
  statistics: StackStatistics | undefined;
  loadedAt: string | undefined;
  isRefreshing: boolean;
  retry: () => void;
}

const nothing: StackStatistics = {
  preregistrations: 0,
  fullMeasurements: 0,
  pieceCount: 0,
  assignedToSawmill: 0,
  bins: [],
};

export function useStatistics(
  filters: DashboardFilters,
  departmentIds: readonly string[],
  parts: Pick<SawmillsAndCard, 'sawmills' | 'sawmillsFailed'>,
): StatisticsState {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const { knownIds, isLoading } = sawmillFilterOf(parts, filters.sawmillIds);
  const arg = stackStatisticsArg(filters, timeZone, departmentIds, knownIds);
  const query = useListStackStatisticsQuery(
    arg && !isLoading ? { stackStatisticsFilters: arg } : skipToken,
    comingBack,
  );
  const { currentData, error, isFetching, fulfilledTimeStamp: at, refetch: retry } = query;
  const none = { statistics: undefined, loadedAt: undefined, isRefreshing: false, retry };
  if (!arg) return { ...none, status: 'ready', statistics: nothing };
  // The error stays during a repeated call, because `currentData` of the same filters would briefly reappear.
  if (error) return { ...none, status: isFetching ? 'loading' : 'failed' };
  if (!currentData) return { ...none, status: 'loading' };
  const loadedAt = at === undefined ? undefined : new Date(at).toISOString();
  return { status: 'ready', statistics: currentData, loadedAt, isRefreshing: isFetching, retry };
}
