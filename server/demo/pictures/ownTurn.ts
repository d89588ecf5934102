import { setImmediate as nextTurn } from 'node:timers/promises';

let last: Promise<void> = Promise.resolve();

/**
 * Waits for a turn of the event loop that no other caller has. Work that keeps the processor busy is done one piece
 * a turn, so that everybody else waits for one piece, however many are being made.
 */
export function ownTurn(): Promise<void> {
  last = last.then(() => nextTurn());
  return last;
}
