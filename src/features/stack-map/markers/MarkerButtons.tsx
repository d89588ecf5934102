import { memo, useEffect } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import type { Mark } from '@/features/stack-map/clusters/clusterIndex';
import { isInView } from '@/features/stack-map/geometry/bounds';
import { ClusterMarker, StackMarker } from './MapMarkers';
import { MarkerLayer } from './MarkerLayer';
import type { RestedMarks } from './useRestedMarks';

interface MarkerButtonsProps {
  map: MapRef;
  layer: HTMLElement;
  rested: RestedMarks;
  stackNumbers: ReadonlyMap<string, string>;
  highlightedId: string | undefined;
  highlightedCluster: number | undefined;
  openId: string | undefined;
  onOpenCluster: (cluster: Extract<Mark, { kind: 'cluster' }>, byKeyboard: boolean) => void;
  onOpenStack: (stackId: string) => void;
  onHover: (stackId: string | undefined) => void;
}

export const MarkerButtons = memo(function MarkerButtons({
  map,
  layer,
  rested,
  stackNumbers,
  highlightedId,
  highlightedCluster,
  openId,
  onOpenCluster,
  onOpenStack,
  onHover,
}: MarkerButtonsProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the map draws highlighted marks above the others.
  useEffect(() => void map.triggerRepaint(), [map, highlightedId, highlightedCluster, openId]);
  const { marks, view } = rested;
  return (
    <MarkerLayer map={map} layer={layer} rested={rested}>
      {marks.map((mark, index) => {
        const shared = { markKey: mark.key, index, reachable: isInView(mark, view) };
        return mark.cluster ? (
          <ClusterMarker
            key={mark.key}
            cluster={mark.cluster}
            highlighted={mark.cluster.clusterId === highlightedCluster}
            onOpen={onOpenCluster}
            {...shared}
          />
        ) : (
          <StackMarker
            key={mark.key}
            point={mark.point}
            stackNumber={stackNumbers.get(mark.point.stackId)}
            highlighted={mark.point.stackId === highlightedId}
            open={mark.point.stackId === openId}
            onOpen={onOpenStack}
            onHover={onHover}
            {...shared}
          />
        );
      })}
    </MarkerLayer>
  );
});
