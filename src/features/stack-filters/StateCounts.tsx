import { skipToken } from '@reduxjs/toolkit/query';
import { createContext, type ReactNode, useMemo, useState } from 'react';
import { comingBack, type StackState, useListStackTotalsQuery } from '@/store/api/stackApi';
import type { StackFilters } from '@/store/filters/filterDefaults';
import { stackTotalsArg } from '@/store/filters/queryArgs';
import { useFeature } from '@/store/useFeature';

type StateCounts = Readonly<Partial<Record<StackState, number | undefined>>>;

export const StateCountsContext = createContext<StateCounts>({});

interface WithStateCountsProps {
  filters: StackFilters;
  departmentIds: readonly string[];
  knownSawmillIds: readonly string[] | undefined;
  isWanted: boolean;
  children: ReactNode;
}

/**
 * Requests the counts only after the rows, so that the rows do not wait longer. The counts are empty until
 * they are known, and if the service lacks `totals`. An answer renders only the field that shows the counts.
 */
export function WithStateCounts(props: WithStateCountsProps) {
  const { filters, departmentIds, knownSawmillIds, isWanted, children } = props;
  const hasTotals = useFeature('totals');
  const arg = stackTotalsArg({ ...filters, states: [] }, departmentIds, knownSawmillIds);
  const key = JSON.stringify(arg);
  const [asked, setAsked] = useState<string>();
  if (hasTotals && isWanted && asked !== key) setAsked(key);
  const askedArg = hasTotals && asked === key ? arg : undefined;
  const PreRegistration = useCount(askedArg, 'PreRegistration');
  const Measured = useCount(askedArg, 'Measured');
  const AssignedToSawmill = useCount(askedArg, 'AssignedToSawmill');
  const counts = useMemo(
    () => ({ PreRegistration, Measured, AssignedToSawmill }),
    [PreRegistration, Measured, AssignedToSawmill],
  );
  return <StateCountsContext value={counts}>{children}</StateCountsContext>;
}

function useCount(arg: ReturnType<typeof stackTotalsArg>, state: StackState): number | undefined {
  const { currentData, isError } = useListStackTotalsQuery(
    arg ? { stackTotalsFilters: { ...arg, states: [state] }, by: 'Unit' } : skipToken,
    comingBack,
  );
  return isError ? undefined : currentData?.totalCount;
}
