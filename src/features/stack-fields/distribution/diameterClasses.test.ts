import fc from 'fast-check';
import type { ClassInterval } from './classIntervals';
import { diameterClasses } from './diameterClasses';
import { thousandthsOf } from './roundedParts';

/** Metric where nothing else is said; the logs are five metres long. */
const metric = { measured: 'Centimeters', length: 'Meters', diameter: 'Centimeters', volume: 'CubicMeters' };

/** Classes from limit to limit, and an open one from the last. */
function classesAt(...limits: number[]): ClassInterval[] {
  return limits.map((from, index) => ({ title: null, from, to: limits[index + 1] ?? null }));
}

function distributionOf(
  diameters: readonly number[],
  intervals: readonly ClassInterval[],
  units: Partial<typeof metric> = {},
  length = 5,
) {
  const found = diameterClasses(diameters, length, { ...metric, ...units }, intervals);
  if (!found) throw new Error('These units can be shown');
  return found;
}

const counts = (...given: Parameters<typeof distributionOf>) =>
  distributionOf(...given).classes.map(({ count }) => count);

describe('the worked distribution of spruce, five metres long', () => {
  // Count and volume of each class; its diameters lie around the one that gives the volume.
  const worked: [title: string, from: number, to: number, count: number, volume: number][] = [
    ['1a', 10, 15, 23, 1.616],
    ['1b', 15, 20, 78, 9.892],
    ['2a', 20, 25, 131, 25.894],
    ['2b', 25, 30, 92, 26.43],
    ['3a', 30, 35, 22, 8.68],
    ['3b', 35, 40, 1, 0.507],
  ];
  const intervals = worked.map(([title, from, to]) => ({ title, from, to }));
  const diameters = worked.flatMap(([, , , count, volume]) => {
    const square = volume / count / (5 * Math.PI);
    // Two by two: the squares of a pair add up to those of two logs of that diameter.
    const spread = (index: number) => (index === count - 1 && count % 2 ? 0 : index % 2 ? -0.05 : 0.05);
    return Array.from({ length: count }, (_, index) => 200 * Math.sqrt(square * (1 + spread(index))));
  });

  it('has 347 logs of 73.019 m³', () => {
    const { classes, outside, total, sizeless, mean } = distributionOf(diameters, intervals);
    expect(classes.map(({ interval, count, volume }) => [interval.title, count, volume])).toEqual(
      worked.map(([title, , , count, volume]) => [title, count, volume]),
    );
    expect(outside).toEqual({ count: 0, volume: 0 });
    expect(total).toEqual({ count: 347, volume: 73.019 });
    expect(sizeless).toBe(0);
    expect(mean?.diameter).toBeCloseTo(23.1485, 4);
    expect(mean?.volume).toBeCloseTo(73.019 / 347, 9);
  });

  it('is the same when it was measured in inches and feet', () => {
    const inches = diameters.map((diameter) => (diameter / 100) * 39.37);
    const imperial = { measured: 'Inches', length: 'Feet' };
    const { classes, total } = distributionOf(inches, intervals, imperial, 5 * 3.2808);
    expect(classes).toEqual(distributionOf(diameters, intervals).classes);
    expect(total).toEqual({ count: 347, volume: 73.019 });
  });

  it('is shown in inches and cubic feet', () => {
    const shown = { diameter: 'Inches', volume: 'CubicFeet' };
    const { classes, total, mean } = distributionOf(diameters, classesAt(0, 8, 10), shown);
    expect(classes.map(({ count }) => count)).toEqual([
      diameters.filter((diameter) => diameter * 0.3937 < 8).length,
      diameters.filter((diameter) => diameter * 0.3937 >= 8 && diameter * 0.3937 < 10).length,
      diameters.filter((diameter) => diameter * 0.3937 >= 10).length,
    ]);
    // 73.019 × 35.3146667
    expect(total).toEqual({ count: 347, volume: 2578.642 });
    expect(mean?.diameter).toBeCloseTo(23.1485 * 0.3937, 3);
  });
});

it('gives a log to the class that begins at its diameter', () => {
  expect(counts([9.999, 10, 14.999, 15, 15.001, 79.9, 80, 200], classesAt(10, 15, 80))).toEqual([2, 3, 2]);
});

it('keeps a log at its limit when it was measured in another unit', () => {
  for (let limit = 1; limit <= 120; limit++) {
    const inches = limit * (39.37 / 100);
    expect(counts([inches], classesAt(0, limit), { measured: 'Inches' })).toEqual([0, 1]);
    expect(counts([limit / 100], classesAt(0, limit), { measured: 'Meters' })).toEqual([0, 1]);
  }
});

it('sums up what lies below, between and above the classes', () => {
  const intervals = [
    { title: '2b', from: 25, to: 30 },
    { title: '1a', from: 10, to: 15 },
  ];
  const { classes, outside, total } = distributionOf([9, 10, 15, 24.9, 25, 30], intervals);
  expect(classes.map(({ interval, count }) => [interval.title, count])).toEqual([
    ['1a', 1],
    ['2b', 1],
  ]);
  expect(outside).toEqual({ count: 4, volume: 0.717 });
  expect(total).toEqual({ count: 6, volume: 1.002 });
});

it('counts diameters that cannot be as logs without a volume, in no class', () => {
  const { classes, outside, sizeless, mean } = distributionOf([0, -20, Number.NaN, 20], classesAt(-50, 10));
  expect(classes.map(({ count }) => count)).toEqual([0, 1]);
  expect(outside).toEqual({ count: 3, volume: 0 });
  expect(sizeless).toBe(3);
  expect(mean?.diameter).toBeCloseTo(20, 9);
});

it('has no mean without a log', () => {
  expect(distributionOf([], classesAt(10))).toMatchObject({ total: { count: 0, volume: 0 }, mean: null });
});

it.each([{ measured: '' }, { length: 'CubicMeters' }, { diameter: 'Pieces' }, { volume: 'Meters' }])(
  'says nothing in units that do not fit: %p',
  (units) => {
    expect(diameterClasses([20], 5, { ...metric, ...units }, classesAt(10))).toBeNull();
  },
);

it('adds up, with any logs and any classes, to the last printed digit', () => {
  const limits = fc.uniqueArray(fc.integer({ min: -5, max: 90 }), { minLength: 1, maxLength: 41 });
  const volumes = fc.constantFrom('CubicMeters', 'CubicFeet');
  const logs = fc.array(fc.double({ min: -1, max: 120, noNaN: true }), { maxLength: 300 });
  fc.assert(
    fc.property(logs, limits, volumes, fc.nat(3), (diameters, unsorted, volume, left) => {
      // Without some of them there are gaps.
      const intervals = classesAt(...unsorted.toSorted((one, other) => one - other));
      const shown = intervals.filter((_, index) => left === 0 || index % (left + 1) > 0);
      const { classes, outside, total } = distributionOf(diameters, shown, { volume });
      const rows = [...classes, outside];
      expect(total.count).toBe(diameters.length);
      expect(rows.reduce((sum, row) => sum + row.count, 0)).toBe(total.count);
      expect(rows.reduce((sum, row) => sum + thousandthsOf(row.volume), 0)).toBe(thousandthsOf(total.volume));
      for (const { count, volume: part } of classes) if (count === 0) expect(part).toBe(0);
    }),
  );
});

it('counts 5,000 logs in 40 classes', () => {
  const diameters = Array.from({ length: 5000 }, (_, index) => 10 + (index % 80) / 2);
  const intervals = Array.from({ length: 40 }, (_, index) => ({
    title: null,
    from: 10 + index,
    to: 11 + index,
  }));
  const { classes, outside, total } = distributionOf(diameters, intervals);
  expect(classes.map(({ count }) => count)).toEqual(
    Array.from({ length: 40 }, (_, index) => (index < 20 ? 126 : 124)),
  );
  expect(outside.count).toBe(0);
  expect(total.count).toBe(5000);
});
