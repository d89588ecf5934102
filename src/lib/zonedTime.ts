import dayjs from 'dayjs';
import type { Day } from './day';

const clocks = new Map<string, Intl.DateTimeFormat>();

/**
 * Formats are cached, because creating one takes far longer than using it.
 * @throws RangeError for an unknown zone
 */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  // Swedish writes dates like ISO 8601.
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  clocks.set(timeZone, clock);
  return clock;
}

const knownZones = new Map<string, string | undefined>();

/**
 * Returns the canonical IANA name, or undefined for an unknown zone. Names are cached like the clocks,
 * because each row of a list needs one.
 */
export function knownZone(timeZone: string | null | undefined): string | undefined {
  if (!timeZone) return undefined;
  if (!knownZones.has(timeZone)) knownZones.set(timeZone, canonicalName(timeZone));
  return knownZones.get(timeZone);
}

function canonicalName(timeZone: string): string | undefined {
  try {
    return clockOf(timeZone).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

function clockAt(instant: string, timeZone: string | undefined): string {
  return timeZone === undefined
    ? dayjs(instant).format('YYYY-MM-DD HH:mm')
    : clockOf(timeZone).format(new Date(instant));
}

export function dayIn(instant: string, timeZone: string | undefined): Day {
  return clockAt(instant, timeZone).slice(0, 'yyyy-MM-dd'.length);
}

/**
 * Returns the zone if its clock differs from the reader's at one of the instants. Returns undefined if it
 * does not, or if the zone is unknown.
 */
export function otherZone(
  timeZone: string | null | undefined,
  instants: readonly string[],
): string | undefined {
  const zone = knownZone(timeZone);
  const differs = instants.some((instant) => clockAt(instant, zone) !== clockAt(instant, undefined));
  return differs ? zone : undefined;
}
