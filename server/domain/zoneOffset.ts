/** The zone's clocks are ahead of UTC by this many milliseconds. */
export type Offset = (instant: number) => number;

const offsets = new Map<string, Offset>();
const mostOffsets = 20;

/**
 * Returns undefined for a text that is not an IANA name. An offset such as `+01:00` is not one, although
 * newer versions of Intl accept it.
 */
export function zoneOffset(timeZone: string): Offset | undefined {
  const found = offsets.get(timeZone);
  if (found !== undefined) return found;
  const format = /^[a-z]/i.test(timeZone) ? offsetFormat(timeZone) : undefined;
  if (format === undefined) return undefined;
  const offset = inSteps((instant) => offsetIn(format.format(instant)));
  const [oldest] = offsets.keys();
  if (offsets.size >= mostOffsets && oldest !== undefined) offsets.delete(oldest);
  offsets.set(timeZone, offset);
  return offset;
}

/**
 * The offset is looked up at the ends of each stretch of this many milliseconds, within which it changes at
 * most once. Since 1900 no zone has changed twice within six days; Gaza's summer of 2040 will be the
 * shortest.
 */
const stretch = 5 * 24 * 60 * 60_000;

function inSteps(asked: Offset): Offset {
  const atEdge = new Map<number, number>();
  const changeIn = new Map<number, number>();
  const edge = (number: number) => {
    const offset = atEdge.get(number) ?? asked(number * stretch);
    atEdge.set(number, offset);
    return offset;
  };
  return (instant) => {
    const number = Math.floor(instant / stretch);
    const [before, after] = [edge(number), edge(number + 1)];
    if (before === after) return before;
    const change = changeIn.get(number) ?? changeBetween(number * stretch, (number + 1) * stretch, asked);
    changeIn.set(number, change);
    return instant < change ? before : after;
  };
}

function changeBetween(from: number, to: number, asked: Offset): number {
  const before = asked(from);
  let [last, first] = [from / 1000, to / 1000];
  while (first - last > 1) {
    const middle = Math.floor((last + first) / 2);
    if (asked(middle * 1000) === before) last = middle;
    else first = middle;
  }
  return first * 1000;
}

function offsetFormat(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  } catch (failure) {
    if (failure instanceof RangeError) return undefined;
    throw failure;
  }
}

/**
 * The text looks like `6/17/2026, GMT+02:00`. Greenwich has no offset in it, and offsets of times long ago
 * have seconds.
 */
function offsetIn(text: string): number {
  const [, sign, hours, minutes, seconds = '0'] = /([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(text) ?? [];
  if (sign === undefined) return 0;
  const length = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  return (sign === '-' ? -length : length) * 1000;
}
