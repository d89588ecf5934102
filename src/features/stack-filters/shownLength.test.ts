import fc from 'fast-check';
import { readLength } from '@/store/filters/urlValues';
import { endInMetres, lengthUnitOf, shownLength } from './shownLength';

const units = (['Meters', 'Centimeters', 'Feet', 'Inches'] as const).map(lengthUnitOf);
const anyUnit = fc.constantFrom(...units);
const feet = lengthUnitOf('Feet');

it.each([
  ['Meters', 3],
  ['Centimeters', 300],
  ['Feet', 9.84],
  ['Inches', 118.11],
] as const)('shows three metres in %s as %d', (unit, shown) => {
  expect(shownLength(3, lengthUnitOf(unit))).toBe(shown);
});

it.each([undefined, 'Pieces', 'CubicMeters'] as const)('knows a length in %s in metres', (unit) => {
  expect(lengthUnitOf(unit)).toEqual({ unit: 'Meters', perMetre: 1 });
});

it('finds what is as long as the end reads', () => {
  // 3 m are 9.8424 ft, which is between 9.84 and 9.85.
  expect(endInMetres(9.84, 'max', feet)).toBeGreaterThanOrEqual(3);
  expect(endInMetres(9.85, 'min', feet)).toBeGreaterThan(3);
  expect(endInMetres(9.84, 'min', feet)).toBeLessThanOrEqual(2.998);
});

it('leaves metres as they were typed', () => {
  expect(endInMetres(3.25, 'min', lengthUnitOf('Meters'))).toBe(3.25);
});

it('reads an end again as it was typed, after any number of reloads', () => {
  const hundredths = fc.integer({ min: 0, max: 3000 });
  fc.assert(
    fc.property(anyUnit, hundredths, fc.constantFrom('min', 'max'), (unit, typed, end) => {
      const shown = typed / 100;
      const metres = endInMetres(shown, end, unit);
      const reloaded = readLength(String(metres)) ?? Number.NaN;
      expect(reloaded).toBe(metres);
      expect(shownLength(reloaded, unit)).toBe(shown);
      expect(endInMetres(shownLength(reloaded, unit), end, unit)).toBe(metres);
    }),
  );
});

it('holds every length that reads as its end, and none that reads as less or more', () => {
  const micrometres = fc.integer({ min: 0, max: 30_000_000 });
  const imperial = fc.constantFrom(...units.slice(1));
  fc.assert(
    fc.property(imperial, micrometres, micrometres, (unit, length, other) => {
      const [metres, end] = [length / 1_000_000, shownLength(other / 1_000_000, unit)];
      const reads = shownLength(metres, unit);
      expect(metres >= endInMetres(end, 'min', unit)).toBe(reads >= end);
      expect(metres <= endInMetres(end, 'max', unit)).toBe(reads <= end);
      expect(metres >= endInMetres(reads, 'min', unit)).toBe(true);
      expect(metres <= endInMetres(reads, 'max', unit)).toBe(true);
    }),
  );
});
