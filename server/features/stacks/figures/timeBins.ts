import type { z } from '@hono/zod-openapi';
import type { ResolutionSchema } from '../../../domain/schemas';
import { type Offset, zoneOffset } from '../../../domain/zoneOffset';
import { badRequest, ServiceFailure } from '../../../http/failure';
import { endOf } from '../filters/stackDates';
import type { StackStatisticsFilters } from '../filters/stackFilterSchemas';
import { stackFailures } from '../stacks.failures';

type BinQuery = Pick<StackStatisticsFilters, 'from' | 'to' | 'resolution' | 'timeZone'>;
type Range = Pick<BinQuery, 'from' | 'to'>;

/** A chart cannot show more bins: these are about 200 days by the hour, or 13 years by the day. */
const mostBins = 5000;

export function bounded({ from = '1900-01-01T00:00:00Z', to = '2200-12-31T23:59:59Z' }: Range) {
  return { from, to };
}

function checkEnds({ from, to, resolution }: BinQuery): void {
  if (resolution === undefined || resolution === 'Monthly') return;
  const open = Object.entries({ from, to }).filter(([, end]) => end === undefined);
  if (open.length > 0) throw badRequest(...open.map(([field]) => ({ field, textId: 'kind' as const })));
}

/**
 * The starts are in milliseconds. The bins cover the whole range; the first and last may extend beyond it.
 * They are computed here and not in SQL: the database may not know every time zone of a browser, and so it
 * only has to compare instants.
 * @throws ServiceFailure 400 for an unknown time zone, an open end by hour or day, and too many bins
 */
export function binStarts(query: BinQuery): number[] {
  const { resolution = 'Monthly', timeZone = 'UTC' } = query;
  const offset = zoneOffset(timeZone);
  if (offset === undefined) throw badRequest({ field: 'timeZone', textId: 'invalid' });
  checkEnds(query);
  const { from, to } = bounded(query);
  const starts: number[] = [];
  for (const start of timeBinStarts({ from: Date.parse(from), end: endOf(to) }, resolution, offset)) {
    if (starts.length === mostBins)
      throw new ServiceFailure(400, stackFailures.periodTooLong, {
        fields: [{ field: 'resolution', textId: 'resolutionTooFine' }],
      });
    starts.push(start);
  }
  return starts;
}

type Resolution = z.infer<typeof ResolutionSchema>;

const quarter = 15 * 60_000;
const hour = 4 * quarter;
const day = 24 * hour;

/**
 * Yields the starts of the hours, days or months of the range in local time, in order. An hour that occurs
 * twice because clocks are put back gives two bins; an hour that is skipped gives none.
 */
export function* timeBinStarts(
  { from, end }: { from: number; end: number },
  resolution: Resolution,
  offset: Offset,
): Generator<number> {
  const calendar = resolution === 'Monthly' ? 'month' : 'day';
  const nextOf = (start: number) =>
    resolution === 'Hourly' ? nextHour(start, offset) : startNear(start, calendar, 1, offset);
  // Counts hours from midnight, because a clock change may have cut the first hour of the range.
  let start = startNear(from, calendar, 0, offset);
  while (start < end) {
    const next = nextOf(start);
    if (next > from) yield start;
    start = next;
  }
}

function startNear(instant: number, unit: 'day' | 'month', further: 0 | 1, offset: Offset): number {
  const shown = new Date(instant + offset(instant));
  const [year, month, date] = [shown.getUTCFullYear(), shown.getUTCMonth(), shown.getUTCDate()];
  return firstShown(
    unit === 'month' ? Date.UTC(year, month + further) : Date.UTC(year, month, date + further),
    offset,
  );
}

/**
 * Returns the first instant at which clocks show the local time, which is given as if it were UTC. If clocks
 * skip that time, the instant of the clock change is returned: no zone skips time on both sides of a
 * midnight.
 */
function firstShown(clock: number, offset: Offset): number {
  // No zone is a day away from UTC or changes twice within two days.
  const [before, after] = [clock - offset(clock - day), clock - offset(clock + day)];
  if (before === after) return before;
  return [before, after].find((instant) => instant + offset(instant) === clock) ?? before;
}

/** Both the next local hour and a clock change fall on a quarter of an hour. */
function nextHour(start: number, offset: Offset): number {
  const ahead = offset(start);
  const hourWith = (instant: number) => Math.floor((instant + ahead) / hour);
  let next = start;
  do next += quarter;
  while (offset(next) === ahead && hourWith(next) === hourWith(start));
  return next;
}
