import clusterWorkerUrl from './cluster.worker.ts?worker&url';
import type { ClusterInput } from './clusterIndex';
import type { ClusterPort, ClusterQuestion } from './clusterPort';

/**
 * A worker with an index of these points. It is thrown away with them: an answer about points that
 * are no longer shown can then never arrive. `onFailure` hears of a worker that could not start.
 */
export function startClusterWorker(input: ClusterInput, onFailure: () => void): ClusterPort {
  const worker = new Worker(clusterWorkerUrl, { type: 'module' });
  worker.onerror = onFailure;
  const load: ClusterQuestion = { ask: 'load', input };
  worker.postMessage(load, [input.coordinates.buffer, input.states.buffer]);

  function ask<Answer>(question: ClusterQuestion): Promise<Answer> {
    return new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }: MessageEvent<Answer>) => {
        port1.close();
        resolve(data);
      };
      worker.postMessage(question, [port2]);
    });
  }

  return {
    marksIn: (box, zoom) => ask({ ask: 'marks', box, zoom }),
    contentOf: (clusterId) => ask({ ask: 'content', clusterId }),
    clusterHolding: (index, zoom) => ask({ ask: 'holder', index, zoom }),
    close: () => worker.terminate(),
  };
}
