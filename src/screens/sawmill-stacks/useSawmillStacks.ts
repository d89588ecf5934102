import { skipToken } from '@reduxjs/toolkit/query';
import { useShownParts } from '@/features/stack-list/ShownParts';
import { useStackListing } from '@/features/stack-list/useStackListing';
import {
  comingBack,
  useListSawmillStackCoordinatesQuery,
  useListSawmillStacksQuery,
  useListSawmillStackTotalsQuery,
} from '@/store/api/stackApi';
import type { SawmillFilters } from '@/store/filters/filterDefaults';
import {
  type SawmillScope,
  sawmillListArg,
  sawmillMapArg,
  sawmillTotalsArg,
} from '@/store/filters/queryArgs';

/** No call is made before the range has two ends (specification, stack area, section 7). */
export function useSawmillStacks(filters: SawmillFilters, scope: SawmillScope) {
  const body = sawmillListArg(filters, scope);
  const totals = sawmillTotalsArg(filters, scope);
  const mapArg = sawmillMapArg(filters, scope);
  const shown = useShownParts(filters);
  return useStackListing({
    call: body && { list: 'listSawmillStacks', body },
    list: useListSawmillStacksQuery(body ? { sawmillStackFilters: body } : skipToken, comingBack),
    totalsArg: totals && { sawmillStackTotalsFilters: totals },
    useTotalsQuery: useListSawmillStackTotalsQuery,
    mapArg,
    map: useListSawmillStackCoordinatesQuery(
      shown.map && mapArg ? { sawmillStackMapFilters: mapArg } : skipToken,
      comingBack,
    ),
  });
}
