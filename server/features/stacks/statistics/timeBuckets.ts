import type { z } from '@hono/zod-openapi';
import type { ResolutionSchema } from '../../../domain/schemas';

type Resolution = z.infer<typeof ResolutionSchema>;

/** Milliseconds by which the clocks of a zone are ahead of UTC at an instant. */
type Offset = (instant: number) => number;

const quarter = 15 * 60_000;
const hour = 4 * quarter;
const day = 24 * hour;

/**
 * The instants, in order, at which the hours, days or months begin that the range touches, by the clocks of a zone.
 * Where clocks are put back the hour that comes twice is two hours; where they are put forward none is made up.
 */
export function* bucketStarts(
  { from, end }: { from: number; end: number },
  resolution: Resolution,
  offset: Offset,
): Generator<number> {
  const calendar = resolution === 'Monthly' ? 'month' : 'day';
  const nextOf = (start: number) =>
    resolution === 'Hourly' ? nextHour(start, offset) : startNear(start, calendar, 1, offset);
  // Hours are counted from midnight on: clocks that were put back may have cut the one in which the range begins.
  let start = startNear(from, calendar, 0, offset);
  while (start < end) {
    const next = nextOf(start);
    if (next > from) yield start;
    start = next;
  }
}

/** When the day or month of the instant begins on the clocks, or the one after it. */
function startNear(instant: number, unit: 'day' | 'month', further: 0 | 1, offset: Offset): number {
  const shown = new Date(instant + offset(instant));
  const [year, month, date] = [shown.getUTCFullYear(), shown.getUTCMonth(), shown.getUTCDate()];
  return firstShown(
    unit === 'month' ? Date.UTC(year, month + further) : Date.UTC(year, month, date + further),
    offset,
  );
}

/**
 * The first instant at which the clocks show this, given as if they showed UTC. When they skip it, the change of the
 * clocks: no zone skips time on both sides of a midnight.
 */
function firstShown(clock: number, offset: Offset): number {
  // No clock is a day away from UTC, and none is changed twice within two days.
  const [before, after] = [clock - offset(clock - day), clock - offset(clock + day)];
  if (before === after) return before;
  return [before, after].find((instant) => instant + offset(instant) === clock) ?? before;
}

/** When the clocks show another hour, or are changed; both happen at a quarter of an hour. */
function nextHour(start: number, offset: Offset): number {
  const ahead = offset(start);
  const hourWith = (instant: number) => Math.floor((instant + ahead) / hour);
  let next = start;
  do next += quarter;
  while (offset(next) === ahead && hourWith(next) === hourWith(start));
  return next;
}
