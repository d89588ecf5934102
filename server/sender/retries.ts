/** How often a call is made before the service counts as away: over about a minute and a half. */
export const mostTries = 8;

/** Milliseconds. */
const [firstPause, longestPause] = [1000, 30_000];

/** Whether the same call may be answered otherwise later; 0 is no answer. */
export function mayPassLater(status: number): boolean {
  return status === 0 || status === 408 || status === 429 || status >= 500;
}

interface Pause {
  /** Tries that have failed, from 1. */
  tries: number;
  /** The header of the answer, where it has one: seconds or a date. */
  retryAfter: string | null;
  now: Date;
  /** From 0 up to 1. */
  random: number;
}

/**
 * Milliseconds until the next try. The pauses double, and differ at random by half, so that senders that were cut off together
 * do not come back together. What the service asks for is the least.
 */
export function pauseBefore({ tries, retryAfter, now, random }: Pause): number {
  const half = Math.min(longestPause, firstPause * 2 ** (tries - 1)) / 2;
  return Math.max(half, retryAfter ? askedFor(retryAfter, now) : 0) + half * random;
}

function askedFor(retryAfter: string, now: Date): number {
  if (/^\d+$/.test(retryAfter.trim())) return Number(retryAfter) * 1000;
  const moment = Date.parse(retryAfter);
  return Number.isNaN(moment) ? 0 : Math.max(0, moment - now.getTime());
}
