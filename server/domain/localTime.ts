import { utcMonthsBefore } from './utcMonthsBefore';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

// Asking the time zone database is slow, and a million stacks share a few hundred days.
const formats = new Map<string, Intl.DateTimeFormat>();
const daysWithoutChange = new Map<string, number | null>();

/** Returns the offset from UTC in milliseconds, which is positive if the zone is ahead of UTC. */
function offsetAt(timeZone: string, instant: number): number {
  const startOfDay = Math.floor(instant / day) * day;
  const key = `${timeZone} ${startOfDay}`;
  let offset = daysWithoutChange.get(key);
  if (offset === undefined) {
    offset = readOffset(timeZone, startOfDay);
    if (offset !== readOffset(timeZone, startOfDay + day)) offset = null;
    daysWithoutChange.set(key, offset);
  }
  return offset ?? readOffset(timeZone, instant);
}

function readOffset(timeZone: string, instant: number): number {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  formats.set(timeZone, format);
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(format.format(instant)) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * hour + Number(minutes ?? 0) * minute);
}

/**
 * @returns the instant at which the zone's clocks show `timeOfDay`, `days` local days after the day of
 * `instant`
 */
export function atLocalTime(timeZone: string, instant: number, days: number, timeOfDay: number): number {
  const localDay = Math.floor((instant + offsetAt(timeZone, instant)) / day) * day;
  const local = localDay + days * day + timeOfDay;
  return local - offsetAt(timeZone, local - offsetAt(timeZone, local));
}

export function nextMidnight(timeZone: string, instant: number): number {
  return atLocalTime(timeZone, instant, 1, 0);
}

/**
 * Returns the instant this many months earlier at which the zone's clocks show the same time. If that month
 * is too short, its last day is used.
 */
export function localMonthsBefore(timeZone: string, now: Date, months: number): Date {
  const shown = new Date(now.getTime() + offsetAt(timeZone, now.getTime()));
  const local = utcMonthsBefore(shown, months).getTime();
  return new Date(local - offsetAt(timeZone, local - offsetAt(timeZone, local)));
}

export function localWeekday(timeZone: string, instant: number): number {
  return new Date(instant + offsetAt(timeZone, instant)).getUTCDay();
}
