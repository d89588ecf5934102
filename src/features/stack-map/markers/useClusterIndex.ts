import { useCallback, useEffect, useState } from 'react';
import { startClusters } from '@/features/stack-map/base-map/mapEnvironment';
import type { ClusterPort } from '@/features/stack-map/clusters/startClusterWorker';
import type { PointSet } from '@/features/stack-map/geometry/pointSet';

/** `port` is undefined if there are no points, and until its worker has started. */
export interface ClusterIndexing {
  port: ClusterPort | 'broken' | undefined;
  restart: () => void;
}

export function useClusterIndex(points: PointSet | undefined): ClusterIndexing {
  const [port, setPort] = useState<ClusterPort | 'broken'>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another worker with the same points.
  useEffect(() => {
    if (!points) return;
    const { coordinates, states } = points;
    const started = startClusters({ coordinates, states }, () => setPort('broken'));
    setPort(started);
    return () => {
      started.close();
      setPort(undefined);
    };
  }, [points, attempt]);
  const restart = useCallback(() => {
    setPort((before) => (before === 'broken' ? undefined : before));
    setAttempt((before) => before + 1);
  }, []);
  return { port, restart };
}
