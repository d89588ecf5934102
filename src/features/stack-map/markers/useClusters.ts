import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { MapRef } from 'react-map-gl/maplibre';
import type { Mark } from '@/features/stack-map/clusters/clusterIndex';
import type { ClusterPort } from '@/features/stack-map/clusters/startClusterWorker';
import type { Viewport } from '@/features/stack-map/geometry/useViewport';

interface Marks {
  port: ClusterPort;
  viewport: Viewport;
  marks: Mark[];
}

const none: Mark[] = [];

/**
 * The marks of the last viewport stay until the worker has answered for the current one; then `complete` is
 * true. Marks of old points never appear.
 */
export function useMarks(
  map: MapRef,
  port: ClusterPort | undefined,
  viewport: Viewport,
): { marks: Mark[]; complete: boolean } {
  const [latest, setLatest] = useState<Marks>();
  useEffect(() => {
    let current = true;
    let frame = 0;
    port?.marksIn(viewport.box, viewport.zoom).then((marks) => {
      if (!current) return;
      const show = () => setLatest({ port, viewport, marks });
      // A hundred markers render in pieces, after the rows and between what the person does. Not while the map moves:
      // markers that come between two of its frames make MapLibre's next question where the pointer is lay out the
      // page.
      if (map.isMoving()) frame = requestAnimationFrame(() => flushSync(show));
      else startTransition(show);
    });
    return () => {
      current = false;
      cancelAnimationFrame(frame);
    };
  }, [map, port, viewport]);
  return latest && latest.port === port
    ? { marks: latest.marks, complete: latest.viewport === viewport }
    : { marks: none, complete: false };
}

export function useClusterContaining(
  port: ClusterPort | undefined,
  index: number | undefined,
  zoom: number,
): number | undefined {
  const [holder, setHolder] = useState<number>();
  useEffect(() => {
    let current = true;
    if (index !== undefined) {
      port?.clusterHolding(index, zoom).then((clusterId) => current && setHolder(clusterId));
    }
    return () => {
      current = false;
      setHolder(undefined);
    };
  }, [port, index, zoom]);
  return holder;
}
