import { skipToken } from '@reduxjs/toolkit/query';
import { type SawmillsAndCard, sawmillFilterOf } from '@/features/department-scope/useSawmillsAndCard';
import { useShownParts } from '@/features/stack-list/ShownParts';
import { useStackListing } from '@/features/stack-list/useStackListing';
import { comingBack, useListStacksQuery, useListStackTotalsQuery } from '@/store/api/stackApi';
import type { StackFilters } from '@/store/filters/filterDefaults';
import { stackListArg, stackMapArg, stackTotalsArg } from '@/store/filters/queryArgs';
import { useStackPoints } from './useStackPoints';

export function useOrganizationStacks(
  filters: StackFilters,
  departmentIds: readonly string[],
  parts: Pick<SawmillsAndCard, 'sawmills' | 'sawmillsFailed'>,
) {
  const { knownIds, isLoading } = sawmillFilterOf(parts, filters.sawmillIds);
  const body = stackListArg(filters, departmentIds, knownIds);
  const totals = stackTotalsArg(filters, departmentIds, knownIds);
  const mapArg = stackMapArg(filters, departmentIds, knownIds);
  const shown = useShownParts(filters);
  const { map, limit } = useStackPoints(shown.map && !isLoading ? mapArg : undefined);
  return useStackListing({
    call: body && { list: 'listStacks', body },
    list: useListStacksQuery(body && !isLoading ? { stackFilters: body } : skipToken, comingBack),
    totalsArg: totals && { stackTotalsFilters: totals },
    useTotalsQuery: useListStackTotalsQuery,
    mapArg: mapArg && { pageSize: limit },
    map,
  });
}
