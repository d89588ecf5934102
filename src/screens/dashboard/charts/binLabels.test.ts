import { binLabels } from './binLabels';

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
  // Midnight of the fifth in Copenhagen.
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
