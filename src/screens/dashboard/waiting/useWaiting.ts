import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import {
  type DepartmentsAndSawmills,
  sawmillFilterOf,
} from '@/features/department-scope/useDepartmentsAndSawmills';
import type { Day } from '@/lib/day';
import { type StackWaiting, useListStackWaitingQuery } from '@/store/api/stackApi';
import type { DashboardFilters } from '@/store/filters/filterDefaults';
import { stackWaitingArg } from '@/store/filters/queryArgs';
import { serviceErrorOf } from '@/store/ports/serviceError';

export type WaitingState =
  /** The measurement service has no such call. */
  | { status: 'unknown' }
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; waiting: StackWaiting };

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
  const [isUnknown, setUnknown] = useState(false);
  const { knownIds, isLoading } = sawmillFilterOf(parts, filters.sawmillIds);
  const arg = stackWaitingArg(filters, today, departmentIds, knownIds);
  const isCalled = arg !== undefined && !isLoading && !isUnknown;
  const query = useListStackWaitingQuery(isCalled ? { stackWaitingFilters: arg } : skipToken);
  const { currentData, error, isFetching, refetch: retry } = query;
  // A service without the call knows nothing at the path, or only `GET /stack/{id}`. It is not asked again.
  const isMissing = error !== undefined && [404, 405].includes(serviceErrorOf(error).status ?? 0);
  if (isMissing && !isUnknown) setUnknown(true);
  if (isMissing || isUnknown) return { status: 'unknown' };
  if (!arg) return { status: 'ready', waiting: nothing };
  if (error && !isFetching) return { status: 'failed', retry };
  if (error || !currentData) return { status: 'loading' };
  return { status: 'ready', waiting: currentData };
}
