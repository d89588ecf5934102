import { invalid, ServiceFailure } from '../../../http/failure';
import { endOf } from '../filters/stackDates';
import type { StackStatisticsFilters } from '../filters/stackFilterSchemas';
import { timeBinStarts } from './timeBins';
import { zoneOffset } from './zoneOffset';

type BinQuery = Pick<StackStatisticsFilters, 'from' | 'to' | 'resolution' | 'timeZone'>;
type Range = Pick<BinQuery, 'from' | 'to'>;

/** More bins than a chart can show: some 200 days by the hour, 13 years by the day. */
const mostBins = 5000;

/** Replaces an open end by a limit outside of all instants. */
export function bounded({ from = '1900-01-01T00:00:00Z', to = '2200-12-31T23:59:59Z' }: Range) {
  return { from, to };
}

function checkEnds({ from, to, resolution }: BinQuery): void {
  if (resolution === undefined || resolution === 'Monthly') return;
  const open = Object.entries({ from, to }).filter(([, end]) => end === undefined);
  if (open.length > 0) throw invalid(...open.map(([field]) => ({ field, textId: 'kind' as const })));
}

/**
 * The starts of the bins in milliseconds. The bins cover the whole range, the first and last perhaps in part.
 * They are cut here and not in SQL, because the database may not know every zone of a browser, and then only
 * has to compare instants.
 * @throws ServiceFailure 400 for an unknown time zone, an open end by hour or day, and too many bins
 */
export function binStarts(query: BinQuery): number[] {
  const { resolution = 'Monthly', timeZone = 'UTC' } = query;
  const offset = zoneOffset(timeZone);
  if (offset === undefined) throw invalid({ field: 'timeZone', textId: 'invalid' });
  checkEnds(query);
  const { from, to } = bounded(query);
  const starts: number[] = [];
  for (const start of timeBinStarts({ from: Date.parse(from), end: endOf(to) }, resolution, offset)) {
    if (starts.length === mostBins)
      throw new ServiceFailure(400, 'periodTooLong', {
        fields: [{ field: 'resolution', textId: 'resolutionTooFine' }],
      });
    starts.push(start);
  }
  return starts;
}
