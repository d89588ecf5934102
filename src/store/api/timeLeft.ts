const minute = 60_000;
/** Minutes that an estimate may differ from what is shown: between two whole minutes it would go to and fro. */
const tolerance = 0.75;

interface Pace {
  /** Milliseconds since the beginning. */
  elapsed: number;
  done: number;
  of: number;
}

/**
 * Whole minutes that are left at the pace so far; 0 is less than one. Null before anything is done.
 * @param shown what was said last
 */
export function minutesLeft({ elapsed, done, of }: Pace, shown: number | null): number | null {
  if (done === 0) return null;
  const left = ((elapsed / done) * Math.max(0, of - done)) / minute;
  if (shown !== null && shown > 0 && Math.abs(left - shown) <= tolerance) return shown;
  return left < 1 ? 0 : Math.round(left);
}
