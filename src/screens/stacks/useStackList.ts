import { skipToken } from '@reduxjs/toolkit/query';
import { useListStackCoordinatesQuery, useListStacksQuery } from '../../store/api/stackApi';
import type { StackFilters } from '../../store/filters/stackFilters';
import { stackListArg, stackMapArg } from '../../store/filters/stackQuery';
import type { OrganizationParts } from '../../widgets/department-scope/useOrganizationParts';
import { mapPointsOf } from '../../widgets/stack-table/mapPoints';
import { useStackPage } from '../../widgets/stack-table/useStackPage';

/**
 * The page of stacks and the points on the map that the filters ask for. A filter by sawmill waits until it is known
 * which of them there are: the measurement service refuses a call that names another one.
 */
export function useStackList(
  filters: StackFilters,
  departmentIds: readonly string[],
  { sawmills, sawmillsFailed }: Pick<OrganizationParts, 'sawmills' | 'sawmillsFailed'>,
) {
  const knownSawmillIds = sawmills?.map((sawmill) => sawmill.id);
  const isWaiting = filters.sawmillIds.length > 0 && !sawmills && !sawmillsFailed;
  const listArg = stackListArg(filters, departmentIds, knownSawmillIds);
  const mapArg = stackMapArg(filters, departmentIds, knownSawmillIds);
  const list = useListStacksQuery(listArg && !isWaiting ? { stackFilters: listArg } : skipToken);
  const map = useListStackCoordinatesQuery(
    filters.showMap && mapArg && !isWaiting ? { stackMapFilters: mapArg } : skipToken,
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
