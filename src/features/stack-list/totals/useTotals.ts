import { type SkipToken, skipToken } from '@reduxjs/toolkit/query';
import { useDeferredValue, useState } from 'react';
import type { ListQuery } from '@/features/stack-list/useStackPage';
import { comingBack } from '@/store/api/stackApi';
import { useFeature } from '@/store/useFeature';
import type { FilterQueries, TotalsQuery } from './useTotalsOfPage';

export interface TotalsOfFilter<Arg extends object> {
  totalsArg: Arg | undefined;
  useTotalsQuery: (arg: (Arg & { by?: 'Unit' }) | SkipToken, options: typeof comingBack) => TotalsQuery;
}

/** The totals by species take longer, so they are requested only when a person opens them. */
export function useTotals<Arg extends object>(
  list: Pick<ListQuery, 'currentData'>,
  { totalsArg, useTotalsQuery }: TotalsOfFilter<Arg>,
): FilterQueries {
  const hasTotals = useFeature('totals');
  const arg = useBesideRows(list, hasTotals ? totalsArg : undefined);
  const filters = JSON.stringify(arg ?? null);
  const [opened, setOpened] = useState<string>();
  const sums = useTotalsQuery(arg ? { ...arg, by: 'Unit' } : skipToken, comingBack);
  const species = useTotalsQuery(arg && opened === filters ? arg : skipToken, comingBack);
  const onToggle = (isOpen: boolean) => setOpened(isOpen ? filters : undefined);
  return { filters, sums, species, onToggle };
}

/**
 * The totals are requested when the rows of the same list have been drawn, so that the rows do not wait for a
 * sum.
 */
function useBesideRows<Arg extends object>(
  list: Pick<ListQuery, 'currentData'>,
  arg: Arg | undefined,
): Arg | undefined {
  const [asked, setAsked] = useState<{ key: string; arg: Arg }>();
  const key = JSON.stringify(arg);
  const drawn = useDeferredValue(list.currentData?.data.length ? key : undefined);
  if (!arg) return undefined;
  if (asked?.key === key) return asked.arg;
  if (drawn !== key) return undefined;
  setAsked({ key, arg });
  return arg;
}
