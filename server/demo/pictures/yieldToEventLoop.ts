import { setImmediate as nextTurn } from 'node:timers/promises';

let last: Promise<void> = Promise.resolve();

/**
 * Waits for a turn of the event loop of its own. Each turn does one piece of the work that keeps the
 * processor busy, so that other requests wait for one piece at most.
 */
export function yieldToEventLoop(): Promise<void> {
  last = last.then(() => nextTurn());
  return last;
}
