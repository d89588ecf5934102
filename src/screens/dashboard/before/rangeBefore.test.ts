import { rangeBefore } from './rangeBefore';

const today = '2026-11-22';

it.each([
  ['days', '2026-11-01', '2026-11-07', '2026-10-25', '2026-10-31'],
  ['a day over a change of the clocks', '2026-10-26', '2026-10-26', '2026-10-25', '2026-10-25'],
  ['a month', '2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['a February', '2024-02-01', '2024-02-29', '2024-01-01', '2024-01-31'],
  ['a year', '2025-01-01', '2025-12-31', '2024-01-01', '2024-12-31'],
  ['a month and a day', '2026-03-01', '2026-04-01', '2026-01-28', '2026-02-28'],
])('%s compare with as many before: %s to %s with %s to %s', (_what, from, to, start, end) => {
  expect(rangeBefore({ from, to }, today)).toEqual({ from: start, to: end, isCut: false });
});

it.each([
  ['twelve months up to today', '2025-11-22', '2026-11-22', '2024-11-21', '2025-11-21'],
  ['today', '2026-11-22', '2026-11-22', '2026-11-21', '2026-11-21'],
  ['the days of a range that are over', '2026-11-20', '2026-12-24', '2026-11-17', '2026-11-19'],
  ['the running month', '2026-11-01', '2026-11-30', '2026-10-01', '2026-10-22'],
  ['the running year', '2026-01-01', '2026-12-31', '2025-01-01', '2025-11-22'],
])('%s compare with as much as is over: %s to %s with %s to %s', (_what, from, to, start, end) => {
  expect(rangeBefore({ from, to }, today)).toEqual({ from: start, to: end, isCut: true });
});

it('the last days of a longer month compare with the whole shorter one', () => {
  expect(rangeBefore({ from: '2026-03-01', to: '2026-03-31' }, '2026-03-30')).toEqual({
    from: '2026-02-01',
    to: '2026-02-28',
    isCut: false,
  });
});

it.each([
  ['from ever on', { from: null, to: today }],
  ['for ever', { from: today, to: null }],
  ['of the future', { from: '2026-11-23', to: '2026-11-30' }],
  ['since before the first year', { from: '1901-01-01', to: today }],
])('a range %s has none', (_what, range) => {
  expect(rangeBefore(range, today)).toBeUndefined();
});
