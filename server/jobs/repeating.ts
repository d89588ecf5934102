import { setMaxListeners } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { askFor } from '../db/asker';
import { errorCodeOf } from '../domain/errorCode';
import { OtherStoreError } from '../features/stacks/pictures/storeMark';
import { FilesUnavailable } from '../ports/fileStore';
import { RenderingFailed } from '../ports/rendering';

/**
 * When the service ends, it waits this many milliseconds for running jobs. A mail that is interrupted is sent
 * after the next start.
 */
const closeTimeout = 10_000;

/** `repeat` runs until `ending` is aborted, with pauses in milliseconds. A failure is reported once in a row. */
export function repeating(onFailure: (line: string) => void) {
  const ending = new AbortController();
  // Every job waits with it; Node takes more than ten listeners for a leak.
  setMaxListeners(0, ending.signal);
  async function repeat(name: string, pause: number, work: () => Promise<void>): Promise<void> {
    let reported: string | undefined;
    while (!ending.signal.aborted) {
      const reason = await askFor(name, work).then(() => undefined, reasonOf);
      if (reason !== undefined && reason !== reported)
        onFailure(`The job ${name} could not be done (${reason}).`);
      reported = reason;
      await setTimeout(pause, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  }
  return { ending, repeat };
}

export async function endAll(ending: AbortController, jobs: readonly Promise<void>[]): Promise<void> {
  ending.abort();
  await Promise.race([Promise.all(jobs), setTimeout(closeTimeout, undefined, { ref: false })]);
}

/** The message of a database failure is left out, because it may contain the statement and its parameters. */
function reasonOf(failure: unknown): string {
  const isTold =
    failure instanceof FilesUnavailable ||
    failure instanceof OtherStoreError ||
    failure instanceof RenderingFailed;
  if (isTold) return failure.message;
  const cause = failure instanceof Error ? (failure.cause ?? failure) : failure;
  return errorCodeOf(cause) ?? (cause instanceof Error ? cause.name : 'unknown reason');
}
