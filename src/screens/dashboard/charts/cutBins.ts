import type { DayRange } from '@/lib/dateRange';
import { dayOf, daysBefore, monthsBefore } from '@/lib/day';
import type { Resolution, StackStatisticsBin } from '@/store/api/stackApi';

/**
 * The figures of a bin cover these days, both inclusive. Bins of an hour or a day have null, and so has a
 * month that has not begun.
 */
type CoveredDays = { from: string; to: string; isOver: boolean } | null;

export type CutBins = ReadonlyMap<string, CoveredDays>;

const hour = 3_600_000;

/**
 * Returns the bins that are not over at `now`, and the months that the range cuts. An open end of the range
 * cuts nothing, but no figure is from a later day than today. All days are in the reader's zone.
 */
export function cutBins(
  bins: readonly Pick<StackStatisticsBin, 'date'>[],
  resolution: Resolution,
  range: DayRange,
  now: Date,
): CutBins {
  const today = dayOf(now);
  const cut = new Map<string, CoveredDays>();
  for (const { date } of bins) {
    const start = new Date(date);
    const first = dayOf(start);
    if (resolution === 'Hourly') {
      if (start.getTime() + hour > now.getTime()) cut.set(date, null);
    } else if (resolution === 'Daily') {
      if (first >= today) cut.set(date, null);
    } else {
      const last = daysBefore(monthsBefore(first, -1), 1);
      const from = range.from !== null && range.from > first ? range.from : first;
      const end = range.to !== null && range.to < last ? range.to : last;
      const to = end > today ? today : end;
      if (from > first || to < last || last === today)
        cut.set(date, from <= to ? { from, to, isOver: to < today } : null);
    }
  }
  return cut;
}
