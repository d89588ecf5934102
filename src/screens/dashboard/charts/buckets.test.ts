import dayjs from 'dayjs';
import { axisTicks } from './axisTicks';
import { binLabels } from './binLabels';
import { cutBins } from './cutBins';

describe('the axis of a chart', () => {
  function buckets(first: string, count: number, unit: 'day' | 'month'): string[] {
    return Array.from({ length: count }, (_, index) => dayjs(first).add(index, unit).toISOString());
  }

  function hoursOf(day: string): string[] {
    const end = dayjs(day).endOf('day').valueOf();
    const hours: string[] = [];
    for (let at = dayjs(day).valueOf(); at < end; at += 3_600_000) hours.push(new Date(at).toISOString());
    return hours;
  }

  const clock = (date: string) => dayjs(date).format('HH:mm');
  const month = (date: string) => dayjs(date).format('YYYY-MM');

  it('names every bucket where all names fit', () => {
    const days = buckets('2026-11-01', 14, 'day');
    expect(axisTicks(days, 'Daily', 0.9)).toEqual(days);
  });

  it('names round hours, on the days of the clock change too', () => {
    const sixths = ['00:00', '06:00', '12:00', '18:00'];
    expect(axisTicks(hoursOf('2026-07-01'), 'Hourly', 4.5).map(clock)).toEqual(sixths);
    expect(axisTicks(hoursOf('2026-10-25'), 'Hourly', 4.5).map(clock)).toEqual(sixths);
  });

  it('names one of the two equal hours of an autumn night where both would touch', () => {
    const named = axisTicks(hoursOf('2026-10-25'), 'Hourly', 1.5).map(clock);
    expect(named.slice(0, 4)).toEqual(['00:00', '02:00', '04:00', '06:00']);
  });

  it('names quarters of a year, and Januaries of many years', () => {
    const year = buckets('2025-11-01', 13, 'month');
    expect(axisTicks(year, 'Monthly', 2.1).map(month)).toEqual(['2026-01', '2026-04', '2026-07', '2026-10']);
    const decades = buckets('2006-11-01', 241, 'month');
    const januaries = ['2010-01', '2015-01', '2020-01', '2025-01'];
    expect(axisTicks(decades, 'Monthly', 30).map(month)).toEqual(januaries);
  });

  it('never names two buckets closer than a name is wide', () => {
    const months = buckets('2006-11-01', 241, 'month');
    for (const nameWidth of [0.5, 1.2, 5, 11, 59, 500]) {
      const places = axisTicks(months, 'Monthly', nameWidth).map((date) => months.indexOf(date));
      const gaps = places.slice(1).map((place, index) => place - (places[index] ?? 0));
      expect(Math.min(...gaps, Number.POSITIVE_INFINITY)).toBeGreaterThanOrEqual(nameWidth);
    }
  });
});

describe('the words for a bucket', () => {
  it('names hours by the clock of the viewer and of the locale', () => {
    expect(binLabels('Hourly', 'en-GB')('2026-07-01T12:00:00Z')).toBe('14:00');
    expect(binLabels('Hourly', 'en-US')('2026-07-01T12:00:00Z')).toBe('02:00 PM');
  });

  it('tells the two hours of an autumn night apart, and leaves the others alone', () => {
    const hours = ['2026-10-24T23:00Z', '2026-10-25T00:00Z', '2026-10-25T01:00Z', '2026-10-25T02:00Z'];
    expect(hours.map(binLabels('Hourly', 'en-GB'))).toEqual(['01:00', '02:00 CEST', '02:00 CET', '03:00']);
    expect(hours.map(binLabels('Hourly', 'da-DK'))).toEqual(['01.00', '02.00 CEST', '02.00 CET', '03.00']);
  });

  it('skips the hour that a spring night does not have', () => {
    const hours = ['2026-03-29T00:00Z', '2026-03-29T01:00Z'];
    expect(hours.map(binLabels('Hourly', 'en-GB'))).toEqual(['01:00', '03:00']);
  });

  it.each([
    ['en-GB', '05/12'],
    ['de-DE', '05/12'],
    ['en-US', '12/05'],
  ])('names days for %s in the order of its dates', (locale, label) => {
    // The instant is midnight of the fifth in Copenhagen.
    expect(binLabels('Daily', locale)('2026-12-04T23:00:00Z')).toBe(label);
  });

  it.each([
    ['en-GB', 'Nov 2026'],
    ['da-DK', 'nov. 2026'],
    ['de-DE', 'Nov. 2026'],
    ['pl-PL', 'lis 2026'],
  ])('names months for %s in its words', (locale, label) => {
    expect(binLabels('Monthly', locale)('2026-10-31T23:00:00Z')).toBe(label);
  });
});

const now = new Date('2026-11-22T14:30:00+01:00');
const cut = (
  dates: string[],
  resolution: 'Hourly' | 'Daily' | 'Monthly',
  from: string | null,
  to: string | null,
) => [
  ...cutBins(
    dates.map((date) => ({ date })),
    resolution,
    { from, to },
    now,
  ),
];
const [november25, october, november, december] = [
  '2025-10-31T23:00:00Z',
  '2026-09-30T22:00:00Z',
  '2026-10-31T23:00:00Z',
  '2026-11-30T23:00:00Z',
];

describe('buckets that figures cover only in part', () => {
  it('are the months at both ends of twelve months back from today', () => {
    expect(cut([november25, october, november], 'Monthly', '2025-11-22', '2026-11-22')).toEqual([
      [november25, { from: '2025-11-22', to: '2025-11-30', isOver: true }],
      [november, { from: '2026-11-01', to: '2026-11-22', isOver: false }],
    ]);
  });

  it('are not the months that an open end leaves whole, but the one that is not over, and later ones', () => {
    expect(cut([november25, october, november, december], 'Monthly', null, null)).toEqual([
      [november, { from: '2026-11-01', to: '2026-11-22', isOver: false }],
      [december, null],
    ]);
    expect(cut([november25, october], 'Monthly', '2025-11-01', '2026-10-31')).toEqual([]);
  });

  it('include a month on its last day, which is not over', () => {
    const bins = cutBins(
      [{ date: november }],
      'Monthly',
      { from: null, to: null },
      new Date('2026-11-30T08:00:00+01:00'),
    );
    expect([...bins]).toEqual([[november, { from: '2026-11-01', to: '2026-11-30', isOver: false }]]);
  });

  it('are today among days, and the running hour among hours', () => {
    expect(cut(['2026-11-20T23:00:00Z', '2026-11-21T23:00:00Z'], 'Daily', null, null)).toEqual([
      ['2026-11-21T23:00:00Z', null],
    ]);
    expect(
      cut(['2026-11-22T12:00:00Z', '2026-11-22T13:00:00Z', '2026-11-22T14:00:00Z'], 'Hourly', null, null),
    ).toEqual([
      ['2026-11-22T13:00:00Z', null],
      ['2026-11-22T14:00:00Z', null],
    ]);
  });
});
