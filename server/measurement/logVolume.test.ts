import fc from 'fast-check';
import { logDiameter, logVolume } from './logVolume';

const lengths = fc.double({ min: 0.5, max: 20, noNaN: true });
const diameters = fc.double({ min: 1, max: 200, noNaN: true });

describe('log volume', () => {
  it('is length times pi times radius squared', () => {
    expect(logVolume(5, 24)).toBeCloseTo(0.2262, 4);
    expect(logVolume(2.4, 14)).toBeCloseTo(0.0369, 4);
    expect(logVolume(3, 0)).toBe(0);
  });

  it('grows with the length and with the square of the diameter', () => {
    fc.assert(
      fc.property(lengths, diameters, (length, diameter) => {
        expect(logVolume(2 * length, diameter) / logVolume(length, diameter)).toBeCloseTo(2, 9);
        expect(logVolume(length, 2 * diameter) / logVolume(length, diameter)).toBeCloseTo(4, 9);
      }),
    );
  });

  it('gives the diameter back', () => {
    fc.assert(
      fc.property(lengths, diameters, (length, diameter) => {
        expect(logDiameter(length, logVolume(length, diameter))).toBeCloseTo(diameter, 6);
      }),
    );
  });
});
