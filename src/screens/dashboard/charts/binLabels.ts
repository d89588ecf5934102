import { formatsOf } from '@/i18n/formats';
import type { Resolution } from '@/store/api/stackApi';

/** Takes the instant (ISO 8601) at which a bin begins; the label is in the reader's zone. */
type BinLabel = (date: string) => string;

/**
 * Labels look like "14:00", "31/12" in the order of the locale's dates, and "Nov 2026". An hour that occurs
 * twice, as on an autumn night, includes its zone: "02:00 CEST" and "02:00 CET".
 */
export function binLabels(resolution: Resolution, locale: string): BinLabel {
  if (resolution === 'Monthly') {
    const month = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric' });
    return (date) => month.format(new Date(date));
  }
  const formats = formatsOf(locale);
  if (resolution === 'Daily') return (date) => formats.date(date).slice(0, 'dd/MM'.length);
  const zoned = new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return (date) => (isShownTwice(date) ? zoned.format(new Date(date)) : formats.time(date));
}

/**
 * Returns a text such as "1–22 Nov" for the days that the range covers of a month, with the year if no axis
 * shows it.
 */
export function daysLabel({ from, to }: { from: string; to: string }, locale: string, withYear: boolean) {
  const days = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    ...(withYear && { year: 'numeric' }),
  });
  // Every day of every zone has a noon.
  return days.formatRange(new Date(`${from}T12:00`), new Date(`${to}T12:00`));
}

const hour = 3_600_000;

function isShownTwice(date: string): boolean {
  const at = new Date(date);
  return [-hour, hour].some((away) => new Date(at.getTime() + away).getHours() === at.getHours());
}
