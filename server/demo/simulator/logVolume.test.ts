import fc from 'fast-check';
import { conversionFactor } from './assortments';
import { classCounts } from './measuredDetails';
import { logDiameter, logVolume } from './measurement';

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

  it('grows with every bit of length and diameter, from nothing', () => {
    fc.assert(
      fc.property(
        lengths,
        diameters,
        fc.double({ min: 1.000001, max: 3, noNaN: true }),
        (length, diameter, more) => {
          expect(logVolume(length * more, diameter)).toBeGreaterThan(logVolume(length, diameter));
          expect(logVolume(length, diameter * more)).toBeGreaterThan(logVolume(length, diameter));
          expect([logVolume(0, diameter), logVolume(length, 0), logDiameter(length, 0)]).toEqual([0, 0, 0]);
        },
      ),
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

/** A worked distribution of spruce logs of 5 m: number and cubic metres per diameter class in centimetres. */
const worked = [
  { from: 10, to: 15, count: 23, volume: 1.616 },
  { from: 15, to: 20, count: 78, volume: 9.892 },
  { from: 20, to: 25, count: 131, volume: 25.894 },
  { from: 25, to: 30, count: 92, volume: 26.43 },
  { from: 30, to: 35, count: 22, volume: 8.68 },
  { from: 35, to: 40, count: 1, volume: 0.507 },
];
const length = 5;

describe('a worked diameter distribution', () => {
  const logs = worked.flatMap(({ count, volume }) =>
    Array.from({ length: count }, () => logDiameter(length, volume / count)),
  );
  const sum = logs.reduce((total, diameter) => total + logVolume(length, diameter), 0);

  it('has the log of mean volume of each class inside the class', () => {
    for (const { from, to, count, volume } of worked) {
      expect(logDiameter(length, volume / count)).toBeGreaterThanOrEqual(from);
      expect(logDiameter(length, volume / count)).toBeLessThan(to);
    }
  });

  it('is counted and summed up as it was worked out', () => {
    expect(classCounts(logs)).toEqual([0, 23, 78, 131, 92, 22, 1, 0, 0]);
    expect(logs).toHaveLength(347);
    expect(sum).toBeCloseTo(73.019, 9);
    // The mean diameter, to what stands for a class here; the log of mean volume is thicker.
    expect(logs.reduce((total, diameter) => total + diameter, 0) / logs.length).toBeCloseTo(22.6, 0);
    expect(logDiameter(length, sum / logs.length)).toBeCloseTo(23.15, 2);
  });

  it('comes from the stacked volume and the face that belong to it', () => {
    const gross = sum / conversionFactor(length);
    expect(gross).toBeCloseTo(112.3, 1);
    expect(gross / length).toBeCloseTo(22.47, 2);
  });
});
