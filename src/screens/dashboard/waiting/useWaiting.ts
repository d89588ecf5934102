import { skipToken } from '@reduxjs/toolkit/query';
import { type SawmillsAndCard, sawmillFilterOf } from '@/features/department-scope/useSawmillsAndCard';
import { type FiguresState, figuresState } from '@/features/stack-figures/figuresState';
import type { Day } from '@/lib/day';
import { comingBack, type StackWaiting, useListStackWaitingQuery } from '@/store/api/stackApi';
import type { DashboardFilters } from '@/store/filters/filterDefaults';
import { stackWaitingArg } from '@/store/filters/queryArgs';

const nothing: StackWaiting = {
  notMeasured: { count: 0, oldest: null, overdue: 0 },
  notAssigned: { count: 0, oldest: null, volume: 0, withoutVolume: 0 },
  withoutPosition: { count: 0, volume: 0, withoutVolume: 0 },
};

export function useWaiting(
  filters: DashboardFilters,
  today: Day,
  departmentIds: readonly string[],
  parts: Pick<SawmillsAndCard, 'sawmills' | 'sawmillsFailed'>,
): FiguresState<StackWaiting> {
  const { knownIds, isLoading } = sawmillFilterOf(parts, filters.sawmillIds);
  const arg = stackWaitingArg(filters, today, departmentIds, knownIds);
  const isCalled = arg !== undefined && !isLoading;
  const query = useListStackWaitingQuery(isCalled ? { stackWaitingFilters: arg } : skipToken, comingBack);
  return arg ? figuresState(query) : { status: 'ready', data: nothing };
}
