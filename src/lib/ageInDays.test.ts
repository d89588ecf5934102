import { ageInDays } from './ageInDays';

it.each([
  ['2026-11-22T10:00:00Z', '2026-11-22T10:00:01Z', 0],
  ['2026-11-21T10:00:00Z', '2026-11-22T09:59:59Z', 0],
  ['2026-11-21T10:00:00Z', '2026-11-22T10:00:00Z', 1],
  // A clock that is slow.
  ['2026-11-22T10:00:00Z', '2026-11-22T09:00:00Z', 0],
  [null, '2026-11-22T10:00:00Z', null],
  ['2026-11-22T10:00:00Z', undefined, null],
])('of a stack measured at %s is at %s %s days', (measured, loadedAt, days) => {
  expect(ageInDays(measured, loadedAt)).toBe(days);
});
