import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import type { Mark } from '@/features/stack-map/clusters/clusterIndex';
import type { ClusterPort } from '@/features/stack-map/clusters/startClusterWorker';
import { type Bounds, isInView } from '@/features/stack-map/geometry/bounds';
import type { PointSet } from '@/features/stack-map/geometry/pointSet';
import { useViewport } from '@/features/stack-map/geometry/useViewport';
import { LiveRegion } from '@/ui/feedback/LiveRegion';
import type { RowHighlight } from '@/ui/table/row/rowHighlight';
import { ClusterMarker, StackMarker } from './MapMarkers';
import { MarkerLayer } from './MarkerLayer';
import { placedMarks } from './placedMarks';
import { useClusterContaining, useMarks } from './useClusters';
import { useOpenedCluster } from './useOpenedCluster';

interface StackLayerProps {
  map: MapRef;
  points: PointSet;
  port: ClusterPort | undefined;
  stackNumbers: ReadonlyMap<string, string>;
  highlight: RowHighlight;
  openId: string | undefined;
  onOpen: (stackIds: readonly string[]) => void;
}

export function StackLayer({ map, points, port, stackNumbers, highlight, openId, onOpen }: StackLayerProps) {
  const highlightedId = useSyncExternalStore(highlight.subscribe, highlight.key);
  const viewport = useViewport(map, 'move');
  const view = useView(map);
  const { marks: found, complete } = useMarks(map, port, viewport);
  const marks = useMemo(() => placedMarks(found, points), [found, points]);
  const highlightedIndex = hiddenIndexOf(points, found, highlightedId);
  const highlightedCluster = useClusterContaining(port, highlightedIndex, viewport.zoom);
  const { news, start } = useOpenedCluster(map, { marks, complete, view });

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
      <MarkerLayer map={map} marks={marks}>
        {marks.map((mark, index) => {
          const shared = { index, reachable: isInView(mark, view) };
          return mark.cluster ? (
            <ClusterMarker
              key={mark.key}
              cluster={mark.cluster}
              highlighted={mark.cluster.clusterId === highlightedCluster}
              onOpen={openCluster}
              {...shared}
            />
          ) : (
            <StackMarker
              key={mark.key}
              point={mark.point}
              stackNumber={stackNumbers.get(mark.point.stackId)}
              highlighted={mark.point.stackId === highlightedId}
              open={mark.point.stackId === openId}
              onOpen={openStack}
              onHover={highlight.set}
              {...shared}
            />
          );
        })}
      </MarkerLayer>
    </>
  );
}

function hiddenIndexOf(points: PointSet, marks: readonly Mark[], highlightedId: string | undefined) {
  if (highlightedId === undefined) return undefined;
  const index = points.indexOf(highlightedId);
  const hasMarker = marks.some((mark) => mark.kind === 'point' && mark.index === index);
  return index === -1 || hasMarker ? undefined : index;
}

function viewOf(map: MapRef): Bounds {
  const bounds = map.getBounds();
  return [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
}

function useView(map: MapRef): Bounds {
  const [view, setView] = useState(() => viewOf(map));
  useEffect(() => {
    const follow = () => setView(viewOf(map));
    follow();
    map.on('moveend', follow);
    map.on('resize', follow);
    return () => {
      map.off('moveend', follow);
      map.off('resize', follow);
    };
  }, [map]);
  return view;
}
