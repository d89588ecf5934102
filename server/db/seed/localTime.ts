const hour = 3_600_000;
const day = 24 * hour;

// A million stacks ask for few distinct hours, and asking the time zone database is slow.
const offsets = new Map<string, Map<number, number>>();

/** Milliseconds that the zone is ahead of UTC at that instant. */
function offsetAt(timeZone: string, instant: number): number {
  const zone = offsets.get(timeZone) ?? new Map<number, number>();
  offsets.set(timeZone, zone);
  const startOfHour = Math.floor(instant / hour) * hour;
  const known = zone.get(startOfHour);
  if (known !== undefined) return known;
  const name = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(startOfHour)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(name ?? '') ?? ['', '+', '0', '0'];
  const offset = (sign === '-' ? -1 : 1) * (Number(hours) * hour + Number(minutes) * 60_000);
  zone.set(startOfHour, offset);
  return offset;
}

/** The instant at which the zone's clocks show that time of the local day which began `days` after the given one's. */
export function atLocalTime(timeZone: string, instant: number, days: number, timeOfDay: number): number {
  const localDay = Math.floor((instant + offsetAt(timeZone, instant)) / day) * day;
  const local = localDay + days * day + timeOfDay;
  return local - offsetAt(timeZone, local - offsetAt(timeZone, local));
}

/** The first midnight of the zone after the instant. */
export function nextMidnight(timeZone: string, instant: number): number {
  return atLocalTime(timeZone, instant, 1, 0);
}

/** 0 is Sunday. */
export function localWeekday(timeZone: string, instant: number): number {
  return new Date(instant + offsetAt(timeZone, instant)).getUTCDay();
}
