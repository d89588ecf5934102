import fc from 'fast-check';
import { ResolutionSchema } from '../../../domain/schemas';
import { timeBinStarts } from './timeBins';
import { zoneOffset } from './zoneOffset';

type Resolution = Parameters<typeof timeBinStarts>[1];

const hour = 3_600_000;

function startsIn(timeZone: string, resolution: Resolution, from: number, end: number): number[] {
  const offset = zoneOffset(timeZone);
  if (offset === undefined) throw new Error(`no zone ${timeZone}`);
  return [...timeBinStarts({ from, end }, resolution, offset)];
}

/** The clocks of a zone, written as `2026-10-25 02:30`. */
function clockOf(timeZone: string) {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return (instant: number) => format.format(instant);
}

it.each([
  [
    'hours in spring',
    'Europe/Copenhagen',
    'Hourly',
    ['2026-03-29T00:00:00Z', '2026-03-29T01:59:59Z'],
    ['00:00Z 01:00', '01:00Z 03:00'],
  ],
  [
    'hours in autumn',
    'Europe/Copenhagen',
    'Hourly',
    ['2026-10-25T00:20:00Z', '2026-10-25T02:00:01Z'],
    ['00:00Z 02:00', '01:00Z 02:00', '02:00Z 03:00'],
  ],
  [
    'hours that begin at half past in UTC',
    'Asia/Kolkata',
    'Hourly',
    ['2026-06-17T10:00:00Z', '2026-06-17T11:00:00Z'],
    ['09:30Z 15:00', '10:30Z 16:00'],
  ],
  [
    'hours where clocks go back by half of one',
    'Australia/Lord_Howe',
    'Hourly',
    ['2026-04-04T14:10:00Z', '2026-04-04T16:00:00Z'],
    ['14:00Z 01:00', '15:00Z 01:30', '15:30Z 02:00'],
  ],
  [
    'a range within what is left of such an hour',
    'Australia/Lord_Howe',
    'Hourly',
    ['2026-04-04T15:10:00Z', '2026-04-04T15:11:00Z'],
    ['15:00Z 01:30'],
  ],
  [
    'hours where clocks go forward in the middle of one',
    'America/Caracas',
    'Hourly',
    ['2016-05-01T06:30:00Z', '2016-05-01T08:00:01Z'],
    ['06:30Z 02:00', '07:00Z 03:00', '08:00Z 04:00'],
  ],
  [
    'a day that begins with an hour that comes twice',
    'Atlantic/Azores',
    'Daily',
    ['2026-10-24T12:00:00Z', '2026-10-26T12:00:00Z'],
    ['00:00Z 00:00', '00:00Z 00:00', '01:00Z 00:00'],
  ],
  [
    'a day whose first hour is left out',
    'Africa/Cairo',
    'Daily',
    ['2026-04-23T12:00:00Z', '2026-04-25T12:00:00Z'],
    ['22:00Z 00:00', '22:00Z 01:00', '21:00Z 00:00'],
  ],
  [
    'days of which one was left out whole',
    'Pacific/Apia',
    'Daily',
    ['2011-12-29T12:00:00Z', '2011-12-31T12:00:00Z'],
    ['10:00Z 00:00', '10:00Z 00:00', '10:00Z 00:00'],
  ],
  [
    'months over a change of the clocks',
    'America/Los_Angeles',
    'Monthly',
    ['2026-03-01T07:59:59Z', '2026-04-01T07:00:00Z'],
    ['08:00Z 00:00', '08:00Z 00:00'],
  ],
] as const)('cuts %s', (_what, timeZone, resolution, [from, end], expected) => {
  const clock = clockOf(timeZone);
  const starts = startsIn(timeZone, resolution, Date.parse(from), Date.parse(end));
  expect(
    starts.map((start) => `${new Date(start).toISOString().slice(11, 16)}Z ${clock(start).slice(-5)}`),
  ).toEqual(expected);
});

const shownBy = { Hourly: 13, Daily: 10, Monthly: 7 } as const satisfies Record<Resolution, number>;

it('keeps together what the clocks of any zone show as one hour, day or month, and nothing else', () => {
  const moment = fc.date({ min: new Date('2015-01-01'), max: new Date('2045-01-01'), noInvalidDate: true });
  const days = fc.integer({ min: 0, max: 70 });
  const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
  fc.assert(
    fc.property(
      zone,
      fc.constantFrom(...ResolutionSchema.options),
      moment,
      days,
      (timeZone, resolution, date, length) => {
        const from = date.getTime();
        const end = from + 1 + length * (resolution === 'Hourly' ? hour : 24 * hour);
        const offset = zoneOffset(timeZone);
        const clock = clockOf(timeZone);
        const shown = (instant: number) =>
          `${clock(instant).slice(0, shownBy[resolution])} ${resolution === 'Hourly' ? offset?.(instant) : ''}`;
        const starts = startsIn(timeZone, resolution, from, end);
        const [first = Number.NaN] = starts;
        expect(first).toBeLessThanOrEqual(from);
        expect(starts.at(-1)).toBeLessThan(end);
        starts.forEach((start, index) => {
          // One bucket ends where the next begins, and the last at the end of the range.
          const last = (starts[index + 1] ?? end) - 1;
          expect(last).toBeGreaterThanOrEqual(Math.max(start, from));
          expect([shown(last), shown((start + last) / 2)]).toEqual([shown(start), shown(start)]);
          expect(shown(start - 1)).not.toBe(shown(start));
        });
      },
    ),
    { numRuns: 200 },
  );
});
