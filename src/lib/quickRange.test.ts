import { quickRange } from './quickRange';

it.each([
  ['7_days', '2026-11-15', '2026-11-21'],
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
