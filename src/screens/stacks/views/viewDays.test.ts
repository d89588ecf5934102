import fc from 'fast-check';
import { type Day, dayOf, daysBefore, monthsBefore } from '@/lib/day';
import { type QuickRangeName, quickRange } from '@/lib/quickRange';
import { dayOfView, viewDaysOf } from './viewDays';

const today = '2026-11-22';

describe('the days of a saved view', () => {
  it.each([
    ['a month back', { from: '2026-10-22', to: today }, { from: 'today-1m', to: 'today' }],
    ['three months back', { from: '2026-08-22', to: today }, { from: 'today-3m', to: 'today' }],
    ['30 days, today included', { from: '2026-10-24', to: today }, { from: 'today-29d', to: 'today' }],
    ['this month', { from: '2026-11-01', to: today }, { from: 'month', to: 'today' }],
    ['today alone', { from: today, to: today }, { from: 'today', to: 'today' }],
    ['everything until today', { from: null, to: today }, { from: '', to: 'today' }],
    ['the month before', { from: '2026-10-01', to: '2026-10-31' }, { from: 'lastMonth', to: 'lastMonthEnd' }],
    ['days of the past', { from: '2026-09-01', to: '2026-09-30' }, { from: '2026-09-01', to: '2026-09-30' }],
    ['all dates', { from: null, to: null }, { from: '', to: '' }],
  ])('are, for %s, counted from today only if they end today or have a name', (_, range, expected) => {
    expect(viewDaysOf(range, today)).toEqual(expected);
  });

  it('move on with the day of the reader', () => {
    expect([dayOfView('today-1m', '2027-03-31'), dayOfView('today', '2027-03-31')]).toEqual([
      '2027-02-28',
      '2027-03-31',
    ]);
    expect(dayOfView('month', '2027-03-31')).toBe('2027-03-01');
    expect([dayOfView('lastMonth', '2027-03-31'), dayOfView('lastMonthEnd', '2027-03-31')]).toEqual([
      '2027-02-01',
      '2027-02-28',
    ]);
    expect(dayOfView('today-29d', '2027-03-31')).toBe('2027-03-02');
  });

  it.each<[QuickRangeName, Day, { from: string; to: string }]>([
    ['this_month', '2026-11-01', { from: 'month', to: 'today' }],
    ['this_month', '2026-11-07', { from: 'today-6d', to: 'today' }],
    ['last_month', '2027-01-15', { from: 'lastMonth', to: 'lastMonthEnd' }],
  ])('are for the quick range %s on %s what the list calls it', (name, day, expected) => {
    expect(viewDaysOf(quickRange(name, day), day)).toEqual(expected);
  });

  it('mean on the day of saving what was saved', () => {
    const day = fc
      .date({ min: new Date('2000-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    const range = fc.tuple(day, fc.nat(2000), fc.boolean()).map(([now, count, inMonths]) => ({
      now,
      from: inMonths ? monthsBefore(now, count % 60) : daysBefore(now, count),
    }));
    fc.assert(
      fc.property(range, ({ now, from }) => {
        const saved = viewDaysOf({ from, to: now }, now);
        expect([dayOfView(saved.from, now), dayOfView(saved.to, now)]).toEqual([from, now]);
      }),
    );
  });

  it('follow the clock of the reader across midnight and the change of the clocks', () => {
    const midnight = new Date(2026, 9, 25, 0, 0, 0);
    const before = dayOf(new Date(midnight.getTime() - 1000));
    expect([dayOfView('today', before), dayOfView('today', dayOf(midnight))]).toEqual([
      '2026-10-24',
      '2026-10-25',
    ]);
    const late = dayOf(new Date(2026, 9, 25, 23, 59, 59));
    expect(dayOfView('today-1d', late)).toBe('2026-10-24');
  });

  it('are open where nothing can be read', () => {
    expect(['soon', 'today-', 'today-3w', '2026-02-30', ''].map((text) => dayOfView(text, today))).toEqual([
      '',
      '',
      '',
      '',
      '',
    ]);
  });
});
