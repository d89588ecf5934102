import dayjs from 'dayjs';
import type { Day } from './day';

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Kept: making one takes far longer than using it, and a list has a hundred rows. Throws where there is no such zone. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  // Swedish writes dates the way ISO 8601 does.
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  clocks.set(timeZone, clock);
  return clock;
}

/** The IANA name if there is such a zone. */
export function knownZone(timeZone: string | null | undefined): string | undefined {
  if (!timeZone) return undefined;
  try {
    return clockOf(timeZone).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** What the clocks of a zone that exists, or else the reader's, show at an ISO instant: `2026-11-21 14:05`. */
function clockAt(instant: string, timeZone: string | undefined): string {
  return timeZone === undefined
    ? dayjs(instant).format('YYYY-MM-DD HH:mm')
    : clockOf(timeZone).format(new Date(instant));
}

/** The calendar day of an ISO instant in a zone that exists, else in the reader's. */
export function dayIn(instant: string, timeZone: string | undefined): Day {
  return clockAt(instant, timeZone).slice(0, 'yyyy-MM-dd'.length);
}

/**
 * The zone where its clocks show anything else than the reader's at one of the instants. Undefined where all are told
 * alike, and where the zone is not known: then the reader's own zone is as good, or all there is.
 */
export function otherZone(
  timeZone: string | null | undefined,
  instants: readonly string[],
): string | undefined {
  const zone = knownZone(timeZone);
  const differs = instants.some((instant) => clockAt(instant, zone) !== clockAt(instant, undefined));
  return differs ? zone : undefined;
}
