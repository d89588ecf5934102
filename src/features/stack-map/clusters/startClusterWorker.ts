import { wrap } from 'comlink';
import type { Bounds } from '@/features/stack-map/geometry/bounds';
import type { LoadClusters } from './cluster.worker';
import clusterWorkerUrl from './cluster.worker.ts?worker&url';
import type { ClusterContent, ClusterInput, Mark } from './clusterIndex';

export interface ClusterPort {
  marksIn(box: Bounds, zoom: number): Promise<Mark[]>;
  contentOf(clusterId: number): Promise<ClusterContent>;
  clusterHolding(index: number, zoom: number): Promise<number | undefined>;
  close(): void;
}

/** On the slowest network a worker loads and builds its index within this many milliseconds. */
const longestStart = 30_000;
/** Once it has an index, a worker answers within this many milliseconds; most answers take one or two. */
const longestSilence = 5_000;

function start(input: ClusterInput, onFailure: () => void) {
  const worker = new Worker(clusterWorkerUrl, { type: 'module' });
  worker.onerror = onFailure;
  // The points are copied and not transferred, because the map reads the places and states of single markers.
  const running = { worker, index: wrap<LoadClusters>(worker)(input), hasIndex: false };
  running.index.then(
    () => {
      running.hasIndex = true;
    },
    () => undefined,
  );
  return running;
}

type Index = Awaited<ReturnType<typeof start>['index']>;

async function answerInTime<Answer>(
  { index, hasIndex }: ReturnType<typeof start>,
  question: (answering: Index) => Promise<Answer>,
): Promise<{ answer: Answer } | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), hasIndex ? longestSilence : longestStart);
  });
  const answered = index.then(question).then((answer) => ({ answer }));
  return Promise.race([answered, silence]).finally(() => clearTimeout(timer));
}

/**
 * Starts a worker with an index of these points. Other points need another worker, so that no answer about
 * old points can arrive. A silent worker is replaced once per question, because phone browsers end the
 * workers of background pages without an event. `onFailure` runs if the worker cannot start or fails later;
 * its answers never arrive then.
 */
export function startClusterWorker(input: ClusterInput, onFailure: () => void): ClusterPort {
  let running = start(input, onFailure);
  let isClosed = false;
  const ask = async <Answer>(question: (answering: Index) => Promise<Answer>): Promise<Answer> => {
    try {
      const asked = running;
      const first = await answerInTime(asked, question);
      if (first) return first.answer;
      if (!isClosed && running === asked) {
        asked.worker.terminate();
        running = start(input, onFailure);
      }
      const second = isClosed ? undefined : await answerInTime(running, question);
      if (second) return second.answer;
    } catch {
      // The failure is reported below.
    }
    if (!isClosed) onFailure();
    return new Promise<never>(() => undefined);
  };
  return {
    marksIn: (box, zoom) => ask((answering) => answering.marksIn(box, zoom)),
    contentOf: (clusterId) => ask<ClusterContent>(async (answering) => answering.contentOf(clusterId)),
    clusterHolding: (at, zoom) => ask((answering) => answering.clusterHolding(at, zoom)),
    close: () => {
      isClosed = true;
      running.worker.terminate();
    },
  };
}
