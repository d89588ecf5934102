import { unitFactor, volumeIn } from './units';

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
