import { decimalText, parseDecimal } from './decimal';

it.each([
  ['de', '1.234,5', 1234.5],
  ['de', '12,50', 12.5],
  ['de', '1 234,5', 1234.5],
  ['en', '1,234.5', 1234.5],
  ['en-GB', ' 0 ', 0],
  ['en', '1,234,567', 1234567],
  ['pl', '1 234,5', 1234.5],
  ['pl', '12345,5', 12345.5],
  ['de-CH', "1'234.5", 1234.5],
  ['da', '-3,5', -3.5],
])('reads in %s %p as %d', (locale, text, value) => {
  expect(parseDecimal(text, locale)).toBe(value);
});

it.each([
  ['de', '12.50'],
  ['de', '1,234.5'],
  ['en', '12,50'],
  ['en', '1.234,5'],
  ['en', '1,23,456'],
  ['en', '1,234 567'],
  ['en', '12.5.1'],
  ['en', '1e5'],
  ['en', '.'],
  ['en', '12 kr'],
  ['en', ''],
  ['en', '9'.repeat(400)],
])('refuses in %s %p', (locale, text) => {
  expect(parseDecimal(text, locale)).toBeNull();
});

it.each(['en', 'da', 'de', 'pl', 'de-CH'])('reads in %s again what it wrote', (locale) => {
  for (const value of [0, 0.5, 1234.125, 123456.1]) {
    expect(parseDecimal(decimalText(value, locale), locale)).toBe(value);
  }
});
