import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import type { Mark } from '@/features/stack-map/clusters/clusterIndex';
import type { ClusterPort } from '@/features/stack-map/clusters/startClusterWorker';
import type { PointSet } from '@/features/stack-map/geometry/pointSet';
import { useViewport } from '@/features/stack-map/geometry/useViewport';
import { useFormats } from '@/i18n/useFormats';
import type { Position } from '@/lib/position';
import { LiveRegion } from '@/ui/feedback/LiveRegion';
import type { RowHighlight } from '@/ui/table/row/rowHighlight';
import { type DrawnMark, SpriteLayer } from './drawn/SpriteLayer';
import { clusterSprite, ownPositionSprite, stackSprite } from './drawn/sprites';
import { MarkerButtons } from './MarkerButtons';
import { createMarkerLayer } from './MarkerLayer';
import { type PlacedMark, placedMarks } from './placedMarks';
import { useClusterContaining, useMarks } from './useClusters';
import { useOpenedCluster } from './useOpenedCluster';
import { useRestedMarks } from './useRestedMarks';

interface StackLayerProps {
  map: MapRef;
  points: PointSet;
  port: ClusterPort | undefined;
  stackNumbers: ReadonlyMap<string, string>;
  highlight: RowHighlight;
  openId: string | undefined;
  onOpen: (stackIds: readonly string[]) => void;
  /** The person's own position is drawn below the stacks. */
  ownPosition: Position | undefined;
}

/**
 * The map draws the marks in each of its frames, and buttons come over them once it rests. Marks just beyond the edge
 * are drawn too, so that panning shows them at once.
 */
export function StackLayer({
  map,
  points,
  port,
  stackNumbers,
  highlight,
  openId,
  onOpen,
  ownPosition,
}: StackLayerProps) {
  const [layer] = useState(createMarkerLayer);
  const highlightedId = useSyncExternalStore(highlight.subscribe, highlight.key);
  const viewport = useViewport(map, 'move');
  const { marks: found, complete } = useMarks(port, points, viewport);
  const marks = useMemo(() => placedMarks(found, points), [found, points]);
  const drawn = useDrawnMarks(marks, ownPosition);
  const { rested, complete: isRested } = useRestedMarks(map, { points, marks, complete });
  const highlightedIndex = hiddenIndexOf(points, found, highlightedId);
  const highlightedCluster = useClusterContaining(port, highlightedIndex, viewport.zoom);
  const { news, start } = useOpenedCluster(map, { ...rested, complete: isRested });

  const openCluster = useCallback(
    async ({ clusterId, longitude, latitude }: Extract<Mark, { kind: 'cluster' }>, byKeyboard: boolean) => {
      const content = await port?.contentOf(clusterId);
      if (content?.kind === 'splits') {
        start(byKeyboard);
        map.easeTo({ center: [longitude, latitude], zoom: content.zoom, duration: 180 });
      } else if (content) {
        onOpen(content.indexes.flatMap((index) => points.at(index)?.stackId ?? []));
      }
    },
    [map, port, points, onOpen, start],
  );
  const openStack = useCallback((stackId: string) => onOpen([stackId]), [onOpen]);

  return (
    <>
      <LiveRegion text={news} />
      <SpriteLayer map={map} buttons={layer} marks={drawn} />
      <MarkerButtons
        map={map}
        layer={layer}
        rested={rested}
        stackNumbers={stackNumbers}
        highlightedId={highlightedId}
        highlightedCluster={highlightedCluster}
        openId={openId}
        onOpenCluster={openCluster}
        onOpenStack={openStack}
        onHover={highlight.set}
      />
    </>
  );
}

function useDrawnMarks(marks: readonly PlacedMark[], own: Position | undefined): DrawnMark[] {
  const { number } = useFormats();
  return useMemo(
    () => [
      ...(own ? [{ ...own, key: ownPositionSprite.key, sprite: ownPositionSprite }] : []),
      ...marks.map(({ key, longitude, latitude, cluster, point }) => {
        const sprite = cluster
          ? clusterSprite(cluster.count, cluster.states, number(cluster.count))
          : stackSprite(point.state);
        return { key, longitude, latitude, sprite };
      }),
    ],
    [marks, own, number],
  );
}

function hiddenIndexOf(points: PointSet, marks: readonly Mark[], highlightedId: string | undefined) {
  if (highlightedId === undefined) return undefined;
  const index = points.indexOf(highlightedId);
  const hasMarker = marks.some((mark) => mark.kind === 'point' && mark.index === index);
  return index === -1 || hasMarker ? undefined : index;
}
