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
 * `filters` names the calls, because what is opened belongs to these filters. The species are asked for
 * only while they are open.
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

/**
 * Returns the totals of the stacks that the page counts, and undefined as long as they are those of more or
 * fewer stacks.
 */
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
 * Another page of the list may bring a newer count. Its totals are then asked for once, because a service
 * may count differently.
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
