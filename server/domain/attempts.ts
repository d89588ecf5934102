/** Minutes before each further attempt: 17 hours in all, over the night that a mail server or the store is away. */
export const pauses: readonly number[] = [2, 5, 15, 60, 240, 720];

/** With the first one. */
export const mostAttempts = pauses.length + 1;

/**
 * Whatever a queue of the service could not do is tried again after growing pauses.
 * @param attempts that have failed
 * @returns when the next one is due; undefined where it is given up
 */
export function nextAttemptAfter(attempts: number, now: Date): Date | undefined {
  const pause = pauses[attempts - 1];
  return pause === undefined ? undefined : new Date(now.getTime() + pause * 60_000);
}
