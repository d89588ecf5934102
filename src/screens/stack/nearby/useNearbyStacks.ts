import { skipToken } from '@reduxjs/toolkit/query';
import { useDepartmentScope } from '@/features/department-scope/useDepartmentScope';
import { metresBetween, type Position, roundedPosition } from '@/lib/position';
import { paths } from '@/navigation/paths';
import type { Stack } from '@/screens/stack/readStack';
import { type StackItem, useListStackCoordinatesQuery } from '@/store/api/stackApi';
import { useReadStackPageQuery } from '@/store/api/stackPages';
import { initialListView, noStackFilters, type StackFilters } from '@/store/filters/filterDefaults';
import { writeStackFilters } from '@/store/filters/filterUrl';
import { stackListArg, stackMapArg } from '@/store/filters/queryArgs';
import { useFeature } from '@/store/useFeature';
import { isTwin } from './isTwin';

export const nearbyMetres = 100;

export const nearbyId = 'nearby';

interface NearbyStack {
  stack: StackItem;
  metres: number;
  /** The name is undefined for a stack of the same department. */
  departmentName: string | undefined;
}

/**
 * `own` is the row of this stack in lists, and undefined if they do not have it. `twins` are stacks that may
 * be the same pile. The count may be larger than the number of stacks that were read.
 */
export type NearbyStacksState =
  | { status: 'unknown' }
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | {
      status: 'found';
      own: StackItem | undefined;
      stacks: NearbyStack[];
      twins: NearbyStack[];
      count: number;
      listHref: string;
    };

function filtersAround(position: Position): StackFilters {
  // Six decimals are a hand's breadth, and as many as the URL of the list takes.
  const distance = { near: roundedPosition(position, 6), radiusKm: nearbyMetres / 1000 };
  return { ...initialListView, ...noStackFilters, dateType: 'LastChanged', from: null, to: null, distance };
}

/**
 * Finds the stacks around another one, the nearest first, in all departments of the organisation that the
 * person may open. Returns 'unknown' if the stack has no position, or if the service cannot filter by
 * distance.
 */
export function useNearbyStacks(
  orgId: string,
  stack: Stack,
  position: Position | null | undefined,
): NearbyStacksState {
  const everywhere = useDepartmentScope(orgId, 'all');
  const knowsDistance = useFeature('positions');
  const scope = knowsDistance && everywhere.status === 'ready' ? everywhere.scope : undefined;
  const filters = position && filtersAround(position);
  const listBody = filters && scope && stackListArg({ ...filters, pageSize: 100 }, scope.departmentIds);
  const mapBody = filters && scope && stackMapArg(filters, scope.departmentIds);
  const list = useReadStackPageQuery(listBody ? { list: 'listStacks', body: listBody } : skipToken);
  const map = useListStackCoordinatesQuery(mapBody ? { stackMapFilters: mapBody } : skipToken);

  if (!position || !scope || !listBody) return { status: 'unknown' };
  const asked = [list, map];
  if (asked.some(({ isError, isFetching }) => isError && !isFetching)) {
    const retry = () => {
      for (const { isError, refetch } of asked) if (isError) void refetch();
    };
    return { status: 'failed', retry };
  }
  if (!list.currentData || !map.currentData) return { status: 'loading' };
  const { data, totalCount } = list.currentData;
  const points = new Map(map.currentData.map((point) => [point.stackId, point]));
  const others = data.filter(({ stackId }) => stackId !== stack.stackId);
  const stacks = others.flatMap((other): NearbyStack[] => {
    const point = points.get(other.stackId);
    if (!point) return [];
    const isElsewhere = other.departmentId !== stack.departmentId;
    const departmentName = isElsewhere ? scope.departmentNames.get(other.departmentId) : undefined;
    return [{ stack: other, metres: metresBetween(position, point), departmentName }];
  });
  const sorted = stacks.toSorted((one, other) => one.metres - other.metres);
  const own = data.find(({ stackId }) => stackId === stack.stackId);
  return {
    status: 'found',
    own,
    stacks: sorted,
    twins: own ? sorted.filter(({ stack: other }) => isTwin(own, other)) : [],
    count: totalCount - (data.length - others.length),
    listHref: `${paths.stacks(orgId, 'all')}?${writeStackFilters(filters, new URLSearchParams())}`,
  };
}
