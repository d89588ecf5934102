/** Minutes pass before each further attempt: 17 hours in all, over a night without mail server or store. */
export const pauses: readonly number[] = [2, 5, 15, 60, 240, 720];

export const mostAttempts = pauses.length + 1;

/**
 * Every queue of the service repeats its failures after growing pauses.
 * @param attempts that have failed
 * @returns when the next one is due; undefined where it is given up
 */
export function nextAttemptAfter(attempts: number, now: Date): Date | undefined {
  const pause = pauses[attempts - 1];
  return pause === undefined ? undefined : new Date(now.getTime() + pause * 60_000);
}
