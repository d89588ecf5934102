/** `from` is inclusive, `to` exclusive; null means that there is no upper limit. */
export interface ClassInterval {
  title: string | null;
  from: number;
  to: number | null;
}

export type IntervalProblem =
  | { reason: 'noClasses' }
  | { reason: 'reversed'; at: ClassInterval }
  | { reason: 'overlapping'; at: [ClassInterval, ClassInterval] };

function endOf({ to }: ClassInterval): number {
  return to ?? Number.POSITIVE_INFINITY;
}

export function isInClass(diameter: number, { from, to }: Pick<ClassInterval, 'from' | 'to'>): boolean {
  return diameter >= from && (to === null || diameter < to);
}

export function sortedIntervals<Interval extends ClassInterval>(intervals: readonly Interval[]): Interval[] {
  return intervals.toSorted((one, other) => one.from - other.from);
}

/** Returns null if no log can belong to two classes. Gaps between classes are allowed. */
export function intervalProblem(intervals: readonly ClassInterval[]): IntervalProblem | null {
  if (intervals.length === 0) return { reason: 'noClasses' };
  // NaN compares as false.
  const reversed = intervals.find((interval) => !(interval.from < endOf(interval)));
  if (reversed) return { reason: 'reversed', at: reversed };
  const sorted = sortedIntervals(intervals);
  for (const [index, interval] of sorted.entries()) {
    const next = sorted[index + 1];
    if (next && next.from < endOf(interval)) return { reason: 'overlapping', at: [interval, next] };
  }
  return null;
}
