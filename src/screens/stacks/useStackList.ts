import { skipToken } from '@reduxjs/toolkit/query';
import { useListStackCoordinatesQuery, useListStacksQuery } from '../../store/api/stackApi';
import type { StackFilters } from '../../store/filters/stackFilters';
import { stackListArg, stackMapArg } from '../../store/filters/stackQuery';
import { mapPointsOf } from '../../widgets/stack-table/mapPoints';
import { useStackPage } from '../../widgets/stack-table/useStackPage';

/** The page of stacks and the points on the map that the filters ask for. */
export function useStackList(
  filters: StackFilters,
  departmentIds: readonly string[],
  knownSawmillIds: readonly string[] | undefined,
) {
  const listArg = stackListArg(filters, departmentIds, knownSawmillIds);
  const mapArg = stackMapArg(filters, departmentIds, knownSawmillIds);
  const list = useListStacksQuery(listArg ? { stackFilters: listArg } : skipToken);
  const map = useListStackCoordinatesQuery(
    filters.showMap && mapArg ? { stackMapFilters: mapArg } : skipToken,
  );
  // The map's call is the same on every page, so it names what the list shows.
  const contents = mapArg ? JSON.stringify(mapArg) : undefined;
  return {
    contents,
    page: useStackPage(list, contents),
    retry: list.refetch,
    map: { ...mapPointsOf(map, mapArg), onRetry: map.refetch },
  };
}
