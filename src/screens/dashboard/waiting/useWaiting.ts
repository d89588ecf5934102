import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import {
  type DepartmentsAndSawmills,
  sawmillFilterOf,
} from '@/features/department-scope/useDepartmentsAndSawmills';
import { type NewerCall, readNewerCall } from '@/features/stack-figures/newerCall';
import type { Day } from '@/lib/day';
import { comingBack, type StackWaiting, useListStackWaitingQuery } from '@/store/api/stackApi';
import type { DashboardFilters } from '@/store/filters/filterDefaults';
import { stackWaitingArg } from '@/store/filters/queryArgs';

export type WaitingState = NewerCall<StackWaiting>;

/** For filters that match no stack; there is no call. */
const nothing: StackWaiting = {
  notMeasured: { count: 0, oldest: null, overdue: 0 },
  notAssigned: { count: 0, oldest: null, volume: 0, withoutVolume: 0 },
  withoutPosition: { count: 0, volume: 0, withoutVolume: 0 },
};

/** What waits now under the filters, whatever their range. No other figure of the dashboard waits for it. */
export function useWaiting(
  filters: DashboardFilters,
  today: Day,
  departmentIds: readonly string[],
  parts: Pick<DepartmentsAndSawmills, 'sawmills' | 'sawmillsFailed'>,
): WaitingState {
  const isUnknown = useState(false);
  const { knownIds, isLoading } = sawmillFilterOf(parts, filters.sawmillIds);
  const arg = stackWaitingArg(filters, today, departmentIds, knownIds);
  const isCalled = arg !== undefined && !isLoading && !isUnknown[0];
  const query = useListStackWaitingQuery(isCalled ? { stackWaitingFilters: arg } : skipToken, comingBack);
  const state = readNewerCall(query, isUnknown);
  return arg || state.status === 'unknown' ? state : { status: 'ready', data: nothing };
}
