/**
 * Every queue of the service repeats its failures after these pauses, in minutes: 17 hours in all, over a
 * night without mail server or store.
 */
export const pauses: readonly number[] = [2, 5, 15, 60, 240, 720];

export const mostAttempts = pauses.length + 1;

export function nextAttemptAfter(attempts: number, now: Date): Date | undefined {
  const pause = pauses[attempts - 1];
  return pause === undefined ? undefined : new Date(now.getTime() + pause * 60_000);
}
