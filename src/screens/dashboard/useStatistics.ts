import { skipToken } from '@reduxjs/toolkit/query';
import {
  type DepartmentsAndSawmills,
  sawmillFilterOf,
} from '@/features/department-scope/useDepartmentsAndSawmills';
import { type StackStatistics, useListStackStatisticsQuery } from '@/store/api/stackApi';
import type { DashboardFilters } from '@/store/filters/filterDefaults';
import { stackStatisticsArg } from '@/store/filters/queryArgs';

export interface StatisticsState {
  status: 'loading' | 'failed' | 'ready';
  /** Of these filters, never of earlier ones; undefined until they have loaded. */
  statistics: StackStatistics | undefined;
  /** ISO instant of the answer that is shown. */
  loadedAt: string | undefined;
  retry: () => void;
}

/** For filters that no stack can match: nothing is asked. */
const nothing: StackStatistics = {
  preregistrations: 0,
  fullMeasurements: 0,
  pieceCount: 0,
  assignedToSawmill: 0,
  bins: [],
};

/** The figures that the filters ask for, in the zone of the viewer. A failed call leaves none, until another succeeds. */
export function useStatistics(
  filters: DashboardFilters,
  departmentIds: readonly string[],
  parts: Pick<DepartmentsAndSawmills, 'sawmills' | 'sawmillsFailed'>,
): StatisticsState {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const { knownIds, isLoading } = sawmillFilterOf(parts, filters.sawmillIds);
  const arg = stackStatisticsArg(filters, timeZone, departmentIds, knownIds);
  const query = useListStackStatisticsQuery(arg && !isLoading ? { stackStatisticsFilters: arg } : skipToken);
  const { currentData, error, isFetching, fulfilledTimeStamp: at, refetch: retry } = query;
  const none = { statistics: undefined, loadedAt: undefined, retry };
  if (!arg) return { ...none, status: 'ready', statistics: nothing };
  // The error stays while the call is made again; `currentData` of the same filters would come back meanwhile.
  if (error) return { ...none, status: isFetching ? 'loading' : 'failed' };
  if (!currentData) return { ...none, status: 'loading' };
  const loadedAt = at === undefined ? undefined : new Date(at).toISOString();
  return { status: 'ready', statistics: currentData, loadedAt, retry };
}
