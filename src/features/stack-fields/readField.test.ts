import fc from 'fast-check';
import { areaDifference, isFarApart, percentDigits } from '@/lib/evidence';
import { compareFrontBack } from './frontBack';
import { readField } from './readField';

describe('readField', () => {
  const position = { latitude: 56.8, longitude: 9.8, height: 40, accuracy: 5 };
  const mark = { x: 1, y: 2, radius: 3, value: null };
  const image = {
    file: 'CloseupImage',
    width: 1200,
    height: 800,
    overlays: [{ title: 'Diameters', unit: 'Centimeters', marks: [mark] }],
  };
  const sectionA = { title: 'A', lengthTitle: 'Length', length: 12, heightTitle: 'Height', height: 1.8 };
  const area = { sectionA, sectionB: { ...sectionA, title: 'B', length: 0 } };
  const deductions = { keyUnit: 'Centimeters', deductionsCount: [{ item1: 12, item2: 3 }], averageCount: 12 };

  const read = (fieldType: unknown, value: unknown) =>
    readField({ id: 'field', title: 'Field', fieldType, value }).content;

  it.each([
    ['Boolean', [true, false], ['true', 1, 0]],
    ['String', ['P-1'], [12, ['P-1'], {}]],
    ['Text', ['Two\nlines'], [12, ['Two'], false]],
    ['Integer', [0, 142, -3], [1.5, '142', [142]]],
    ['Double', [0, 12.345, -0.5], ['12.345', Number.NaN, Number.POSITIVE_INFINITY]],
    [
      'Date',
      ['2026-11-03', '2026-11-03T09:30:00+01:00'],
      ['yesterday', '03/11/2026', '2026-13-45', 1_762_160_000],
    ],
    [
      'Position',
      [
        position,
        { ...position, height: null, accuracy: null },
        { latitude: 56.8, longitude: 9.8 },
        { ...position, datum: 'WGS 84' },
      ],
      [{ latitude: 56.8 }, { ...position, longitude: '9.8' }, { ...position, height: 'low' }, [56.8, 9.8]],
    ],
    [
      'Image',
      [
        image,
        { ...image, width: 0 },
        { ...image, overlays: [] },
        { ...image, overlays: [{ title: '', unit: null, marks: [] }] },
      ],
      [
        'CloseupImage',
        { ...image, file: 'Report' },
        { ...image, overlays: null },
        { ...image, overlays: [{ title: '', unit: null, marks: [{ ...mark, radius: '3' }] }] },
      ],
    ],
    ['Options', ['fi'], [['fi'], 1]],
    ['MultipleOptions', [[], ['rot'], ['rot', 'blue']], ['rot', [1], { rot: true }]],
    ['KeyValuePairStringInt', [{}, { B: 0 }, { B: 12, C: 3 }], [{ B: 1.5 }, { B: '12' }, ['B', 12]]],
    ['ArrayOfInt', [[], [0], [1, 2, 3]], [[1.5], ['1'], 1]],
    ['ArrayOfDouble', [[], [0], [12.5, 14]], [[12.5, null], ['12.5'], 12.5]],
    [
      'ManualArea',
      [area],
      [{ sectionA }, { ...area, sectionB: null }, { ...area, sectionA: { ...sectionA, length: '12' } }],
    ],
    [
      'Deductions',
      [
        deductions,
        { ...deductions, averageCount: null },
        { keyUnit: null, deductionsCount: [], averageCount: 0 },
        { deductionsCount: [] },
      ],
      [{ ...deductions, averageCount: '12' }, { ...deductions, deductionsCount: [{ item1: 12 }] }, [12]],
    ],
  ])(
    '%s is read where it fits, and said to be unreadable where it does not',
    (fieldType, fitting, unfitting) => {
      for (const value of fitting)
        expect(read(fieldType, value)).toEqual({ status: 'given', fieldType, value });
      for (const value of unfitting)
        expect(read(fieldType, value)).toEqual({ status: 'unreadable', fieldType });
      for (const value of [null, undefined, '', '  ']) {
        expect(read(fieldType, value)).toEqual({ status: 'missing', fieldType });
      }
    },
  );

  it.each(['Hologram', 'toString', 'double', '', undefined, null, 3])(
    'knows no type %p, whatever it holds',
    (fieldType) => {
      for (const value of [null, 12, 'text']) {
        expect(read(fieldType, value)).toEqual({ status: 'unexpectedType', fieldType: null });
      }
    },
  );

  it.each([null, undefined, 'field', 3, ['field']])('finds nothing to read in %p', (field) => {
    expect(readField(field)).toMatchObject({ title: '', content: { status: 'unreadable' } });
  });

  it('keeps what it can read of the definition', () => {
    const field = { id: 'volume', title: 'Volume', fieldType: 'Double', value: 3 };
    expect(readField({ ...field, units: { display: 'Bushels' } })).toMatchObject({
      title: 'Volume',
      unit: 'Bushels',
    });
    expect(readField({ ...field, title: '' })).toMatchObject({ title: 'volume' });
    expect(readField({ ...field, units: 'm³', options: 'none', trueLabel: 1 })).toMatchObject({
      unit: null,
      options: [],
      trueLabel: null,
      content: { status: 'given', value: 3 },
    });
  });
});

describe('the areas of both sides', () => {
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
    // 37 and 43 differ by six, which is 15 percent of 40.
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
});
