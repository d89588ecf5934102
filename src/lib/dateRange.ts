import dayjs from 'dayjs';
import type { Day } from './day';

/** Both days are inclusive; null leaves that end open. */
export interface DayRange {
  from: Day | null;
  to: Day | null;
}

/** Both instants are in ISO 8601 with offset; null leaves that end open. */
interface InstantRange {
  from: string | null;
  to: string | null;
}

export function isReversed({ from, to }: DayRange): boolean {
  return from !== null && to !== null && from > to;
}

/**
 * The range runs from the start of the first day to 23:59:59 of the last, in the reader's zone or in UTC
 * (specification, stack area, section 5).
 */
export function instantsOf({ from, to }: DayRange, zone: 'viewer' | 'utc'): InstantRange {
  const at = (day: Day, time: string) =>
    zone === 'utc' ? `${day}T${time}Z` : dayjs(`${day}T${time}`).format();
  return { from: from && at(from, '00:00:00'), to: to && at(to, '23:59:59') };
}

export function atTimeOf(day: Day, instant: string): string {
  return dayjs(`${day}T${dayjs(instant).format('HH:mm:ss')}`).format();
}
