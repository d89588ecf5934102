import { useEffect, useState } from 'react';
import type { Mark } from '@/features/stack-map/clusters/clusterIndex';
import type { ClusterPort } from '@/features/stack-map/clusters/startClusterWorker';
import type { PointSet } from '@/features/stack-map/geometry/pointSet';
import type { Viewport } from '@/features/stack-map/geometry/useViewport';

interface Marks {
  port: ClusterPort;
  points: PointSet;
  viewport: Viewport;
  marks: Mark[];
}

const none: Mark[] = [];

/**
 * The marks of the last viewport stay until the worker has answered for the current one; then `complete` is
 * true. Marks of old points never appear.
 */
export function useMarks(
  port: ClusterPort | undefined,
  points: PointSet,
  viewport: Viewport,
): { marks: Mark[]; complete: boolean } {
  const [latest, setLatest] = useState<Marks>();
  useEffect(() => {
    let current = true;
    port?.marksIn(viewport.box, viewport.zoom).then((marks) => {
      if (current) setLatest({ port, points, viewport, marks });
    });
    return () => {
      current = false;
    };
  }, [port, points, viewport]);
  // The index of new points comes after them.
  return latest && latest.port === port && latest.points === points
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
