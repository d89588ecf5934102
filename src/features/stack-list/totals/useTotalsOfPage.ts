import { useEffect, useState } from 'react';
import type { StackPage } from '@/features/stack-list/useStackPage';
import type { StackTotals } from '@/store/api/stackApi';
import type { WoodGroup } from './woodGroups';

export interface TotalsQuery {
  currentData?: StackTotals | undefined;
  isFetching: boolean;
  isError: boolean;
  refetch: () => unknown;
}

/**
 * `filters` identifies the calls, because an opened list of species belongs to one set of filters. The totals
 * by species are requested only while that list is open.
 */
export interface FilterQueries {
  filters: string;
  sums: TotalsQuery;
  species: TotalsQuery;
  onToggle: (isOpen: boolean) => void;
}

export interface TotalsOfPage extends Pick<FilterQueries, 'filters' | 'onToggle'> {
  groups: readonly WoodGroup[];
  isUpdating: boolean;
  ofSpecies: readonly WoodGroup[] | undefined;
  onRetry: (() => void) | undefined;
}

/** Returns the totals, or undefined if they are of more or fewer stacks than the page counts. */
export function useTotalsOfPage(
  { filters, sums, species, onToggle }: FilterQueries,
  page: StackPage,
  refetchPage: () => unknown,
): TotalsOfPage | undefined {
  const ofUnits = useAsCounted(sums, page);
  const ofSpecies = useAsCounted(species, page);
  if (!ofUnits.groups) return undefined;
  // Only a newer page counts as many stacks as species that are newer than it.
  const retrySpecies = ofSpecies.isCountedOtherwise ? refetchPage : species.refetch;
  return {
    filters,
    onToggle,
    groups: ofUnits.groups,
    isUpdating: sums.isFetching,
    ofSpecies: ofSpecies.groups,
    onRetry:
      !species.isFetching && (species.isError || ofSpecies.isCountedOtherwise)
        ? () => void retrySpecies()
        : undefined,
  };
}

/**
 * Another page of the list may bring a newer count. The totals are then requested again, but only once,
 * because a service may count stacks differently in the two calls.
 */
function useAsCounted({ currentData, isFetching, isError, refetch }: TotalsQuery, page: StackPage) {
  const { status, total, loadedAt } = page;
  const isOfOthers = currentData !== undefined && currentData.totalCount !== total;
  const [askedFor, setAskedFor] = useState<string>();
  useEffect(() => {
    if (!isOfOthers || isFetching || isError || status !== 'ready' || askedFor === loadedAt) return;
    setAskedFor(loadedAt);
    refetch();
  }, [isOfOthers, isFetching, isError, status, askedFor, loadedAt, refetch]);
  return {
    groups: isError || isOfOthers ? undefined : currentData?.groups,
    isCountedOtherwise: isOfOthers && status === 'ready' && askedFor === loadedAt,
  };
}
