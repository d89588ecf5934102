/**
 * Every queue of the service repeats a failed job after these pauses, in minutes. They add up to 17 hours,
 * longer than a night in which the mail server or the file store is unavailable.
 */
export const pauses: readonly number[] = [2, 5, 15, 60, 240, 720];

export const mostAttempts = pauses.length + 1;

export function nextAttemptAfter(attempts: number, now: Date): Date | undefined {
  const pause = pauses[attempts - 1];
  return pause === undefined ? undefined : new Date(now.getTime() + pause * 60_000);
}
