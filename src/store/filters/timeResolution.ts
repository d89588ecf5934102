import type { DayRange } from '@/lib/dateRange';
import type { Resolution } from '@/store/api/stackApi';

/** In days: shorter ranges than `daily` use hours, and shorter ones than `monthly` use days. */
const daily = 2;
const monthly = 31;
const millisecondsOfDay = 86_400_000;

/**
 * One day by the hour, up to 30 by the day, a longer or open range by the month (specification, stack area,
 * section 4). Counts calendar days including both ends, because a change of the clocks shortens a day.
 */
export function resolutionOf({ from, to }: DayRange): Resolution {
  if (from === null || to === null) return 'Monthly';
  const days = (Date.parse(to) - Date.parse(from)) / millisecondsOfDay + 1;
  return days < daily ? 'Hourly' : days < monthly ? 'Daily' : 'Monthly';
}
