import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as elapsed } from 'node:timers/promises';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { errorCodeOf } from '../domain/errorCode';
import { forwardTo } from './forwardCall';

/**
 * All times are in milliseconds. A thread that has ended is started again after a pause, which doubles each
 * time, up to `longest`, until a thread answers. A new thread must answer within `startLimit`.
 */
const delays = { first: 1000, longest: 60_000 };
const startLimit = 60_000;

/**
 * The program gets `workerData`. It sends a message as soon as it answers at its `socketPath`, and ends when
 * a message is sent to it. Ending may take `closeLimit` milliseconds.
 */
interface Start extends Pick<WorkerOptions, 'eval' | 'resourceLimits'> {
  program: URL | string;
  workerData: object;
  onFailure: (line: string) => void;
  closeLimit: number;
}

const folderPrefix = 'stackyard-costly-';
const socketName = 'costly.sock';

/**
 * Removes the folders that killed services have left: their sockets no longer answer. Folders of other accounts
 * stay.
 */
async function removeLeftFolders(): Promise<void> {
  for (const name of await readdir(tmpdir()).catch(() => [])) {
    const folder = path.join(tmpdir(), name);
    if (name.startsWith(folderPrefix) && (await isLeft(path.join(folder, socketName))))
      await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}

function isLeft(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = connect(socket, () => {
      connection.destroy();
      resolve(false);
    });
    connection.on('error', (failure) => resolve(errorCodeOf(failure) === 'ECONNREFUSED'));
  });
}

/** When the thread ends, the calls that it was answering fail, and another thread is started. */
export async function startCostlyThread(start: Start) {
  const { program, workerData, onFailure, closeLimit, ...options } = start;
  // Only this account may enter the folder: a process that reaches the socket may claim any client address.
  const folder = mkdtempSync(path.join(tmpdir(), folderPrefix));
  await removeLeftFolders();
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', removeFolder);
  const socketPath =
    process.platform === 'win32' ? `\\\\.\\pipe\\${path.basename(folder)}` : path.join(folder, socketName);
  let isClosing = false;
  let delay = delays.first;
  let restart: NodeJS.Timeout | undefined;
  let listener: RequestListener | undefined;

  function startThread(): { worker: Worker; isThere: Promise<void>; hasEnded: Promise<void> } {
    rmSync(socketPath, { force: true });
    // The thread does not inherit the TypeScript loader and brings its own.
    const worker = new Worker(program, {
      ...options,
      workerData: { ...workerData, socketPath },
      execArgv: [],
    });
    const late = setTimeout(() => worker.terminate(), startLimit);
    worker.on('error', (failure: unknown) =>
      onFailure(`The thread of costly calls has failed (${errorCodeOf(failure) ?? 'unknown'}).`),
    );
    const isThere = new Promise<void>((resolve) => {
      worker.once('message', () => {
        clearTimeout(late);
        delay = delays.first;
        listener = forwardTo(socketPath, () => void worker.terminate());
        resolve();
      });
    });
    const hasEnded = new Promise<void>((resolve) => {
      worker.once('exit', () => {
        clearTimeout(late);
        listener = undefined;
        resolve();
        if (isClosing) return;
        onFailure('The thread of costly calls has ended. Another one is started.');
        restart = setTimeout(() => {
          thread = startThread();
        }, delay);
        delay = Math.min(delays.longest, delay * 2);
      });
    });
    return { worker, isThere, hasEnded };
  }

  let thread = startThread();
  await Promise.race([thread.isThere, thread.hasEnded]);
  return {
    listener: () => (isClosing ? undefined : listener),
    close: async () => {
      isClosing = true;
      clearTimeout(restart);
      thread.worker.postMessage('close');
      await Promise.race([thread.hasEnded, elapsed(closeLimit, undefined, { ref: false })]);
      await thread.worker.terminate();
      process.off('exit', removeFolder);
      removeFolder();
    },
  };
}
