import { startTransition, useEffect, useState } from 'react';
import { startClusters } from '@/features/stack-map/base-map/mapEnvironment';
import type { Mark } from '@/features/stack-map/clusters/clusterIndex';
import type { ClusterPort } from '@/features/stack-map/clusters/startClusterWorker';
import type { PointSet } from '@/features/stack-map/geometry/pointSet';
import type { Viewport } from '@/features/stack-map/geometry/useViewport';

/** An index of these points in a worker. Throws while rendering if the worker fails. */
export function useClusterPort(points: PointSet): ClusterPort | undefined {
  const [port, setPort] = useState<ClusterPort>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const { coordinates, states } = points;
    const started = startClusters({ coordinates, states }, () => setFailed(true));
    setPort(started);
    return () => {
      started.close();
      setPort(undefined);
    };
  }, [points]);
  if (failed) throw new Error('The worker that clusters the stacks failed');
  return port;
}

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
