import type { DayRange } from './dateRange';
import { type Day, daysBefore, firstOfMonth, firstOfWeek, monthsBefore } from './day';

export type QuickRangeName =
  | '7_days'
  | 'last_week'
  | '30_days'
  | 'this_month'
  | 'last_month'
  | '12_months'
  | 'all_dates';

export function quickRange(name: QuickRangeName, today: Day): DayRange {
  switch (name) {
    case '7_days':
      return { from: daysBefore(today, 6), to: today };
    case 'last_week': {
      const last = daysBefore(firstOfWeek(today), 1);
      return { from: firstOfWeek(last), to: last };
    }
    case '30_days':
      return { from: daysBefore(today, 29), to: today };
    case 'this_month':
      return { from: firstOfMonth(today), to: today };
    case 'last_month': {
      const last = daysBefore(firstOfMonth(today), 1);
      return { from: firstOfMonth(last), to: last };
    }
    case '12_months':
      return { from: monthsBefore(today, 12), to: today };
    case 'all_dates':
      return { from: null, to: null };
  }
}
