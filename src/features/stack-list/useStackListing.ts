import type { StackListCall } from '@/store/api/stackPages';
import { listKey } from '@/store/filters/queryArgs';
import { type MapQuery, mapPointsOf } from './mapPoints';
import { type ListQuery, useStackPage } from './useStackPage';

interface ListingQueries {
  /** The call of the list; undefined if there is nothing to load. */
  call: StackListCall | undefined;
  list: ListQuery & { refetch: () => unknown };
  mapArg: { pageSize: number } | undefined;
  map: MapQuery & { refetch: () => unknown };
}

export type StackListing = ReturnType<typeof useStackListing>;

/** Combines the answers to both calls of a list: one page of rows, and the points of all pages. */
export function useStackListing({ call, list, mapArg, map }: ListingQueries) {
  const key = call && listKey(call.body);
  const page = useStackPage(list, key);
  return {
    key,
    call,
    page,
    retry: () => {
      void list.refetch();
      if (map.isError) void map.refetch();
    },
    // One outage gives one message, the list's.
    map: { ...mapPointsOf(map, mapArg), onRetry: map.refetch, isFailureTold: page.status === 'error' },
  };
}
