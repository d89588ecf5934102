import { zoneOffset } from './zoneOffset';

const zones = {
  uk: 'Europe/London',
  dk: 'Europe/Copenhagen',
  de: 'Europe/Berlin',
  pl: 'Europe/Warsaw',
} as const;

type Country = keyof typeof zones;
export type TimeZone = (typeof zones)[Country];

export function timeZoneOf(country: Country): TimeZone {
  return zones[country];
}

const formats = new Map<TimeZone, Intl.DateTimeFormat>();

function formatOf(zone: TimeZone): Intl.DateTimeFormat {
  const cached = formats.get(zone);
  if (cached !== undefined) return cached;
  // Swedish writes dates as ISO 8601 and every spreadsheet do.
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  formats.set(zone, format);
  return format;
}

/** Between these years, offsets are whole seconds and a year has four digits. */
const [start, end] = [Date.UTC(1970, 0, 1), Date.UTC(9999, 0, 1)];

/** @returns the calendar day in the time zone, such as `2026-11-21` */
export function localDay(instant: Date, zone: TimeZone): string {
  return localDateTime(instant, zone).slice(0, 10);
}

/**
 * Returns the local time, such as `2026-11-21 14:05:09`. It is computed from the offset, because Intl takes
 * microseconds for each, and a file has millions.
 */
export function localDateTime(instant: Date, zone: TimeZone): string {
  const time = instant.getTime();
  const offset = time >= start && time < end ? zoneOffset(zone) : undefined;
  if (offset === undefined) return formatOf(zone).format(instant);
  const clock = new Date(time + offset(time)).toISOString();
  return `${clock.slice(0, 10)} ${clock.slice(11, 19)}`;
}
