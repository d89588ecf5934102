import { decimalText, parseDecimal } from './decimal';
import { lengthDigits } from './lengthDigits';
import { unitFactor, volumeIn } from './units';

describe('a number', () => {
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
});

describe('a length of', () => {
  it.each([
    [3, 'Meters', 2],
    [3.6, 'Meters', 2],
    [9.842, 'Feet', 3],
    [4.1 - 0.9, undefined, 2],
    [300, 'Centimeters', 0],
    [300.5, 'Centimeters', 1],
  ])('%p in %p has %p decimals', (length, unit, digits) => {
    expect(lengthDigits(length, unit)).toBe(digits);
  });
});

describe('units', () => {
  it.each([
    ['Meters', 'Centimeters', 100],
    ['Meters', 'Feet', 3.2808],
    ['Meters', 'Inches', 39.37],
    ['SquareMeters', 'SquareFeet', 10.764],
    ['CubicMeters', 'CubicFeet', 35.3146667],
    ['Inches', 'Centimeters', 100 / 39.37],
    ['Inches', 'Inches', 1],
  ])('one of %s is in %s what the specification says', (from, to, factor) => {
    expect(unitFactor(from, to)).toBe(factor);
    expect(unitFactor(to, from)).toBeCloseTo(1 / factor, 12);
  });

  it.each([
    ['Meters', 'SquareMeters'],
    ['CubicFeet', 'Feet'],
    ['Pieces', 'Pieces'],
    ['Percentages', 'Meters'],
    ['Bushels', 'CubicMeters'],
    ['constructor', 'toString'],
  ])('%s cannot be shown as %s', (from, to) => {
    expect(unitFactor(from, to)).toBeNull();
  });

  it('shows a volume in the unit of the card', () => {
    expect(volumeIn('CubicMeters', 2.5)).toBe(2.5);
    expect(volumeIn('CubicFeet', 2)).toBe(70.6293334);
  });
});
