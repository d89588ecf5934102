import type { Mark } from '@/features/stack-map/clusters/clusterIndex';
import type { Bounds } from '@/features/stack-map/geometry/bounds';
import type { StackPoint } from '@/features/stack-map/geometry/stackPoint';

/** A mark with where it stands. The key is the same as long as it means the same stacks. */
export type PlacedMark = { key: string; longitude: number; latitude: number } & (
  | { cluster: Extract<Mark, { kind: 'cluster' }>; point?: undefined }
  | { point: StackPoint; cluster?: undefined }
);

/** The marks from west to east, from north to south on one meridian: the order in which the keyboard meets them. */
export function placedMarks(marks: readonly Mark[], points: readonly StackPoint[]): PlacedMark[] {
  return marks
    .flatMap((mark): PlacedMark[] => {
      if (mark.kind === 'cluster') {
        const { clusterId, longitude, latitude } = mark;
        return [{ key: `cluster ${clusterId}`, longitude, latitude, cluster: mark }];
      }
      const point = points[mark.index];
      if (!point) return [];
      const { stackId, longitude, latitude } = point;
      return [{ key: `stack ${stackId}`, longitude, latitude, point }];
    })
    .sort((one, other) => one.longitude - other.longitude || other.latitude - one.latitude);
}

/** Whether a position lies in a box, which may be of another turn of the world. */
export function isInView(
  { longitude, latitude }: Pick<StackPoint, 'longitude' | 'latitude'>,
  [west, south, east, north]: Bounds,
): boolean {
  const isBetween = (degrees: number) => degrees >= west && degrees <= east;
  return (
    latitude >= south && latitude <= north && [longitude - 360, longitude, longitude + 360].some(isBetween)
  );
}
