const minute = 60_000;
/**
 * `tolerance` is in minutes. A smaller change is not shown, because the estimate would alternate between two
 * whole minutes.
 */
const tolerance = 0.75;

interface Pace {
  /** `elapsed` is in milliseconds since the start. */
  elapsed: number;
  done: number;
  of: number;
}

/**
 * Returns whole minutes at the pace so far; 0 means less than one. Returns null before anything is done.
 * @param shown the last estimate, which is kept within the tolerance
 */
export function minutesLeft({ elapsed, done, of }: Pace, shown: number | null): number | null {
  if (done === 0) return null;
  const left = ((elapsed / done) * Math.max(0, of - done)) / minute;
  if (shown !== null && shown > 0 && Math.abs(left - shown) <= tolerance) return shown;
  return left < 1 ? 0 : Math.round(left);
}
