import type { DayRange } from '@/lib/dateRange';
import type { Resolution } from '@/store/api/stackApi';

const daily = 2;
const monthly = 31;
const millisecondsOfDay = 86_400_000;

/**
 * Uses hours for one day, days for up to 30, and months for a longer or open range (specification, stack
 * area, section 4). It counts calendar days including both ends, because a change of the clocks shortens a
 * day.
 */
export function resolutionOf({ from, to }: DayRange): Resolution {
  if (from === null || to === null) return 'Monthly';
  const days = (Date.parse(to) - Date.parse(from)) / millisecondsOfDay + 1;
  return days < daily ? 'Hourly' : days < monthly ? 'Daily' : 'Monthly';
}
