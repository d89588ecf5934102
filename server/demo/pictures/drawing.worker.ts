import { getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { Drawing } from './drawing';
import type { Drawn } from './drawingThread';
import { pictureOf } from './pictures';

// Calls of the service have priority over pictures. Only Linux sets the priority of this thread and not of
// the process.
if (process.platform === 'linux') setPriority(Math.min(19, getPriority() + 10));

function drawn(drawing: Drawing): Drawn {
  try {
    return { picture: pictureOf(drawing) };
  } catch (failure) {
    return { failure: failure instanceof Error ? failure : new Error(`${failure}`) };
  }
}

parentPort?.on('message', (drawing: Drawing) => {
  const answer = drawn(drawing);
  const moved = 'picture' in answer && answer.picture?.buffer;
  parentPort?.postMessage(answer, moved instanceof ArrayBuffer ? [moved] : []);
});
