import dayjs from 'dayjs';
import type { Day } from './day';

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Cached: creating a format takes far longer than using it. Throws a RangeError for an unknown zone. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  // Swedish writes dates like ISO 8601.
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  clocks.set(timeZone, clock);
  return clock;
}

const knownZones = new Map<string, string | undefined>();

/** The canonical IANA name; undefined for an unknown zone. Cached like the clocks: each row of a list asks. */
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

/** `2026-11-21 14:05`, in the reader's zone where `timeZone` is undefined. */
function clockAt(instant: string, timeZone: string | undefined): string {
  return timeZone === undefined
    ? dayjs(instant).format('YYYY-MM-DD HH:mm')
    : clockOf(timeZone).format(new Date(instant));
}

/** In a known zone, else in the reader's. */
export function dayIn(instant: string, timeZone: string | undefined): Day {
  return clockAt(instant, timeZone).slice(0, 'yyyy-MM-dd'.length);
}

/**
 * The zone if its clock differs from the reader's at one of the instants; undefined if it does not, or if the zone
 * is unknown.
 */
export function otherZone(
  timeZone: string | null | undefined,
  instants: readonly string[],
): string | undefined {
  const zone = knownZone(timeZone);
  const differs = instants.some((instant) => clockAt(instant, zone) !== clockAt(instant, undefined));
  return differs ? zone : undefined;
}
