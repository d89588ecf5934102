import { readField } from './readField';

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
