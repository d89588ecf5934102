import { ageInDays } from './ageInDays';
import { instantsOf, isReversed } from './dateRange';
import { dayOf, formatDay, isDay, monthsBefore, parseDay } from './day';
import { quickRange } from './quickRange';
import { dayIn, knownZone, otherZone } from './zonedTime';

it('takes only days that exist', () => {
  expect(isDay('2028-02-29')).toBe(true);
  expect(isDay('2026-02-29')).toBe(false);
  expect(isDay('2026-13-01')).toBe(false);
  expect(isDay('2026-2-1')).toBe(false);
  expect(isDay('soon')).toBe(false);
  expect(isDay('1900-12-31')).toBe(false);
  expect(isDay('2200-01-01')).toBe(false);
});

it('names the day in the viewer’s zone, not in UTC', () => {
  expect(dayOf(new Date(2026, 11, 31, 0, 30))).toBe('2026-12-31');
  expect(dayOf(new Date(2026, 11, 31, 23, 30))).toBe('2026-12-31');
});

it.each([
  ['2026-11-21', 1, '2026-10-21'],
  ['2026-03-31', 1, '2026-02-28'],
  ['2028-03-31', 1, '2028-02-29'],
  ['2026-01-15', 12, '2025-01-15'],
])('%s less %i months is %s', (day, months, earlier) => {
  expect(monthsBefore(day, months)).toBe(earlier);
});

it.each([
  ['31/12/2026', 'DD/MM/YYYY', '2026-12-31'],
  ['12/31/2026', 'MM/DD/YYYY', '2026-12-31'],
  ['1.2.2026', 'DD/MM/YYYY', '2026-02-01'],
  ['1-2-2026', 'MM/DD/YYYY', '2026-01-02'],
  [' 05/06/2026 ', 'DD/MM/YYYY', '2026-06-05'],
  ['2026-06-05', 'DD/MM/YYYY', '2026-06-05'],
  ['7.11.26', 'DD/MM/YYYY', '2026-11-07'],
  ['2/29/28', 'MM/DD/YYYY', '2028-02-29'],
])('reads "%s" typed as %s', (typed, pattern, day) => {
  expect(parseDay(typed, pattern)).toBe(day);
});

it.each([
  ['31/02/2026', 'DD/MM/YYYY'],
  ['31/12/2026', 'MM/DD/YYYY'],
  ['1/2/126', 'DD/MM/YYYY'],
  ['31-31-26', 'DD/MM/YYYY'],
  ['1/2/2026x', 'DD/MM/YYYY'],
  ['', 'DD/MM/YYYY'],
])('refuses "%s" typed as %s', (typed, pattern) => {
  expect(parseDay(typed, pattern)).toBeNull();
});

it('writes a day in the order asked for', () => {
  expect(formatDay('2026-12-31', 'DD/MM/YYYY')).toBe('31/12/2026');
  expect(formatDay('2026-12-31', 'MM/DD/YYYY')).toBe('12/31/2026');
});

describe('a range of days', () => {
  it('is reversed only when both ends are there and from is later', () => {
    expect(isReversed({ from: '2026-05-02', to: '2026-05-01' })).toBe(true);
    expect(isReversed({ from: '2026-05-01', to: '2026-05-01' })).toBe(false);
    expect(isReversed({ from: '2026-05-02', to: null })).toBe(false);
    expect(isReversed({ from: null, to: '2026-05-01' })).toBe(false);
  });

  it('spans from the start of the first day to the last second of the last', () => {
    expect(instantsOf({ from: '2026-01-10', to: '2026-01-11' }, 'utc')).toEqual({
      from: '2026-01-10T00:00:00Z',
      to: '2026-01-11T23:59:59Z',
    });
  });

  it('carries the offset that the viewer’s zone has on each of the days', () => {
    // The clocks change on 29 March 2026 in the zone of the tests.
    expect(instantsOf({ from: '2026-03-29', to: '2026-03-29' }, 'viewer')).toEqual({
      from: '2026-03-29T00:00:00+01:00',
      to: '2026-03-29T23:59:59+02:00',
    });
    expect(instantsOf({ from: '2026-10-25', to: '2026-10-25' }, 'viewer')).toEqual({
      from: '2026-10-25T00:00:00+02:00',
      to: '2026-10-25T23:59:59+01:00',
    });
  });

  it('leaves an open end open', () => {
    expect(instantsOf({ from: null, to: null }, 'viewer')).toEqual({ from: null, to: null });
  });
});

describe('the quick ranges', () => {
  it.each([
    ['7_days', '2026-11-15', '2026-11-21'],
    ['last_week', '2026-11-09', '2026-11-15'],
    ['30_days', '2026-10-23', '2026-11-21'],
    ['this_month', '2026-11-01', '2026-11-21'],
    ['last_month', '2026-10-01', '2026-10-31'],
    ['12_months', '2025-11-21', '2026-11-21'],
    ['all_dates', null, null],
  ] as const)('on 21 November 2026 %s are %s to %s', (name, from, to) => {
    expect(quickRange(name, '2026-11-21')).toEqual({ from, to });
  });

  it('knows the month before January, and how long February is', () => {
    expect(quickRange('last_month', '2027-01-01')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
    expect(quickRange('last_month', '2028-03-31')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  });

  it('begin the week on Monday, and end it on Sunday', () => {
    expect(quickRange('last_week', '2026-11-29')).toEqual({ from: '2026-11-16', to: '2026-11-22' });
    expect(quickRange('last_week', '2026-11-30')).toEqual({ from: '2026-11-23', to: '2026-11-29' });
    expect(quickRange('last_week', '2027-01-01')).toEqual({ from: '2026-12-21', to: '2026-12-27' });
  });
});

describe('the age', () => {
  it.each([
    ['2026-11-22T10:00:00Z', '2026-11-22T10:00:01Z', 0],
    ['2026-11-21T10:00:00Z', '2026-11-22T09:59:59Z', 0],
    ['2026-11-21T10:00:00Z', '2026-11-22T10:00:00Z', 1],
    // The reader's clock is slow.
    ['2026-11-22T10:00:00Z', '2026-11-22T09:00:00Z', 0],
    [null, '2026-11-22T10:00:00Z', null],
    ['2026-11-22T10:00:00Z', undefined, null],
  ])('of a stack measured at %s is at %s %s days', (measured, loadedAt, days) => {
    expect(ageInDays(measured, loadedAt)).toBe(days);
  });
});

describe('the time of a zone', () => {
  // The tests run in Copenhagen.
  it.each([
    ['half an hour before midnight in London', '2026-11-19T23:30:00Z', 'Europe/London', '2026-11-19'],
    ['the same instant in Warsaw', '2026-11-19T23:30:00Z', 'Europe/Warsaw', '2026-11-20'],
    ['the same instant here', '2026-11-19T23:30:00Z', undefined, '2026-11-20'],
    [
      'midnight in Copenhagen, told in New York',
      '2026-11-20T00:00:00+01:00',
      'America/New_York',
      '2026-11-19',
    ],
    ['midnight after the clock change in spring', '2026-03-29T22:00:00Z', 'Europe/Copenhagen', '2026-03-30'],
    ['an hour that comes twice in autumn', '2026-10-25T01:30:00Z', 'Europe/Copenhagen', '2026-10-25'],
    ['midnight before the clock change in autumn', '2026-10-24T22:00:00Z', 'Europe/Copenhagen', '2026-10-25'],
  ])('finds the day of %s', (_what, instant, timeZone, day) => {
    expect(dayIn(instant, timeZone)).toBe(day);
  });

  it.each([
    ['another zone with the same clocks', 'Europe/Berlin', ['2026-07-01T12:00:00Z'], undefined],
    ['a zone that is an hour behind', 'Europe/London', ['2026-07-01T12:00:00Z'], 'Europe/London'],
    [
      'a zone that is behind for some',
      'Africa/Johannesburg',
      ['2026-07-01T12:00:00Z', '2026-12-01T12:00:00Z'],
      'Africa/Johannesburg',
    ],
    ['a zone with the same clocks in summer', 'Africa/Johannesburg', ['2026-07-01T12:00:00Z'], undefined],
    ['no instants', 'Europe/London', [], undefined],
    ['no zone', undefined, ['2026-07-01T12:00:00Z'], undefined],
    ['a zone of another planet', 'Mars/Base', ['2026-07-01T12:00:00Z'], undefined],
  ])('compares the clocks of %s with the reader’s', (_what, timeZone, instants, other) => {
    expect(otherZone(timeZone, instants)).toBe(other);
  });

  it.each([undefined, null, '', 'Mars/Base', '../etc'])('knows no zone of the name %j', (name) => {
    expect(knownZone(name)).toBeUndefined();
  });
});
