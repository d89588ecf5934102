import type { DayRange } from '@/lib/dateRange';
import { type Day, daysBefore } from '@/lib/day';
import { defaultDashboardFilters } from '@/store/filters/filterDefaults';

export const quickRangeNames = ['7_days', '30_days', '12_months'] as const;

export type QuickRangeName = (typeof quickRangeNames)[number];

/** The named range that ends today, today included; twelve months are the default range. */
export function quickRange(name: QuickRangeName, today: Day): DayRange {
  switch (name) {
    case '7_days':
      return { from: daysBefore(today, 6), to: today };
    case '30_days':
      return { from: daysBefore(today, 29), to: today };
    case '12_months': {
      const { from, to } = defaultDashboardFilters(today);
      return { from, to };
    }
  }
}
