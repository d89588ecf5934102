import type { DayRange } from '@/lib/dateRange';
import { type Day, daysBefore, daysBetween, isDay, monthsBefore, monthsBetween } from '@/lib/day';

export interface RangeBefore {
  from: Day;
  to: Day;
  /**
   * `isCut` is true if the last day of the figures is not over. The last day of the preceding range then
   * counts up to the same time of day.
   */
  isCut: boolean;
}

function wholeMonths(from: Day, to: Day): number {
  const next = daysBefore(to, -1);
  if (!from.endsWith('-01') || !next.endsWith('-01')) return 0;
  return monthsBetween(from, next);
}

/**
 * Returns the preceding range of the same length: whole months before whole months, or else the same number
 * of days. If the range is not over, only an equally long part of the preceding range is compared. Returns
 * undefined for a range with an open end or in the future.
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
  // The preceding month may be shorter and end before this month does.
  return reached > end ? { from: start, to: end, isCut: false } : { from: start, to: reached, isCut: true };
}
