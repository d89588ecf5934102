import { startTransition, useEffect, useState } from 'react';
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
 * The marks of this viewport. They are `complete` once the worker has answered; before, the last viewport's marks
 * stay. Marks of old points never appear.
 */
export function useMarks(
  port: ClusterPort | undefined,
  viewport: Viewport,
): { marks: Mark[]; complete: boolean } {
  const [latest, setLatest] = useState<Marks>();
  useEffect(() => {
    let current = true;
    port?.marksIn(viewport.box, viewport.zoom).then((marks) => {
      // A hundred markers render in pieces, after the rows and between what the person does.
      if (current) startTransition(() => setLatest({ port, viewport, marks }));
    });
    return () => {
      current = false;
    };
  }, [port, viewport]);
  return latest && latest.port === port
    ? { marks: latest.marks, complete: latest.viewport === viewport }
    : { marks: none, complete: false };
}

/** The cluster that hides one of the points at this zoom and is highlighted in its place. */
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
