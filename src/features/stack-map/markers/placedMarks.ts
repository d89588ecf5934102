import type { MapRef } from 'react-map-gl/maplibre';
import type { Mark } from '@/features/stack-map/clusters/clusterIndex';
import type { PointSet } from '@/features/stack-map/geometry/pointSet';
import type { StackPoint } from '@/features/stack-map/geometry/stackPoint';

export type PlacedMark = { key: string; longitude: number; latitude: number } & (
  | { cluster: Extract<Mark, { kind: 'cluster' }>; point?: undefined }
  | { point: StackPoint; cluster?: undefined }
);

/** Sorts from west to east, and from north to south on one meridian. This is the tab order. */
export function placedMarks(marks: readonly Mark[], points: Pick<PointSet, 'at'>): PlacedMark[] {
  return marks
    .flatMap((mark): PlacedMark[] => {
      if (mark.kind === 'cluster') {
        const { clusterId, longitude, latitude } = mark;
        return [{ key: `cluster ${clusterId}`, longitude, latitude, cluster: mark }];
      }
      const point = points.at(mark.index);
      if (!point) return [];
      const { stackId, longitude, latitude } = point;
      return [{ key: `stack ${stackId}`, longitude, latitude, point }];
    })
    .sort((one, other) => one.longitude - other.longitude || other.latitude - one.latitude);
}

export function markerAt(map: MapRef, index: number): HTMLElement | null {
  return map.getContainer().querySelector(`[data-index="${index}"]`);
}
