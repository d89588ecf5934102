/**
 * The offset from UTC at an instant, both in milliseconds; undefined for a text that is no IANA name. An
 * offset such as `+01:00` is none, though newer versions of Intl accept it.
 */
export function zoneOffset(timeZone: string): ((instant: number) => number) | undefined {
  const format = /^[a-z]/i.test(timeZone) ? offsetFormat(timeZone) : undefined;
  return format && ((instant) => offsetIn(format.format(instant)));
}

function offsetFormat(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  } catch (failure) {
    if (failure instanceof RangeError) return undefined;
    throw failure;
  }
}

/** Parses `6/17/2026, GMT+02:00`; Greenwich has no offset, and times of long ago have seconds. */
function offsetIn(text: string): number {
  const [, sign, hours, minutes, seconds = '0'] = /([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(text) ?? [];
  if (sign === undefined) return 0;
  const length = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  return (sign === '-' ? -length : length) * 1000;
}
