/**
 * After this many tries, within about a minute and a half, the service counts as unavailable, unless it
 * answers 429. The first pause and the longest one are in milliseconds.
 */
export const mostTries = 8;
const [firstPause, longestPause] = [1000, 30_000];

/** Another try of the same call may get a different answer. The status 0 means that there was no answer. */
export function mayPassLater(status: number): boolean {
  return status === 0 || status === 408 || status === 429 || status >= 500;
}

/**
 * Failed tries are counted from 1. `retryAfter` is the header, in seconds or as a date, or null if the answer
 * lacks it. `random` is in [0, 1).
 */
interface Pause {
  tries: number;
  retryAfter: string | null;
  now: Date;
  random: number;
}

/**
 * The pause, in milliseconds, doubles with each try up to `longestPause`. Half of it is random, so that
 * senders that were interrupted together do not all try again together. A pause that the service asks for is
 * the minimum.
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
