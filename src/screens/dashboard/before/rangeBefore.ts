import type { DayRange } from '@/lib/dateRange';
import { type Day, daysBefore, daysBetween, isDay, monthsBefore, monthsBetween } from '@/lib/day';

export interface RangeBefore {
  from: Day;
  to: Day;
  /** Its last day counts up to the time of day at which the figures were counted, because their last day is not over. */
  isCut: boolean;
}

/** 0 unless the range is whole months. */
function wholeMonths(from: Day, to: Day): number {
  const next = daysBefore(to, -1);
  if (!from.endsWith('-01') || !next.endsWith('-01')) return 0;
  return monthsBetween(from, next);
}

/**
 * The range of the same length before: whole months before whole months, else as many days. While a range is not over,
 * it is compared with as much of the range before as is over of it. Undefined for a range with an open end, or of the future.
 */
export function rangeBefore({ from, to }: DayRange, today: Day): RangeBefore | undefined {
  if (from === null || to === null || from > today) return undefined;
  const isOver = to < today;
  const last = isOver ? to : today;
  const months = wholeMonths(from, to);
  const days = daysBetween(from, last);
  const start = months > 0 ? monthsBefore(from, months) : daysBefore(from, days + 1);
  if (!isDay(start)) return undefined;
  const end = daysBefore(from, 1);
  if (isOver) return { from: start, to: end, isCut: false };
  const reached = daysBefore(start, -days);
  // A shorter month before is over when this one is not.
  return reached > end ? { from: start, to: end, isCut: false } : { from: start, to: reached, isCut: true };
}
