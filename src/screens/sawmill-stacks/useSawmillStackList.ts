import { skipToken } from '@reduxjs/toolkit/query';
import { mapPointsOf } from '@/features/stack-list/mapPoints';
import { useStackPage } from '@/features/stack-list/useStackPage';
import { useListSawmillStackCoordinatesQuery, useListSawmillStacksQuery } from '@/store/api/stackApi';
import type { SawmillFilters } from '@/store/filters/stackFilters';
import { type SawmillScope, sawmillListArg, sawmillMapArg } from '@/store/filters/stackQuery';

/** The page of stacks and the points on the map; both wait for a range with two ends (specification, stack area, section 7). */
export function useSawmillStackList(filters: SawmillFilters, scope: SawmillScope) {
  const listArg = sawmillListArg(filters, scope);
  const mapArg = sawmillMapArg(filters, scope);
  const list = useListSawmillStacksQuery(listArg ? { sawmillStackFilters: listArg } : skipToken);
  const map = useListSawmillStackCoordinatesQuery(
    filters.showMap && mapArg ? { sawmillStackMapFilters: mapArg } : skipToken,
  );
  // The map's call is the same on every page, so it names what the list shows.
  const contents = mapArg ? JSON.stringify(mapArg) : undefined;
  const page = useStackPage(list, contents);
  return {
    contents,
    results: listArg && { list: 'listSawmillStacks' as const, body: listArg },
    page,
    retry: () => {
      void list.refetch();
      if (map.isError) void map.refetch();
    },
    // One outage, one message: the list's.
    map: { ...mapPointsOf(map, mapArg), onRetry: map.refetch, isFailureTold: page.status === 'error' },
  };
}
