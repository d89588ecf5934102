import type { DayRange } from '@/lib/dateRange';
import type { Resolution } from '@/store/api/stackApi';

/** Shortest ranges in days that are cut by the day, and by the month. */
const daily = 2;
const monthly = 31;
const millisecondsOfDay = 86_400_000;

/**
 * How finely the dashboard cuts a range: one day by the hour, up to 30 by the day, more or an open end by the month
 * (specification, stack area, section 4). Calendar days, both ends counted, so that no change of the clocks shortens one.
 */
export function resolutionOf({ from, to }: DayRange): Resolution {
  if (from === null || to === null) return 'Monthly';
  const days = (Date.parse(to) - Date.parse(from)) / millisecondsOfDay + 1;
  return days < daily ? 'Hourly' : days < monthly ? 'Daily' : 'Monthly';
}
