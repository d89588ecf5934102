import type { StackCoordinate } from '@/store/api/stackApi';

export interface MapQuery {
  currentData?: StackCoordinate[] | undefined;
  isFetching: boolean;
  isError: boolean;
}

interface MapPoints {
  points: readonly StackCoordinate[] | undefined;
  status: 'loading' | 'ready' | 'error';
  /** The call's page size. */
  limit: number;
}

const none: readonly StackCoordinate[] = [];

/**
 * Only points of the current filters. They stay while they load again; a failure removes them. Without a call
 * there are no stacks.
 */
export function mapPointsOf(query: MapQuery, call: { pageSize: number } | undefined): MapPoints {
  if (!call) return { points: none, status: 'ready', limit: 0 };
  const limit = call.pageSize;
  if (query.isError && !query.isFetching) return { points: none, status: 'error', limit };
  return { points: query.currentData, status: query.currentData ? 'ready' : 'loading', limit };
}
