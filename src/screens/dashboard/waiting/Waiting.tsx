import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { type SawmillsAndCard, sawmillFilterOf } from '@/features/department-scope/useSawmillsAndCard';
import { type FiguresState, figuresState } from '@/features/stack-figures/figuresState';
import { waitingLinks } from '@/features/stack-figures/waitingLinks';
import type { Day } from '@/lib/day';
import type { DashboardDetailsProps } from '@/screens/dashboard/details/detailsProps';
import { readFrame, rememberPlaces } from '@/store/access/rememberedFrame';
import { comingBack, type StackWaiting, useListStackWaitingQuery } from '@/store/api/stackApi';
import { appliedFilters } from '@/store/filters/appliedFilters';
import type { DashboardFilters } from '@/store/filters/filterDefaults';
import { stackWaitingArg } from '@/store/filters/queryArgs';
import { useAppSelector } from '@/store/hooks';
import { selectSession } from '@/store/session/sessionSlice';
import { WaitingRow } from './WaitingRow';

export function Waiting({
  scope,
  deptId,
  filters,
  parts,
  today,
  unit,
}: Omit<DashboardDetailsProps, 'isAsked'>) {
  const { organizationId } = scope.organization;
  const { state, last } = useWaiting(filters, today, scope.departmentIds, parts);
  const subject = useAppSelector((store) => selectSession(store)?.subject ?? '');
  const place = `${organizationId} ${deptId}`;
  const [hadPlaces] = useState(() => readFrame(subject)?.withPlaces?.includes(place) ?? false);
  const hasPlaces = last && last.notReady !== undefined;
  useEffect(() => {
    if (hasPlaces !== undefined) rememberPlaces(subject, place, hasPlaces);
  }, [subject, place, hasPlaces]);
  return (
    <WaitingRow
      state={state}
      hasPlaces={hasPlaces ?? hadPlaces}
      today={today}
      unit={unit}
      isFiltered={appliedFilters(filters).length > 0}
      links={waitingLinks(organizationId, deptId, filters, today)}
    />
  );
}

const nothing: StackWaiting = {
  notMeasured: { count: 0, oldest: null, overdue: 0 },
  notAssigned: { count: 0, oldest: null, volume: 0, withoutVolume: 0 },
  withoutPosition: { count: 0, volume: 0, withoutVolume: 0 },
};

function useWaiting(
  filters: DashboardFilters,
  today: Day,
  departmentIds: readonly string[],
  parts: Pick<SawmillsAndCard, 'sawmills' | 'sawmillsFailed'>,
): { state: FiguresState<StackWaiting>; last: StackWaiting | undefined } {
  const { knownIds, isLoading } = sawmillFilterOf(parts, filters.sawmillIds);
  const arg = stackWaitingArg(filters, today, departmentIds, knownIds);
  const isCalled = arg !== undefined && !isLoading;
  const query = useListStackWaitingQuery(isCalled ? { stackWaitingFilters: arg } : skipToken, comingBack);
  return { state: arg ? figuresState(query) : { status: 'ready', data: nothing }, last: query.data };
}
