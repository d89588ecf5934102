import fc from 'fast-check';
import { type ClassInterval, intervalProblem, sortedIntervals } from './classIntervals';
import { diameterClasses } from './diameterClasses';
import { roundedParts, thousandthsOf } from './roundedParts';
import { shownClasses, unusualWidths } from './shownClasses';

const metric = { measured: 'Centimeters', length: 'Meters', diameter: 'Centimeters', volume: 'CubicMeters' };

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
  // Each row has the count and volume of a class, whose diameters lie around the one that gives the volume.
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
    // Logs come in pairs: the squares of a pair add up to those of two logs of that diameter.
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
      // Dropping some of the classes leaves gaps.
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

describe('the classes of a card', () => {
  const between = (from: number, to: number | null): ClassInterval => ({ title: null, from, to });

  it.each([
    ['one class', [between(10, 20)]],
    ['one that is open', [between(0, null)]],
    ['classes that meet', [between(10, 15), between(15, 20), between(20, null)]],
    ['classes in any order', [between(20, null), between(10, 15), between(15, 20)]],
    ['gaps', [between(0, 5), between(10, 15)]],
    ['limits below zero', [between(-10, 0), between(0, 10)]],
  ])('nothing is wrong with %s', (_, intervals) => {
    expect(intervalProblem(intervals)).toBeNull();
  });

  it('says that there are no classes', () => {
    expect(intervalProblem([])).toEqual({ reason: 'noClasses' });
  });

  it.each([
    between(20, 10),
    between(10, 10),
    between(Number.NaN, 10),
    between(10, Number.NaN),
    between(Number.POSITIVE_INFINITY, null),
  ])('names the class from $from to $to as reversed', (reversed) => {
    expect(intervalProblem([between(0, 5), reversed])).toEqual({ reason: 'reversed', at: reversed });
  });

  it.each([
    [between(10, 20), between(15, 25)],
    [between(10, 20), between(10, 20)],
    [between(10, 40), between(20, 30)],
    [between(10, null), between(80, 90)],
    [between(10, null), between(80, null)],
    [between(10, 15.0001), between(15, 20)],
  ])('names two classes that overlap, wherever they stand', (one, other) => {
    const problem = { reason: 'overlapping', at: [one, other] };
    expect(intervalProblem([between(0, 5), one, other])).toEqual(problem);
    expect(intervalProblem([other, between(0, 5), one]) ?? {}).toMatchObject({ reason: 'overlapping' });
  });

  it('puts classes in order and leaves those of the card alone', () => {
    const intervals = [between(20, null), between(-5, 10), between(10, 20)];
    expect(sortedIntervals(intervals).map(({ from }) => from)).toEqual([-5, 10, 20]);
    expect(intervals[0]?.from).toBe(20);
  });
});

describe('a table of classes', () => {
  const classesOf = (...limits: [from: number, to: number | null, count: number][]) =>
    limits.map(([from, to, count]) => ({ interval: { title: null, from, to }, count, volume: count / 10 }));

  const fromOf = (classes: ReturnType<typeof shownClasses>) => classes.map(({ interval }) => interval.from);

  it('shows the classes from the first with a log to the last, with empty ones between', () => {
    const classes = classesOf([0, 10, 0], [10, 15, 0], [15, 20, 2], [20, 25, 0], [25, 30, 1], [30, null, 0]);
    expect(fromOf(shownClasses(classes))).toEqual([15, 20, 25]);
  });

  it('shows all classes where every log lies outside them', () => {
    const classes = classesOf([0, 10, 0], [10, null, 0]);
    expect(shownClasses(classes)).toEqual(classes);
  });

  it('says the width of what is wider or narrower than most, and of nothing that is open', () => {
    expect(
      unusualWidths(classesOf([20, 25, 1], [25, 30, 1], [30, 40, 1], [40, 42.5, 1], [42.5, null, 1])),
    ).toEqual([null, null, 10, 2.5, null]);
    expect(unusualWidths(classesOf([0.1, 0.2, 1], [0.2, 0.3, 1]))).toEqual([null, null]);
    expect(unusualWidths(classesOf([10, 30, 1], [30, 35, 1]))).toEqual([20, null]);
    expect(unusualWidths(classesOf([0, null, 1]))).toEqual([null]);
  });
});

describe('a sum of rounded parts', () => {
  const sum = (parts: readonly number[]) => parts.reduce((all, part) => all + thousandthsOf(part), 0);

  it.each([
    ['nothing', [], [], 0],
    ['what needs no rounding', [1.5, 0, 2.125], [1.5, 0, 2.125], 3.625],
    ['three thirds', [1 / 3, 1 / 3, 1 / 3], [0.334, 0.333, 0.333], 1],
    ['the largest remainder first', [0.0001, 0.0007, 0.0002], [0, 0.001, 0], 0.001],
    ['halves that would all be rounded up', [0.0005, 0.0005, 0.0005, 0.0005], [0.001, 0.001, 0, 0], 0.002],
    ['noise of the sum', [0.1, 0.2], [0.1, 0.2], 0.3],
  ])('rounds %s', (_, values, parts, total) => {
    expect(roundedParts(values)).toEqual({ parts, total });
  });

  it('rounds up a half that a double cannot hold, as numbers are printed', () => {
    for (const value of [1.0005, 4.0005, 0.0135, 42.1235]) {
      const printed = new Intl.NumberFormat('en', { minimumFractionDigits: 3, maximumFractionDigits: 3 });
      expect(thousandthsOf(value)).toBe(Number(printed.format(value).replace('.', '')));
    }
  });

  it('keeps each part within a thousandth and nothing at nothing, and adds up', () => {
    const volumes = fc.double({ min: 0, max: 5000, noNaN: true });
    fc.assert(
      fc.property(fc.array(fc.oneof(volumes, fc.constant(0)), { maxLength: 60 }), (values) => {
        const { parts, total } = roundedParts(values);
        expect(sum(parts)).toBe(thousandthsOf(total));
        expect(Math.abs(total - values.reduce((all, value) => all + value, 0))).toBeLessThan(0.000501);
        for (const [index, part] of parts.entries()) {
          const value = values[index] ?? Number.NaN;
          expect(Math.abs(part - value)).toBeLessThan(0.001001);
          if (value === 0) expect(part).toBe(0);
        }
      }),
    );
  });
});
