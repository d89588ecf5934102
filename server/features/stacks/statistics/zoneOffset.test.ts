import fc from 'fast-check';
import { binStarts } from './timeBins';
import { zoneOffset } from './zoneOffset';

const hour = 3_600_000;
const summer = Date.parse('2026-06-17T10:00:00Z');

describe('zoneOffset', () => {
  it.each([
    ['UTC', 0],
    ['Europe/London', 1],
    ['Europe/Copenhagen', 2],
    ['America/Los_Angeles', -7],
    ['America/St_Johns', -2.5],
    ['Australia/Lord_Howe', 10.5],
    ['Etc/GMT+5', -5],
    // Former names of zones that browsers report.
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
    (resolution, from, to, timeZone, most) => {
      const { DateTimeFormat } = Intl;
      let asked = 0;
      const formats = jest.spyOn(Intl, 'DateTimeFormat').mockImplementation((locale, options) => {
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
      formats.mockRestore();
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
          // A year by steps that fall on all hours, and the seconds around each change that they find.
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
