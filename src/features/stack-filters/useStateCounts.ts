import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo, useState } from 'react';
import { comingBack, type StackState, useListStackTotalsQuery } from '@/store/api/stackApi';
import type { StackFilters } from '@/store/filters/filterDefaults';
import { stackTotalsArg } from '@/store/filters/queryArgs';
import { useFeature } from '@/store/useFeature';

export type StateCounts = Readonly<Record<StackState, number | undefined>>;

/**
 * How many stacks of each state the other filters find. Asked for only once these have their rows, which nobody has to wait
 * longer for; empty as long as they are not known, and without totals.
 * @param isWanted whether somebody looks at them, and the rows are there
 */
export function useStateCounts(
  filters: StackFilters,
  departmentIds: readonly string[],
  knownSawmillIds: readonly string[] | undefined,
  isWanted: boolean,
): StateCounts {
  const hasTotals = useFeature('totals');
  const arg = stackTotalsArg({ ...filters, states: [] }, departmentIds, knownSawmillIds);
  const key = JSON.stringify(arg);
  const [asked, setAsked] = useState<string>();
  if (hasTotals && isWanted && asked !== key) setAsked(key);
  const askedArg = hasTotals && asked === key ? arg : undefined;
  const PreRegistration = useCount(askedArg, 'PreRegistration');
  const Measured = useCount(askedArg, 'Measured');
  const AssignedToSawmill = useCount(askedArg, 'AssignedToSawmill');
  // The same object while nothing has changed: the fields do not render again.
  return useMemo(
    () => ({ PreRegistration, Measured, AssignedToSawmill }),
    [PreRegistration, Measured, AssignedToSawmill],
  );
}

function useCount(arg: ReturnType<typeof stackTotalsArg>, state: StackState): number | undefined {
  const { currentData, isError } = useListStackTotalsQuery(
    arg ? { stackTotalsFilters: { ...arg, states: [state] }, by: 'Unit' } : skipToken,
    comingBack,
  );
  return isError ? undefined : currentData?.totalCount;
}
