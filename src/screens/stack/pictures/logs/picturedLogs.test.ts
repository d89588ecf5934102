import fc from 'fast-check';
import { readDistribution } from '@/features/stack-fields/distribution/readDistribution';
import { readField } from '@/features/stack-fields/readField';
import type { Unit } from '@/store/api/stackApi';
import { markAt, markByKey } from './findMark';
import { picturedLogs } from './picturedLogs';

describe('the picture', () => {
  const size = { width: 10_000, height: 1000 };
  const intervals = [
    { title: '2a', from: 20, to: 25 },
    { title: '2b', from: 25, to: 30 },
    { title: null, from: 30, to: null },
  ];
  const field = (fieldType: string, value: unknown, display: Unit) =>
    readField({ id: 'field', title: 'Field', fieldType, value, units: { display } });

  function rulesFor(diameters: readonly number[], measured: Unit = 'Centimeters') {
    const length = field('Double', 5, 'Meters');
    const fields = new Map([
      ['length', length],
      ['diameters', field('ArrayOfDouble', diameters, measured)],
    ]);
    const rule = {
      diametersFieldId: 'diameters',
      lengthFieldId: 'length',
      logCountFieldId: null,
      units: { diameter: 'Centimeters', volume: 'CubicMeters' } as const,
      intervals,
    };
    const reading = readDistribution(rule, (id) => fields.get(id), undefined);
    if (reading.kind !== 'given') throw new Error('no distribution');
    return { reading, length };
  }

  const mark = (value: number | null, index = 0) => ({ x: 20 + index * 20, y: 100, radius: 10, value });
  const overlay = (values: (number | null)[], unit: string | null) => ({
    title: 'Marks',
    unit,
    marks: values.map(mark),
  });

  it('knows of each log diameter, volume and class', () => {
    expect(picturedLogs([overlay([26.4], 'Centimeters')], size, rulesFor([26.4]))).toEqual([
      {
        x: 20,
        y: 100,
        radius: 10,
        diameter: { value: 26.4, unit: 'Centimeters' },
        volume: { value: expect.closeTo(5 * Math.PI * 0.132 ** 2), unit: 'CubicMeters' },
        interval: intervals[1],
      },
    ]);
  });

  it('counts a log once that several overlays mark, with the one that says the most', () => {
    const ends = { ...overlay([null, null, null], null) };
    const nearby = overlay([26.4, 31], 'Centimeters');
    const moved = { ...nearby, marks: nearby.marks.map((one) => ({ ...one, x: one.x + 2, y: one.y - 2 })) };
    const logs = picturedLogs([ends, moved], size, rulesFor([26.4, 31]));
    expect(logs.map(({ diameter }) => diameter?.value ?? null)).toEqual([26.4, 31, null]);
  });

  it('leaves out marks beyond the picture', () => {
    const beyond = { ...overlay([26], 'Centimeters'), marks: [mark(26), { ...mark(27), x: -11 }] };
    expect(picturedLogs([beyond], size, rulesFor([26]))).toHaveLength(1);
  });

  it.each([
    ['no unit', [null, 26.4], null],
    ['a unit of no length', [26.4, 26.4], 'Pieces'],
    ['no values', [null, Number.NaN], 'Centimeters'],
    ['no sizes', [0, -3], 'Centimeters'],
  ] as const)('claims nothing of marks with %s', (_what, values, unit) => {
    const logs = picturedLogs([overlay([...values], unit)], size, rulesFor([26.4]));
    expect(logs).toHaveLength(2);
    for (const log of logs) expect(log).toMatchObject({ diameter: null, volume: null, interval: null });
  });

  it('knows the diameter alone where the stack has no distribution', () => {
    const rules = { reading: null, length: undefined };
    expect(picturedLogs([overlay([10.4], 'Inches')], size, rules)).toMatchObject([
      { diameter: { value: 10.4, unit: 'Inches' }, volume: null, interval: null },
    ]);
  });

  it('reads line by line, each from left to right', () => {
    const at = (x: number, y: number) => ({ x, y, radius: 10, value: null });
    const marks = [at(50, 34), at(10, 12), at(90, 31), at(50, 8)];
    const logs = picturedLogs([{ title: 'Log ends', unit: null, marks }], size, rulesFor([26]));
    expect(logs.map(({ x, y }) => [x, y])).toEqual([
      [10, 12],
      [50, 8],
      [50, 34],
      [90, 31],
    ]);
  });

  it.each(['Centimeters', 'Inches'] as const)(
    'marks for all logs of a stack give the counts and the volume of its distribution, in %s',
    (unit) => {
      const diameters = fc.array(fc.double({ min: 3, max: 90, noNaN: true }), {
        minLength: 1,
        maxLength: 300,
      });
      fc.assert(
        fc.property(diameters, (values) => {
          const rules = rulesFor(values, unit);
          const logs = picturedLogs([overlay(values, unit)], size, rules);
          for (const { interval, count } of rules.reading.distribution.classes)
            expect(logs.filter((log) => log.interval?.from === interval.from)).toHaveLength(count);
          const volume = logs.reduce((sum, log) => sum + (log.volume?.value ?? Number.NaN), 0);
          expect(volume).toBeCloseTo(rules.reading.distribution.total.volume, 2);
        }),
        { numRuns: 50 },
      );
    },
  );
});

describe('findMark', () => {
  const mark = (x: number, y: number, radius = 10) => ({ x, y, radius });
  const marks = [
    mark(10, 10),
    mark(40, 10),
    mark(70, 10),
    mark(10, 40),
    mark(40, 40),
    mark(70, 40),
    mark(14, 10, 2),
  ];

  it('finds the mark whose middle is nearest, and none beside all of them', () => {
    expect(markAt(marks, { x: 12, y: 41 }, 0)).toBe(3);
    expect(markAt(marks, { x: 14, y: 11 }, 0)).toBe(6);
    expect(markAt(marks, { x: 25, y: 25 }, 0)).toBeNull();
    expect(markAt([], { x: 25, y: 25 }, 100)).toBeNull();
  });

  it('gives a finger more room', () => {
    expect(markAt(marks, { x: 82, y: 40 }, 0)).toBeNull();
    expect(markAt(marks, { x: 82, y: 40 }, 16)).toBe(5);
  });

  it.each([
    ['ArrowRight', 1, 2],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 1, 4],
    ['ArrowUp', 5, 2],
    ['ArrowUp', 1, 1],
    ['PageDown', 2, 6],
    ['PageUp', 2, 0],
    ['End', 0, 6],
    ['Home', 4, 0],
    ['x', 4, null],
  ])('%s leads from mark %s to %s', (key, from, to) => {
    expect(markByKey(marks, from, key)).toBe(to);
  });
});
