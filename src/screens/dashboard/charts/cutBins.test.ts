import { cutBins } from './cutBins';

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
/** Months by the clocks of Copenhagen. */
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
