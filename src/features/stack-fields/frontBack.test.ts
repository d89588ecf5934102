import fc from 'fast-check';
import { areaDifference, isFarApart } from '@/lib/evidence';
import { compareFrontBack, percentDigits } from './frontBack';
import { readField } from './readField';

const warns = (front: number, back: number) => isFarApart(areaDifference(front, back) ?? Number.NaN);

it.each([
  [20, 23.2, 14.8, false],
  [20, 23.3, 15.2, true],
  [18.5, 21.5, 15, false],
  [18.5, 21.51, 15.0, true],
  [0, 0, 0, false],
  [0, 0.1, 200, true],
])('%d and %d m² are %d percent apart: warning %p', (front, back, percent, warning) => {
  expect(100 * (areaDifference(front, back) ?? Number.NaN)).toBeCloseTo(percent, 1);
  expect(warns(front, back)).toBe(warning);
  expect(warns(back, front)).toBe(warning);
});

it('does not warn of exactly 15 percent, whatever a double makes of it', () => {
  // 37 and 43 are six apart, which is 15 percent of 40.
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e6 }), fc.constantFrom(1, 10, 100, 1000), (times, parts) => {
      const front = (37 * times) / parts;
      const back = (43 * times) / parts;
      expect(warns(front, back)).toBe(false);
      expect(warns(front, back * 1.00001)).toBe(true);
      expect(warns(front * 10.764, back * 10.764)).toBe(false);
    }),
  );
});

it('does not compare what is no area', () => {
  expect(areaDifference(-1, 20)).toBeNull();
  expect(areaDifference(20, -0.001)).toBeNull();
  expect(areaDifference(Number.NaN, 20)).toBeNull();
});

it.each([
  [0.152_425, 1],
  [0.2, 1],
  [0.1504, 2],
  [0.150_04, 3],
])('never says of %d, which is warned of, that it is the limit', (difference, digits) => {
  expect(percentDigits(difference)).toBe(digits);
});

it.each([
  [0.1004, 0.1, 2],
  [0.0704, 0.07, 2],
  [0.1234, 0.12, 1],
  [0.123_41, 0.1234, 3],
  [0.11, 0.12, 1],
  // In percent both are the same double.
  [0.124_104_123_01, 0.124_104_123_009_999_98, 12],
])('nor of %d that it is another limit, %d', (difference, limit, digits) => {
  expect(percentDigits(difference, limit)).toBe(digits);
});

const area = (value: unknown, display: string | null = 'SquareMeters', fieldType = 'Double') =>
  readField({ id: 'area', title: 'Area', fieldType, units: display && { display }, value });

it('compares areas in different units', () => {
  const compared = compareFrontBack(area(20), area(23.3 * 10.764, 'SquareFeet'));
  expect(compared?.difference).toBeCloseTo(3.3 / 21.65, 9);
  const limit = compareFrontBack(area(18.5 * 10.764, 'SquareFeet'), area(21.5));
  expect(limit?.difference).toBe(0.15);
  expect(compareFrontBack(area(20, 'SquareMeters', 'Integer'), area(20))?.difference).toBe(0);
});

it.each([
  ['one that the card lacks', undefined],
  ['one that is missing', area(null)],
  ['one that cannot be read', area('large')],
  ['one without a unit', area(20, null)],
  ['a volume', area(20, 'CubicMeters')],
  ['one below zero', area(-20)],
  ['a text', area('20', null, 'String')],
])('cannot compare an area with %s', (_, other) => {
  expect(compareFrontBack(area(20), other)).toBeNull();
  expect(compareFrontBack(other, area(20))).toBeNull();
});
