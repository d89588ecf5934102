import { zoneOffset } from './zoneOffset';

/** The countries of the organisations, each with one time zone. */
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
  // Swedish writes dates the way ISO 8601 and every spreadsheet reads them.
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  formats.set(zone, format);
  return format;
}

/** The years whose offsets are known by whole seconds, and that are written with four digits. */
const [start, end] = [Date.UTC(1970, 0, 1), Date.UTC(9999, 0, 1)];

/** The calendar day in the zone: `2026-11-21`. */
export function localDay(instant: Date, zone: TimeZone): string {
  return localDateTime(instant, zone).slice(0, 10);
}

/** The clock time in the zone: `2026-11-21 14:05:09`. By the offset, because Intl takes microseconds, and a file has millions. */
export function localDateTime(instant: Date, zone: TimeZone): string {
  const time = instant.getTime();
  const offset = time >= start && time < end ? zoneOffset(zone) : undefined;
  if (offset === undefined) return formatOf(zone).format(instant);
  const clock = new Date(time + offset(time)).toISOString();
  return `${clock.slice(0, 10)} ${clock.slice(11, 19)}`;
}
