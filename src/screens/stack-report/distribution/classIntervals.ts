/** Of logs from `from` up to, and without, `to`; open upwards where that is null. */
export interface ClassInterval {
  title: string | null;
  from: number;
  to: number | null;
}

/** Why no log can be counted by these classes; `at` are those that it is about. */
export type IntervalProblem =
  | { reason: 'noClasses' }
  /** It ends where it begins, before that, or nowhere that is a number. */
  | { reason: 'reversed'; at: ClassInterval }
  /** A log could be counted twice. */
  | { reason: 'overlapping'; at: [ClassInterval, ClassInterval] };

function endOf({ to }: ClassInterval): number {
  return to ?? Number.POSITIVE_INFINITY;
}

/** The classes from the thinnest logs to the thickest. */
export function inOrder<Interval extends ClassInterval>(intervals: readonly Interval[]): Interval[] {
  return intervals.toSorted((one, other) => one.from - other.from);
}

/** What is wrong with the classes; null when every log belongs to one at most. Gaps are nothing wrong. */
export function intervalProblem(intervals: readonly ClassInterval[]): IntervalProblem | null {
  if (intervals.length === 0) return { reason: 'noClasses' };
  // Whatever is not a number compares as false.
  const reversed = intervals.find((interval) => !(interval.from < endOf(interval)));
  if (reversed) return { reason: 'reversed', at: reversed };
  const sorted = inOrder(intervals);
  for (const [index, interval] of sorted.entries()) {
    const next = sorted[index + 1];
    if (next && next.from < endOf(interval)) return { reason: 'overlapping', at: [interval, next] };
  }
  return null;
}
