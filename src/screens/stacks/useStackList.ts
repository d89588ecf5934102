import { skipToken } from '@reduxjs/toolkit/query';
import { knownSawmills } from '@/features/department-scope/knownSawmills';
import type { OrganizationParts } from '@/features/department-scope/useOrganizationParts';
import { mapPointsOf } from '@/features/stack-list/mapPoints';
import { useStackPage } from '@/features/stack-list/useStackPage';
import { useListStackCoordinatesQuery, useListStacksQuery } from '@/store/api/stackApi';
import type { StackFilters } from '@/store/filters/stackFilters';
import { stackListArg, stackMapArg } from '@/store/filters/stackQuery';

/** The page of stacks and the points on the map that the filters ask for. */
export function useStackList(
  filters: StackFilters,
  departmentIds: readonly string[],
  parts: Pick<OrganizationParts, 'sawmills' | 'sawmillsFailed'>,
) {
  const known = knownSawmills(parts, filters.sawmillIds);
  const listArg = stackListArg(filters, departmentIds, known.ids);
  const mapArg = stackMapArg(filters, departmentIds, known.ids);
  const list = useListStacksQuery(listArg && !known.isAwaited ? { stackFilters: listArg } : skipToken);
  const map = useListStackCoordinatesQuery(
    filters.showMap && mapArg && !known.isAwaited ? { stackMapFilters: mapArg } : skipToken,
  );
  // The map's call is the same on every page, so it names what the list shows.
  const contents = mapArg ? JSON.stringify(mapArg) : undefined;
  const page = useStackPage(list, contents);
  return {
    contents,
    results: listArg && { list: 'listStacks' as const, body: listArg },
    page,
    retry: () => {
      void list.refetch();
      if (map.isError) void map.refetch();
    },
    // One outage, one message: the list's.
    map: { ...mapPointsOf(map, mapArg), onRetry: map.refetch, isFailureTold: page.status === 'error' },
  };
}
