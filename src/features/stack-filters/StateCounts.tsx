import { skipToken } from '@reduxjs/toolkit/query';
import { createContext, type ReactNode, useMemo, useState } from 'react';
import { comingBack, type StackState, useListStackTotalsQuery } from '@/store/api/stackApi';
import type { StackFilters } from '@/store/filters/filterDefaults';
import { stackTotalsArg } from '@/store/filters/queryArgs';
import { useFeature } from '@/store/useFeature';

type StateCounts = Readonly<Partial<Record<StackState, number | undefined>>>;

/** How many stacks of each state the other filters find, as far as known. */
export const StateCountsContext = createContext<StateCounts>({});

interface WithStateCountsProps {
  /** As they stand in the URL. */
  filters: StackFilters;
  departmentIds: readonly string[];
  knownSawmillIds: readonly string[] | undefined;
  /** Whether somebody looks at them, and the rows are there. */
  isWanted: boolean;
  children: ReactNode;
}

/**
 * Asks for the counts only once the filters have their rows, which nobody has to wait longer for; empty as long as they are
 * not known, and without totals. Each answer renders the field that says them, and no other.
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
