import dayjs from 'dayjs';

/** A calendar day has no time and no zone: `YYYY-MM-DD`. The order of days is the order of their texts. */
export type Day = string;

export function isDay(text: string): boolean {
  const parsed = dayjs(text);
  const exists = /^\d{4}-\d{2}-\d{2}$/.test(text) && parsed.isValid() && parsed.format('YYYY-MM-DD') === text;
  return exists && text >= '1901' && text < '2200';
}

export function dayOf(instant: Date): Day {
  return dayjs(instant).format('YYYY-MM-DD');
}

export function utcDayOf(instant: string): Day {
  return new Date(instant).toISOString().slice(0, 10);
}

export function daysBefore(day: Day, days: number): Day {
  return dayjs(day).subtract(days, 'day').format('YYYY-MM-DD');
}

/** Counts calendar days, so that a change of the clocks does not matter. */
export function daysBetween(from: Day, to: Day): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}

export function firstOfWeek(day: Day): Day {
  return daysBefore(day, (dayjs(day).day() + 6) % 7);
}

export function firstOfMonth(day: Day): Day {
  return `${day.slice(0, 8)}01`;
}

export function monthsBetween(from: Day, to: Day): number {
  const monthOf = (day: Day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return monthOf(to) - monthOf(from);
}

/** If the earlier month is too short, returns its last day (31 March -> 28 February). */
export function monthsBefore(day: Day, months: number): Day {
  return dayjs(day).subtract(months, 'month').format('YYYY-MM-DD');
}

/** `pattern` uses dayjs tokens ("DD/MM/YYYY"). */
export function formatDay(day: Day, pattern: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return pattern.replace('YYYY', year).replace('MM', month).replace('DD', date);
}

const typedIso = /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/;
const typedDayFirst = /^(?<day>\d{1,2})[/.\- ](?<month>\d{1,2})[/.\- ](?<year>\d{4}|\d{2})$/;
const typedMonthFirst = /^(?<month>\d{1,2})[/.\- ](?<day>\d{1,2})[/.\- ](?<year>\d{4}|\d{2})$/;

/**
 * Reads a day in the order of `pattern` ("DD/MM/YYYY" or "MM/DD/YYYY"), with or without leading zeros,
 * separated by slashes, points, hyphens or spaces. Two digits are a year of this century. It also reads an
 * ISO day. Returns null for other text.
 */
export function parseDay(text: string, pattern: string): Day | null {
  const trimmed = text.trim();
  const typed = pattern.startsWith('M') ? typedMonthFirst : typedDayFirst;
  const { year, month, day } = (typedIso.exec(trimmed) ?? typed.exec(trimmed))?.groups ?? {};
  if (!year || !month || !day) return null;
  // Stacks and contracts belong to this century.
  const iso = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(iso) ? iso : null;
}
