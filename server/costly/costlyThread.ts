import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { forwardTo } from './forwardCall';

/** Milliseconds until a thread that has ended is started again. */
const restartDelay = 1000;

interface Start extends Pick<WorkerOptions, 'eval'> {
  /** Gets `workerData`, sends a message as soon as it answers at its `socketPath`, and ends when it is sent one. */
  program: URL | string;
  workerData: object;
  onFailure: (line: string) => void;
}

/**
 * A thread that answers calls in place of this one. A thread that has ended fails the calls that it was answering;
 * another one is started.
 */
export async function startCostlyThread({ program, workerData, onFailure, ...options }: Start) {
  const isWindows = process.platform === 'win32';
  // Only this account may enter the folder: whoever reaches the socket may say from where a call comes.
  const folder = mkdtempSync(path.join(tmpdir(), 'stackyard-'));
  const socketPath = isWindows ? `\\\\.\\pipe\\${path.basename(folder)}` : path.join(folder, 'costly.sock');
  let isClosing = false;
  let restart: NodeJS.Timeout | undefined;
  let worker: Worker;
  let answering: RequestListener | undefined;

  async function start(): Promise<void> {
    rmSync(socketPath, { force: true });
    // What the program was started with is TypeScript, perhaps, and the thread brings its own reader of that.
    worker = new Worker(program, { ...options, workerData: { ...workerData, socketPath }, execArgv: [] });
    worker.on('error', ({ name }) => onFailure(`The thread of costly calls has failed (${name}).`));
    worker.once('exit', () => {
      answering = undefined;
      if (isClosing) return;
      onFailure('The thread of costly calls has ended. Another one is started.');
      restart = setTimeout(start, restartDelay);
    });
    const isThere = new Promise((resolve) => worker.once('message', () => resolve(true)));
    const hasEnded = new Promise((resolve) => worker.once('exit', () => resolve(false)));
    if (await Promise.race([isThere, hasEnded])) answering = forwardTo(socketPath);
  }

  await start();
  return {
    /** Undefined while no thread is there. */
    listener: () => answering,
    /** Waits for running answers. */
    close: async () => {
      isClosing = true;
      clearTimeout(restart);
      const ended = once(worker, 'exit');
      worker.postMessage('close');
      if (worker.threadId !== -1) await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
