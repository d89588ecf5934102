import type { PackedPoints } from '@/lib/packedPoints';
import type { StackCoordinate } from '@/store/api/stackApi';
import type { StackListCall } from '@/store/api/stackPages';
import { listKey } from '@/store/filters/queryArgs';
import { type TotalsOfFilter, useTotals } from './totals/useTotals';
import { useTotalsOfPage } from './totals/useTotalsOfPage';
import { type ListQuery, useStackPage } from './useStackPage';

type Points = StackCoordinate[] | PackedPoints;

interface ListingQueries<TotalsArg extends object, MapAnswer> extends TotalsOfFilter<TotalsArg> {
  call: StackListCall | undefined;
  list: ListQuery & { refetch: () => unknown };
  mapArg: { pageSize: number } | undefined;
  map: MapQuery<MapAnswer> & { refetch: () => unknown };
}

export type StackListing = ReturnType<typeof useStackListing>;

export function useStackListing<TotalsArg extends object, MapAnswer extends Points>(
  queries: ListingQueries<TotalsArg, MapAnswer>,
) {
  const { call, list, mapArg, map } = queries;
  const totals = useTotals(list, queries);
  const key = call && listKey(call.body);
  const page = useStackPage(list, key, JSON.stringify(call?.body.departmentIds));
  return {
    key,
    call,
    page,
    totals: useTotalsOfPage(totals, page, list.refetch),
    retry: () => {
      void list.refetch();
      if (map.isError) void map.refetch();
    },
    // One outage gives one message, the list's.
    map: { ...mapPointsOf(map, mapArg), onRetry: map.refetch, isFailureAnnounced: page.status === 'error' },
  };
}

interface MapQuery<MapAnswer> {
  currentData?: MapAnswer | undefined;
  isFetching: boolean;
  isError: boolean;
  error?: unknown;
}

interface MapPoints<MapAnswer> {
  points: MapAnswer | readonly StackCoordinate[] | undefined;
  status: 'loading' | 'ready' | 'error';
  limit: number;
}

const none: readonly StackCoordinate[] = [];

export function mapPointsOf<MapAnswer extends Points>(
  query: MapQuery<MapAnswer>,
  call: { pageSize: number } | undefined,
): MapPoints<MapAnswer> {
  if (!call) return { points: none, status: 'ready', limit: 0 };
  const limit = call.pageSize;
  if (query.isError && !query.isFetching) return { points: none, status: 'error', limit };
  const points = query.error ? undefined : query.currentData;
  return { points, status: points ? 'ready' : 'loading', limit };
}
