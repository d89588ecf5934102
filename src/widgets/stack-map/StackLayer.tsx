import { useCallback } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import type { Mark } from './clusterIndex';
import { ClusterMarker, StackMarker } from './MapMarkers';
import type { StackPoint } from './stackPoint';
import { useClusterHolding, useClusterPort, useMarks } from './useClusters';
import { useViewport } from './useViewport';

interface StackLayerProps {
  map: MapRef;
  points: readonly StackPoint[];
  highlightedId: string | undefined;
  /** The stack whose popup is open. */
  openId: string | undefined;
  onHover: (stackId: string | undefined) => void;
  /** One stack, or all on one spot. */
  onOpen: (stackIds: readonly string[]) => void;
}

/** The markers: clusters and single stacks of the viewport. */
export function StackLayer({ map, points, highlightedId, openId, onHover, onOpen }: StackLayerProps) {
  const port = useClusterPort(points);
  const viewport = useViewport(map);
  const marks = useMarks(port, viewport);
  const litIndex = hiddenIndexOf(points, marks, highlightedId);
  const litCluster = useClusterHolding(port, litIndex, viewport.zoom);

  const openCluster = useCallback(
    async ({ clusterId, longitude, latitude }: Extract<Mark, { kind: 'cluster' }>) => {
      const content = await port?.contentOf(clusterId);
      if (content?.kind === 'splits') {
        map.easeTo({ center: [longitude, latitude], zoom: content.zoom, duration: 180 });
      } else if (content) {
        onOpen(content.indexes.flatMap((index) => points[index]?.stackId ?? []));
      }
    },
    [map, port, points, onOpen],
  );
  const openStack = useCallback((stackId: string) => onOpen([stackId]), [onOpen]);

  return marks.map((mark) => {
    if (mark.kind === 'cluster') {
      return (
        <ClusterMarker
          key={`cluster ${mark.clusterId}`}
          cluster={mark}
          highlighted={mark.clusterId === litCluster}
          onOpen={openCluster}
        />
      );
    }
    const point = points[mark.index];
    return (
      point && (
        <StackMarker
          key={point.stackId}
          point={point}
          highlighted={point.stackId === highlightedId}
          open={point.stackId === openId}
          onOpen={openStack}
          onHover={onHover}
        />
      )
    );
  });
}

/** The highlighted stack's place among the points, if it has no marker of its own to light up. */
function hiddenIndexOf(points: readonly StackPoint[], marks: Mark[], highlightedId: string | undefined) {
  if (highlightedId === undefined) return undefined;
  const index = points.findIndex(({ stackId }) => stackId === highlightedId);
  const hasMarker = marks.some((mark) => mark.kind === 'point' && mark.index === index);
  return index === -1 || hasMarker ? undefined : index;
}
