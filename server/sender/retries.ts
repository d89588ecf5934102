/**
 * After this many tries, over about a minute and a half, the service counts as away. The pauses between them
 * are in milliseconds.
 */
export const mostTries = 8;

const [firstPause, longestPause] = [1000, 30_000];

/** The same call may be answered otherwise later; 0 stands for no answer. */
export function mayPassLater(status: number): boolean {
  return status === 0 || status === 408 || status === 429 || status >= 500;
}

/**
 * Failed tries are counted from 1. The header, seconds or a date, is null where the answer lacks it, and the
 * random number lies in [0, 1).
 */
interface Pause {
  tries: number;
  retryAfter: string | null;
  now: Date;
  random: number;
}

/**
 * The pause, in milliseconds, doubles, and differs at random by half, so that senders that were cut off
 * together do not come back together. The service's own demand is the least.
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
