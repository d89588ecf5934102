import fc from 'fast-check';
import { ResolutionSchema } from '../../../domain/schemas';
import { localDateTime, timeZoneOf } from '../../../domain/timeZones';
import { zoneOffset } from '../../../domain/zoneOffset';
import { timeBinStarts } from './timeBins';

afterEach(() => jest.restoreAllMocks());

describe('the service', () => {
  type Resolution = Parameters<typeof timeBinStarts>[1];

  const hour = 3_600_000;

  function startsIn(timeZone: string, resolution: Resolution, from: number, end: number): number[] {
    const offset = zoneOffset(timeZone);
    if (offset === undefined) throw new Error(`no zone ${timeZone}`);
    return [...timeBinStarts({ from, end }, resolution, offset)];
  }

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
            // A bin ends where the next one begins, and the last one at the end of the range.
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
});

describe('zoneOffset', () => {
  const hour = 3_600_000;
  const summer = Date.parse('2026-06-17T10:00:00Z');

  it.each([
    ['UTC', 0],
    ['Europe/London', 1],
    ['Europe/Copenhagen', 2],
    ['America/Los_Angeles', -7],
    ['America/St_Johns', -2.5],
    ['Australia/Lord_Howe', 10.5],
    ['Etc/GMT+5', -5],
    // These are former names of zones, which browsers report.
    ['Asia/Calcutta', 5.5],
    ['Asia/Katmandu', 5.75],
    ['Europe/Kiev', 3],
    ['America/Buenos_Aires', -3],
  ])('of %s is %d hours in summer', (timeZone, hours) => {
    expect(zoneOffset(timeZone)?.(summer)).toBe(hours * hour);
  });

  it('changes with the clocks, and knows the seconds of old ones', () => {
    const copenhagen = zoneOffset('Europe/Copenhagen');
    expect(copenhagen?.(Date.parse('2026-10-25T00:59:59Z'))).toBe(2 * hour);
    expect(copenhagen?.(Date.parse('2026-10-25T01:00:00Z'))).toBe(hour);
    expect(zoneOffset('America/New_York')?.(Date.parse('1880-01-01T00:00:00Z'))).toBe(
      -(4 * 3600 + 56 * 60 + 2) * 1000,
    );
  });

  it.each([
    '+01:00',
    '-0530',
    '+01',
    '',
    ' UTC',
    'Mars/Base',
    'localtime',
    '../etc',
    'UTC+1',
    'Europe/Copenhagen\n',
  ])('of %j there is none', (timeZone) => {
    expect(zoneOffset(timeZone)).toBeUndefined();
  });

  it.each([
    ['Hourly', '2026-03-01T00:00:00Z', '2026-09-20T00:00:00Z', 'Europe/Vilnius', 150],
    ['Daily', '2013-03-01T00:00:00Z', '2026-09-20T00:00:00Z', 'Europe/Riga', 2000],
    ['Monthly', undefined, undefined, 'Europe/Tallinn', 13_000],
  ] as const)(
    '%s bins ask Intl a few times, and the next time never',
    async (resolution, from, to, timeZone, most) => {
      // A zone that another test has used is known already.
      jest.resetModules();
      const { binStarts } = await import('./timeBins');
      const { DateTimeFormat } = Intl;
      let asked = 0;
      jest.spyOn(Intl, 'DateTimeFormat').mockImplementation((locale, options) => {
        const format = new DateTimeFormat(locale, options);
        const { format: write } = format;
        const value = (instant: number) => {
          asked += 1;
          return write(instant);
        };
        return Object.defineProperty(format, 'format', { value });
      });
      const range = { ...(from && { from }), ...(to && { to }) };
      expect(binStarts({ ...range, resolution, timeZone }).length).toBeGreaterThan(3600);
      expect(asked).toBeGreaterThan(0);
      expect(asked).toBeLessThan(most);
      asked = 0;
      binStarts({ ...range, resolution, timeZone });
      expect(asked).toBe(0);
    },
  );

  it('is what Intl says, in every zone and at every instant', () => {
    const said = (timeZone: string) => {
      const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
      return (instant: number) => {
        const [, sign, ...parts] = /([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(format.format(instant)) ?? [];
        const [hours = 0, minutes = 0, seconds = 0] = parts.map((part) => Number(part ?? 0));
        return (sign === '-' ? -1000 : 1000) * ((hours * 60 + minutes) * 60 + seconds) || 0;
      };
    };
    const day = 24 * hour;
    fc.assert(
      fc.property(
        fc.constantFrom(...Intl.supportedValuesOf('timeZone')),
        fc.date({ min: new Date('1900-01-01'), max: new Date('2200-12-31'), noInvalidDate: true }),
        (timeZone, date) => {
          const [offset, expected] = [zoneOffset(timeZone), said(timeZone)];
          // The test goes through a year in steps that fall on all hours, and through the seconds around each
          // change that it finds.
          let before = date.getTime();
          for (let instant = before; instant < date.getTime() + 366 * day; instant += 37 * hour) {
            expect([instant, offset?.(instant)]).toEqual([instant, expected(instant)]);
            if (expected(before) !== expected(instant)) {
              let [last, first] = [before, instant];
              while (first - last > 1) {
                const middle = Math.floor((last + first) / 2);
                if (expected(middle) === expected(last)) last = middle;
                else first = middle;
              }
              expect([offset?.(last), offset?.(first)]).toEqual([expected(last), expected(first)]);
            }
            before = instant;
          }
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe('localDateTime', () => {
  it.each([
    ['uk', '2026-01-05T00:30:09Z', '2026-01-05 00:30:09'],
    ['dk', '2026-06-30T22:30:00Z', '2026-07-01 00:30:00'],
    ['pl', '2026-01-05T23:00:00Z', '2026-01-06 00:00:00'],
    ['de', '2026-10-25T01:30:00Z', '2026-10-25 02:30:00'],
    ['de', '2026-10-25T00:30:00Z', '2026-10-25 02:30:00'],
  ] as const)('in %s %s is %s on the clock', (country, instant, clock) => {
    expect(localDateTime(new Date(instant), timeZoneOf(country))).toBe(clock);
  });
});
