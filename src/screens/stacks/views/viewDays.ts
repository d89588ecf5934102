import type { DayRange } from '@/lib/dateRange';
import {
  type Day,
  daysBefore,
  daysBetween,
  firstOfMonth,
  firstOfWeek,
  isDay,
  monthsBefore,
  monthsBetween,
} from '@/lib/day';
import { type QuickRangeName, quickRange } from '@/lib/quickRange';

/**
 * Stores a range as texts. A quick range of the list stays that quick range. Every other range that ends
 * today moves on with the reader's day; its beginning is then counted in whole months if they fit
 * ("today-1m"), or else in days. All other days stay fixed. The empty text is an open end.
 */
export function viewDaysOf({ from, to }: DayRange, today: Day): { from: string; to: string } {
  for (const [name, texts] of quickRanges) {
    const range = quickRange(name, today);
    if (range.from === from && range.to === to) return texts;
  }
  if (to !== today) return { from: from ?? '', to: to ?? '' };
  return { from: from === null ? '' : beginningOf(from, today), to: 'today' };
}

function beginningOf(from: Day, today: Day): string {
  if (from === today) return 'today';
  const months = monthsBetween(from, today);
  if (months > 0 && monthsBefore(today, months) === from) return `today-${months}m`;
  const days = daysBetween(from, today);
  return days <= 9999 ? `today-${days}d` : from;
}

const quickRanges: readonly (readonly [QuickRangeName, { from: string; to: string }])[] = [
  ['7_days', { from: 'today-6d', to: 'today' }],
  ['last_week', { from: 'lastWeek', to: 'lastWeekEnd' }],
  ['30_days', { from: 'today-29d', to: 'today' }],
  ['this_month', { from: 'month', to: 'today' }],
  ['last_month', { from: 'lastMonth', to: 'lastMonthEnd' }],
];

interface CountedDay {
  unit: 'days' | 'months';
  count: number;
}

export function countedDay(text: string): CountedDay | null {
  const [, count, unit] = /^today-(\d{1,4})([dm])$/.exec(text) ?? [];
  return count ? { unit: unit === 'm' ? 'months' : 'days', count: Number(count) } : null;
}

/**
 * Returns the day that the text means for a reader whose day is `today`, or '' for an open end and for other
 * texts.
 */
export function dayOfView(text: string, today: Day): Day | '' {
  if (text === 'today') return today;
  if (text === 'month') return firstOfMonth(today);
  const endOfLastMonth = daysBefore(firstOfMonth(today), 1);
  if (text === 'lastMonth') return firstOfMonth(endOfLastMonth);
  if (text === 'lastMonthEnd') return endOfLastMonth;
  const endOfLastWeek = daysBefore(firstOfWeek(today), 1);
  if (text === 'lastWeek') return firstOfWeek(endOfLastWeek);
  if (text === 'lastWeekEnd') return endOfLastWeek;
  const counted = countedDay(text);
  if (counted) return (counted.unit === 'months' ? monthsBefore : daysBefore)(today, counted.count);
  return isDay(text) ? text : '';
}
