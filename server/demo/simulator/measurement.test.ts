import fc from 'fast-check';
import { type Unit, UnitSchema } from '../../domain/schemas';
import { logDiameters, stackFace } from './logEnds';
import { pileUp } from './logPile';
import { conversionFactor, isAssortment, logSizes } from './logSizes';
import { logsPerClass } from './measuredDetails';
import { logDiameter, logVolume, type MeasuredStack, measure, measurementOf } from './measurement';
import { convert } from './units';

describe('measurement of a stack', () => {
  const seeds = fc.integer({ min: 0, max: 2 ** 31 });
  const stacks: fc.Arbitrary<MeasuredStack> = fc.record({
    id: fc.uuid(),
    treeSpecies: fc.constantFrom('fi', 'bu', 'kie', null),
    assortment: fc.constantFrom(...Object.keys(logSizes), null),
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
        const diameters = logDiameters(seed, stack.id, measurement);
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

describe('log volume', () => {
  const lengths = fc.double({ min: 0.5, max: 20, noNaN: true });
  const diameters = fc.double({ min: 1, max: 200, noNaN: true });

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
const length = 5;

describe('a worked diameter distribution', () => {
  /**
   * Numbers and cubic metres per diameter class, in centimetres, come from a worked example: a distribution
   * of spruce logs of 5 m.
   */
  const worked = [
    { from: 10, to: 15, count: 23, volume: 1.616 },
    { from: 15, to: 20, count: 78, volume: 9.892 },
    { from: 20, to: 25, count: 131, volume: 25.894 },
    { from: 25, to: 30, count: 92, volume: 26.43 },
    { from: 30, to: 35, count: 22, volume: 8.68 },
    { from: 35, to: 40, count: 1, volume: 0.507 },
  ];

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
    expect(logsPerClass(logs)).toEqual([0, 23, 78, 131, 92, 22, 1, 0, 0]);
    expect(logs).toHaveLength(347);
    expect(sum).toBeCloseTo(73.019, 9);
    // The mean diameter is that of the class; the log of mean volume is thicker.
    expect(logs.reduce((total, diameter) => total + diameter, 0) / logs.length).toBeCloseTo(22.6, 0);
    expect(logDiameter(length, sum / logs.length)).toBeCloseTo(23.15, 2);
  });

  it('comes from the stacked volume and the face that belong to it', () => {
    const gross = sum / conversionFactor(length);
    expect(gross).toBeCloseTo(112.3, 1);
    expect(gross / length).toBeCloseTo(22.47, 2);
  });
});

describe('a pile of logs', () => {
  const slack = 1e-6;
  const radii = fc.array(fc.double({ min: 0.03, max: 0.4, noNaN: true }), { minLength: 1, maxLength: 150 });

  const piles = fc.tuple(radii, fc.double({ min: 1.5, max: 30, noNaN: true })).map(([sizes, widths]) => {
    const width = 2 * Math.max(...sizes) * widths;
    return { sizes, width, logs: pileUp(sizes, width) };
  });

  type Log = ReturnType<typeof pileUp>[number];

  function gap(one: Log, other: Log): number {
    return Math.hypot(one.x - other.x, one.y - other.y) - one.radius - other.radius;
  }

  function supports(index: number, logs: readonly Log[], width: number): number {
    const log = logs[index];
    if (log === undefined || Math.abs(log.y - log.radius) < slack) return 2;
    const carriers = logs.slice(0, index).filter((other) => gap(log, other) < slack);
    const walls = [log.x - log.radius, width - log.x - log.radius].filter((room) => room < slack);
    return carriers.length + walls.length;
  }

  it('holds every log between its walls and above the ground, in their order', () => {
    fc.assert(
      fc.property(piles, ({ sizes, width, logs }) => {
        expect(logs.map(({ radius }) => radius)).toEqual(sizes);
        for (const { x, y, radius } of logs) {
          expect(Math.min(x, y, width - x)).toBeGreaterThanOrEqual(radius - slack);
        }
      }),
    );
  });

  it('has no two logs in one place, and none that hangs in the air', () => {
    fc.assert(
      fc.property(piles, ({ width, logs }) => {
        const overlapping = logs.flatMap((log, index) =>
          logs.slice(index + 1).filter((other) => gap(log, other) < -slack),
        );
        expect(overlapping).toEqual([]);
        expect(logs.filter((_, index) => supports(index, logs, width) < 2)).toEqual([]);
      }),
    );
  });

  it('is level: no log lies much higher than what the pile needs', () => {
    const logs = pileUp(Array(600).fill(0.1), 12);
    // At most 60 logs of 20 cm fill a course, 59 the next; each is 17 cm higher.
    expect(Math.max(...logs.map(({ y }) => y))).toBeLessThan(0.1 + 13 * 0.1733);
  });

  it('is nothing without logs', () => {
    expect(pileUp([], 3)).toEqual([]);
  });
});

describe('units', () => {
  const kinds: Unit[][] = [
    ['Meters', 'Centimeters', 'Feet', 'Inches'],
    ['SquareMeters', 'SquareFeet'],
    ['CubicMeters', 'CubicFeet'],
    ['Percentages'],
    ['Pieces'],
  ];
  const pairs = kinds.flatMap((kind) => kind.flatMap((from) => kind.map((to) => [from, to] as const)));
  const values = fc.integer({ min: -1e12, max: 1e12 }).map((millionths) => millionths / 1e6);

  function expectSame(value: number, expected: number): void {
    expect(Math.abs(value - expected)).toBeLessThanOrEqual(Math.abs(expected) * 1e-12);
  }

  it('are all of one kind or another', () => {
    expect(kinds.flat().sort()).toEqual([...UnitSchema.options].sort());
  });

  it.each([
    ['Meters', 'Centimeters', 100],
    ['Meters', 'Feet', 3.2808],
    ['Meters', 'Inches', 39.37],
    ['SquareMeters', 'SquareFeet', 10.764],
    ['CubicMeters', 'CubicFeet', 35.3146667],
  ] as const)('one of %s is in %s what the specification says', (from, to, factor) => {
    expect(convert(1, from, to)).toBe(factor);
  });

  it.each(pairs)('%s as %s: there and back, in order, zero', (from, to) => {
    fc.assert(
      fc.property(values, values, (one, other) => {
        expectSame(convert(convert(one, from, to), to, from), one);
        const difference = convert(one, from, to) - convert(other, from, to);
        expect(Math.sign(difference)).toBe(Math.sign(one - other));
      }),
    );
    expect(convert(0, from, to)).toBe(0);
  });

  it('give the same by a way round', () => {
    for (const kind of kinds) {
      for (const [from, by, to] of kind.flatMap((a) =>
        kind.flatMap((b) => kind.map((c) => [a, b, c] as const)),
      ))
        expectSame(convert(convert(7.25, from, by), by, to), convert(7.25, from, to));
    }
  });

  it('of different kinds are not mixed up', () => {
    for (const from of kinds) {
      for (const to of kinds.filter((kind) => kind !== from)) {
        for (const [one, other] of from.flatMap((a) => to.map((b) => [a, b] as const)))
          expect(() => convert(1, one, other)).toThrow(`${one} cannot be shown as ${other}.`);
      }
    }
  });
});
