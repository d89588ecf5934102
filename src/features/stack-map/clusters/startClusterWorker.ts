import { wrap } from 'comlink';
import type { Bounds } from '@/features/stack-map/geometry/bounds';
import type { LoadClusters } from './cluster.worker';
import clusterWorkerUrl from './cluster.worker.ts?worker&url';
import type { ClusterContent, ClusterInput, Mark } from './clusterIndex';

export interface ClusterPort {
  marksIn(box: Bounds, zoom: number): Promise<Mark[]>;
  contentOf(clusterId: number): Promise<ClusterContent>;
  clusterHolding(index: number, zoom: number): Promise<number | undefined>;
  /** Ends the index; open questions stay unanswered. */
  close(): void;
}

/**
 * Starts a worker with an index of these points. The worker ends with them, so that no answer about old
 * points can arrive. `onFailure` runs if the worker cannot start or fails later; its answers never arrive
 * then.
 */
export function startClusterWorker(input: ClusterInput, onFailure: () => void): ClusterPort {
  const worker = new Worker(clusterWorkerUrl, { type: 'module' });
  worker.onerror = onFailure;
  const load = wrap<LoadClusters>(worker);
  // The points are copied and not transferred, because the map reads the places and states of single markers.
  const index = load(input);
  type Index = Awaited<typeof index>;
  const ask = <Answer>(question: (answering: Index) => Promise<Answer>): Promise<Answer> =>
    index.then(question).catch(() => {
      onFailure();
      return new Promise<never>(() => undefined);
    });
  return {
    marksIn: (box, zoom) => ask((answering) => answering.marksIn(box, zoom)),
    contentOf: (clusterId) => ask<ClusterContent>(async (answering) => answering.contentOf(clusterId)),
    clusterHolding: (at, zoom) => ask((answering) => answering.clusterHolding(at, zoom)),
    close: () => worker.terminate(),
  };
}
