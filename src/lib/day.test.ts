import { dayOf, formatDay, isDay, monthsBefore, parseDay } from './day';

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
])('reads "%s" typed as %s', (typed, pattern, day) => {
  expect(parseDay(typed, pattern)).toBe(day);
});

it.each([
  ['31/02/2026', 'DD/MM/YYYY'],
  ['31/12/2026', 'MM/DD/YYYY'],
  ['1/2/26', 'DD/MM/YYYY'],
  ['1/2/2026x', 'DD/MM/YYYY'],
  ['', 'DD/MM/YYYY'],
])('refuses "%s" typed as %s', (typed, pattern) => {
  expect(parseDay(typed, pattern)).toBeNull();
});

it('writes a day in the order asked for', () => {
  expect(formatDay('2026-12-31', 'DD/MM/YYYY')).toBe('31/12/2026');
  expect(formatDay('2026-12-31', 'MM/DD/YYYY')).toBe('12/31/2026');
});
