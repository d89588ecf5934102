import fc from 'fast-check';
import { resolutionOf } from './timeResolution';

describe('resolution of a range', () => {
  it.each([
    ['one day', '2026-11-21', '2026-11-21', 'Hourly'],
    ['the shortest day of the year', '2026-03-29', '2026-03-29', 'Hourly'],
    ['two days', '2026-11-20', '2026-11-21', 'Daily'],
    ['30 days', '2026-11-01', '2026-11-30', 'Daily'],
    ['30 days with an hour more', '2026-10-01', '2026-10-30', 'Daily'],
    ['31 days with an hour less', '2026-03-01', '2026-03-31', 'Monthly'],
    ['twenty years', '2006-11-21', '2026-11-21', 'Monthly'],
    ['no beginning', null, '2026-11-21', 'Monthly'],
    ['no end', '2026-11-21', null, 'Monthly'],
    ['neither', null, null, 'Monthly'],
  ])('of %s', (_, from, to, resolution) => {
    expect(resolutionOf({ from, to })).toBe(resolution);
  });

  it('never gets finer as the range gets longer', () => {
    const fineness = ['Hourly', 'Daily', 'Monthly'];
    const dayAfter = (days: number) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10);
    const of = (days: number) => fineness.indexOf(resolutionOf({ from: dayAfter(0), to: dayAfter(days) }));
    fc.assert(
      fc.property(fc.nat(400), fc.nat(400), (one, more) => {
        expect(of(one + more)).toBeGreaterThanOrEqual(of(one));
      }),
    );
  });
});
