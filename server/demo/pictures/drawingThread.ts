import { Worker, type WorkerOptions } from 'node:worker_threads';
import type { Draw, Drawing } from './drawing';

interface Waiting {
  resolve: (picture: Uint8Array | null) => void;
  reject: (failure: Error) => void;
}

/**
 * Pictures are drawn one at a time in a thread of their own: drawing keeps a processor busy, and every call
 * waits for the main thread. The number of calls that draw is limited, and so is the queue
 * (`http/limitHeavyCalls.ts`). If the thread ends, the pictures that wait for it fail; the next picture
 * starts another thread.
 * @param program answers each drawing with a `Drawn`, in the order of the drawings
 */
export function createDrawingThread(program: URL | string, options?: WorkerOptions) {
  let thread: { worker: Worker; waiting: Waiting[] } | undefined;

  // The program may be TypeScript, and the thread brings its own loader for that.
  function start() {
    const started = { worker: new Worker(program, { execArgv: [], ...options }), waiting: [] as Waiting[] };
    const end = (failure: Error) => {
      if (thread === started) thread = undefined;
      for (const { reject } of started.waiting.splice(0)) reject(failure);
    };
    started.worker.on('message', (answer: Drawn) => {
      const next = started.waiting.shift();
      if ('failure' in answer) next?.reject(answer.failure);
      else next?.resolve(answer.picture);
    });
    started.worker.on('error', end);
    started.worker.on('exit', () => end(new Error('The thread that draws has ended')));
    return started;
  }

  const draw: Draw = (drawing) =>
    new Promise((resolve, reject) => {
      thread ??= start();
      thread.waiting.push({ resolve, reject });
      thread.worker.postMessage(drawing satisfies Drawing);
    });

  return { draw, close: async () => void (await thread?.worker.terminate()) };
}

export type Drawn = { picture: Uint8Array | null } | { failure: Error };
