import fc from 'fast-check';
import { assortments, isAssortment } from './assortments';
import { diametersOf, stackFace } from './logEnds';
import { logVolume, type MeasuredStack, measure, measurementOf } from './measurement';

const seeds = fc.integer({ min: 0, max: 2 ** 31 });
const stacks: fc.Arbitrary<MeasuredStack> = fc.record({
  id: fc.uuid(),
  treeSpecies: fc.constantFrom('fi', 'bu', 'kie', null),
  assortment: fc.constantFrom(...Object.keys(assortments), null),
  assortmentLength: fc.constantFrom(1.2, 2.5, 3, 5.1, null),
  fullMeasurement: fc.boolean(),
});

function manyMeasurements() {
  return Array.from({ length: 3000 }, (_, index) =>
    measure(11, {
      id: `stack-${index}`,
      treeSpecies: 'fi',
      assortment: 'sawlog',
      assortmentLength: 4.2,
      fullMeasurement: index % 2 === 0,
    }),
  );
}

describe('measurement of a stack', () => {
  it('is the same whenever it is asked for', () => {
    fc.assert(
      fc.property(seeds, stacks, (seed, stack) => {
        expect(measure(seed, stack)).toEqual(measure(seed, stack));
      }),
    );
  });

  it('has logs whose volumes add up to the volume to the litre', () => {
    fc.assert(
      fc.property(seeds, stacks, (seed, stack) => {
        const measurement = measure(seed, stack);
        const diameters = diametersOf(seed, stack.id, measurement);
        const sum = diameters.reduce((total, diameter) => total + logVolume(measurement.length, diameter), 0);
        expect(diameters).toHaveLength(measurement.logCount);
        expect(Math.min(...diameters)).toBeGreaterThan(0);
        expect(Math.round(sum * 1000) / 1000).toBe(measurement.volume);
      }),
      { numRuns: 60 },
    );
  });

  it('knows no diameters where the logs were only counted', () => {
    fc.assert(
      fc.property(seeds, stacks, (seed, stack) => {
        expect(measure(seed, stack).meanDiameter !== null).toBe(stack.fullMeasurement);
      }),
    );
  });

  it.each([true, false])(
    'has a volume that is the stacked one times the factor (full: %p)',
    (fullMeasurement) => {
      const { volume, frontArea, backArea, length, factor } = measure(3, {
        id: 'face',
        treeSpecies: 'kie',
        assortment: 'pulp',
        assortmentLength: 2.4,
        fullMeasurement,
      });
      expect(volume).toBeCloseTo(((frontArea + backArea) / 2) * length * factor, 2);
    },
  );

  it('has stacks of the sizes that the trade knows', () => {
    const gross = manyMeasurements()
      .map(({ grossVolume }) => grossVolume)
      .sort((left, right) => left - right);
    const at = (share: number) => gross[Math.floor(gross.length * share)] ?? 0;
    expect(at(0.5)).toBeGreaterThan(34);
    expect(at(0.5)).toBeLessThan(42);
    expect(at(0.05)).toBeGreaterThan(7);
    expect(at(0.05)).toBeLessThan(14);
    expect(at(0.95)).toBeGreaterThan(115);
    expect(at(0.95)).toBeLessThan(165);
  });

  it('sets about one stack in twenty beyond the limit between front and back, none close to it', () => {
    const differences = manyMeasurements().map(
      ({ frontArea, backArea }) => Math.abs(frontArea - backArea) / ((frontArea + backArea) / 2),
    );
    const beyond = differences.filter((difference) => difference > 0.15);
    expect(beyond.length / differences.length).toBeGreaterThan(0.03);
    expect(beyond.length / differences.length).toBeLessThan(0.07);
    expect(differences.filter((difference) => difference > 0.145 && difference < 0.155)).toEqual([]);
  });

  it('is nothing before the measurement', () => {
    const stack = {
      id: 'a',
      treeSpecies: 'fi',
      assortment: null,
      assortmentLength: null,
      fullMeasurement: null,
    };
    expect(measurementOf(1, stack)).toBeNull();
  });

  it('takes an unknown assortment for pulpwood', () => {
    expect(isAssortment('driftwood')).toBe(false);
    const stack = { id: 'a', treeSpecies: null, assortmentLength: 3, fullMeasurement: true };
    expect(measure(1, { ...stack, assortment: 'driftwood' })).toEqual(
      measure(1, { ...stack, assortment: 'pulp' }),
    );
  });
});

describe('the face of a stack', () => {
  it('holds every log end inside it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 8, max: 60, noNaN: true }), { minLength: 1, maxLength: 400 }),
        (diameters) => {
          const face = stackFace(diameters);
          expect(face.logEnds.map(({ diameter }) => Math.round(diameter))).toEqual(diameters.map(Math.round));
          for (const { x, diameter } of face.logEnds) {
            expect(x - diameter / 200).toBeGreaterThanOrEqual(-1e-9);
            expect(x + diameter / 200).toBeLessThanOrEqual(face.width + 1e-9);
          }
        },
      ),
    );
  });
});
