import { lengthDigits } from './lengthDigits';

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
