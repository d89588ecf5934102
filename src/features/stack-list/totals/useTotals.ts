import { type SkipToken, skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { isWoodSent } from '@/features/stack-list/columns/useFurtherColumns';
import type { ListQuery } from '@/features/stack-list/useStackPage';
import { comingBack } from '@/store/api/stackApi';
import type { FilterQueries, TotalsQuery } from './useTotalsOfPage';

export interface TotalsOfFilter<Arg extends object> {
  /** Undefined if there is nothing to add up. */
  totalsArg: Arg | undefined;
  useTotalsQuery: (arg: (Arg & { by?: 'Unit' }) | SkipToken, options: typeof comingBack) => TotalsQuery;
}

/** The volume of all pages of a list. The species are asked for once somebody opens them: their split takes longer. */
export function useTotals<Arg extends object>(
  list: Pick<ListQuery, 'currentData'>,
  { totalsArg, useTotalsQuery }: TotalsOfFilter<Arg>,
): FilterQueries {
  const arg = useBesideRows(list, totalsArg);
  const filters = JSON.stringify(arg ?? null);
  const [opened, setOpened] = useState<string>();
  const sums = useTotalsQuery(arg ? { ...arg, by: 'Unit' } : skipToken, comingBack);
  // A service that splits by species alone has done so.
  const isSplit = sums.currentData?.groups.every(({ treeSpecies }) => treeSpecies !== undefined) ?? false;
  const species = useTotalsQuery(arg && opened === filters && !isSplit ? arg : skipToken, comingBack);
  const onToggle = (isOpen: boolean) => setOpened(isOpen ? filters : undefined);
  return { filters, sums, species, isSplit, onToggle };
}

/**
 * The totals' call as soon as the rows of the same list are there: nobody waits for a sum to see them. Undefined where
 * the service sends no volumes, because then it has no totals either.
 */
function useBesideRows<Arg extends object>(
  list: Pick<ListQuery, 'currentData'>,
  arg: Arg | undefined,
): Arg | undefined {
  const [asked, setAsked] = useState<{ key: string; arg: Arg }>();
  if (!arg) return undefined;
  const key = JSON.stringify(arg);
  if (asked?.key === key) return asked.arg;
  const rows = list.currentData?.data ?? [];
  if (rows.length === 0 || !isWoodSent(rows)) return undefined;
  setAsked({ key, arg });
  return arg;
}
