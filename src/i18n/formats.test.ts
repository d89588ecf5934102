import { formatsOf } from './formats';

it.each([
  ['en-GB', '31/12/2026'],
  ['en-AU', '31/12/2026'],
  ['en-US', '12/31/2026'],
  ['en-CA', '12/31/2026'],
  ['da-DK', '31/12/2026'],
  ['de-DE', '31/12/2026'],
  ['de-AT', '31/12/2026'],
  ['de-CH', '31/12/2026'],
  ['pl-PL', '31/12/2026'],
])('%s writes the last of 2026 as %s', (locale, date) => {
  expect(formatsOf(locale).date('2026-12-31')).toBe(date);
});

it('shows an instant in the viewer’s zone', () => {
  // 23:30 UTC is half past midnight of the next day where the tests run.
  const { date, time, dateTime } = formatsOf('en-GB');
  expect(date('2026-01-14T23:30:00Z')).toBe('15/01/2026');
  expect(time('2026-01-14T23:30:00Z')).toBe('00:30');
  expect(dateTime('2026-01-14T23:30:00Z')).toBe('15/01/2026, 00:30');
});

it.each([
  ['en-GB', '12,345.600', '.'],
  ['da-DK', '12.345,600', ','],
  ['de-DE', '12.345,600', ','],
  ['de-CH', "12'345.600", '.'],
  ['pl-PL', '12 345,600', ','],
])('%s writes a volume as %s', (locale, volume, separator) => {
  const formats = formatsOf(locale);
  expect(formats.volume(12345.6).replace(/\s/g, ' ').replace('’', "'")).toBe(volume);
  expect(formats.decimalSeparator).toBe(separator);
});

it('writes the volume of many stacks in whole ones from a hundred on, and to the litre below', () => {
  const { volumeSum } = formatsOf('de-DE');
  expect([0, 16.125, 99.999, 100, 9943.513].map(volumeSum)).toEqual([
    '0,000',
    '16,125',
    '99,999',
    '100',
    '9.944',
  ]);
});

it('fixes the decimals of a number only when asked to', () => {
  const { number } = formatsOf('en-GB');
  expect(number(2.5)).toBe('2.5');
  expect(number(2.5, 2)).toBe('2.50');
});

it('writes a price with two decimals, and with more only where it has more', () => {
  const { price } = formatsOf('de-DE');
  expect([4.25, 1.5, 0, 0.125, 12_000].map(price)).toEqual(['4,25', '1,50', '0,00', '0,125', '12.000,00']);
});

it('writes no sign before a number that is rounded to nought', () => {
  const { number } = formatsOf('en-GB');
  expect([-0.4, -0.6, -0.0001, -0].map((value) => number(value, 0))).toEqual(['0', '-1', '0', '0']);
});

it('writes midnight in UTC as the day that it stands for, in every zone', () => {
  const { ownDate } = formatsOf('de-DE');
  expect(ownDate('2026-05-04T00:00:00Z')).toBe('04.05.2026, 02:00');
  expect(ownDate('2026-05-04')).toBe('04.05.2026');
  expect(ownDate('2026-05-04T00:00:00+02:00')).toBe('04.05.2026, 00:00');
});

it('tells the time of another zone with its name, which differs in summer', () => {
  const { ownDate } = formatsOf('de-DE', 'Europe/Warsaw');
  expect(ownDate('2026-01-04T23:30:00Z')).toBe('05.01.2026, 00:30\u00a0MEZ');
  expect(ownDate('2026-07-04T22:30:00Z')).toBe('05.07.2026, 00:30\u00a0MESZ');
  expect(ownDate('2026-07-04')).toBe('04.07.2026');
});

it.each([
  ['en-GB', '04/05/2026, 02:00', '04/05/2026'],
  ['en-US', '05/04/2026, 02:00 AM', '05/04/2026'],
  ['da-DK', '04.05.2026, 02.00', '04.05.2026'],
  ['pl-PL', '04.05.2026, 02:00', '04.05.2026'],
])('writes own dates in digits beside other days: %s', (locale, moment, day) => {
  const { ownNumericDate } = formatsOf(locale);
  expect(ownNumericDate('2026-05-04T00:00:00Z')).toBe(moment);
  expect(ownNumericDate('2026-05-04')).toBe(day);
});

it('writes day and time in a zone with its name, the day as everywhere', () => {
  const { zonedDateTime } = formatsOf('de-DE', 'Europe/Berlin');
  expect(zonedDateTime('2026-01-04T23:30:00Z')).toBe('05/01/2026, 00:30\u00a0MEZ');
  expect(formatsOf('de-DE', 'UTC').zonedDateTime('2026-01-04T23:30:00Z')).toBe('04/01/2026, 23:30\u00a0UTC');
  expect(formatsOf('de-DE').zonedDateTime('2026-01-04T23:30:00Z')).toBe('05/01/2026, 00:30');
});

it.each([
  ['en-GB', 'Europe/Copenhagen', 'Central European Time'],
  ['en-US', 'America/New_York', 'Eastern Time'],
  ['en-GB', 'UTC', 'Coordinated Universal Time'],
  ['de-DE', 'Europe/Warsaw', 'Mitteleuropäische Zeit'],
  ['pl-PL', 'Europe/Warsaw', 'czas środkowoeuropejski'],
  ['da-DK', undefined, 'Centraleuropæisk tid'],
])('%s calls the time of %s %s', (locale, timeZone, name) => {
  expect(formatsOf(locale).zone(timeZone)).toBe(name);
});

it('writes the day of another zone in the order of the locale', () => {
  expect(formatsOf('en-GB').dateIn('2026-11-19T23:30:00Z', 'Europe/London')).toBe('19/11/2026');
  expect(formatsOf('en-US').dateIn('2026-11-19T23:30:00Z', undefined)).toBe('11/20/2026');
});

it.each([
  ['en-GB', '15%', '15.2%'],
  ['da-DK', '15\u00a0%', '15,2\u00a0%'],
  ['de-DE', '15\u00a0%', '15,2\u00a0%'],
  ['de-CH', '15%', '15.2%'],
  ['pl-PL', '15%', '15,2%'],
])('%s writes a share as %s, and with a decimal as %s', (locale, whole, withDecimal) => {
  const { percent } = formatsOf(locale);
  expect(percent(0.15)).toBe(whole);
  expect(percent(0.1521, 1)).toBe(withDecimal);
});
