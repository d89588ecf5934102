import { readField } from '@/features/stack-fields/readField';
import { readDistribution } from './readDistribution';

const config = {
  diametersFieldId: 'diameters',
  lengthFieldId: 'length',
  logCountFieldId: 'logCount',
  units: { diameter: 'Centimeters', volume: 'CubicMeters' },
  intervals: [
    { title: '2a', from: 20, to: 25 },
    { title: '2b', from: 25, to: null },
  ],
} as const;

const diameters = { fieldType: 'ArrayOfDouble', units: { display: 'Centimeters' }, value: [20, 24.9, 30] };
const length = { fieldType: 'Double', units: { display: 'Meters' }, value: 4 };
// 4 m × π × (0.1² + 0.1245² + 0.15²) m²
const volume = { fieldType: 'Double', title: 'Volume', units: { display: 'CubicMeters' }, value: 0.603 };
const logCount = { fieldType: 'Integer', title: 'Logs', units: { display: 'Pieces' }, value: 3 };

function read(given: Record<string, unknown>, changes: Partial<Parameters<typeof readDistribution>[0]> = {}) {
  const fields = { diameters, length, volume, logCount, ...given };
  const fieldOf = (id: string) => {
    const [, field] = Object.entries(fields).find(([known]) => known === id) ?? [];
    return field === undefined ? undefined : readField(field);
  };
  return readDistribution(
    { ...config, ...changes, intervals: [...(changes.intervals ?? config.intervals)] },
    fieldOf,
    'volume',
  );
}

it('sorts the diameters of the stack into the classes of its card', () => {
  expect(read({})).toMatchObject({
    kind: 'given',
    units: config.units,
    distribution: {
      classes: [{ count: 2 }, { count: 1 }],
      total: { count: 3, volume: 0.603 },
    },
    otherVolume: null,
    otherCount: null,
  });
});

it('tells the number of logs that the stack itself says where it is another one', () => {
  expect(read({ logCount: { ...logCount, value: 4 } })).toMatchObject({
    otherCount: { title: 'Logs', value: 4, unit: 'Pieces' },
  });
  expect(read({ logCount: undefined })).toMatchObject({ otherCount: null });
  expect(read({ logCount: { ...logCount, value: 4 } }, { logCountFieldId: null })).toMatchObject({
    otherCount: null,
  });
});

it('reads whole numbers too', () => {
  const whole = { ...diameters, fieldType: 'ArrayOfInt', value: [20, 30] };
  expect(read({ diameters: whole, length: { ...length, fieldType: 'Integer' } })).toMatchObject({
    distribution: { classes: [{ count: 1 }, { count: 1 }] },
  });
});

it.each<[string, Record<string, unknown>, string]>([
  ['diameters that the card does not ask for', { diameters: undefined }, 'noDiameters'],
  ['no diameters', { diameters: { ...diameters, value: null } }, 'noDiameters'],
  ['an empty list', { diameters: { ...diameters, value: [] } }, 'noDiameters'],
  ['diameters in words', { diameters: { ...diameters, value: ['20'] } }, 'unreadable'],
  ['a mean diameter in place of the diameters', { diameters: { ...length, value: 20 } }, 'unreadable'],
  ['diameters of another type', { diameters: { fieldType: 'String', value: '20' } }, 'unreadable'],
  ['a type from the future', { diameters: { ...diameters, fieldType: 'Hologram' } }, 'unreadable'],
  ['diameters without a unit', { diameters: { ...diameters, units: null } }, 'noUnits'],
  [
    'diameters in a unit of another kind',
    { diameters: { ...diameters, units: { display: 'Pieces' } } },
    'noUnits',
  ],
  ['a length that the card does not ask for', { length: undefined }, 'noLength'],
  ['no length', { length: { ...length, value: null } }, 'noLength'],
  ['a length of nought', { length: { ...length, value: 0 } }, 'noLength'],
  ['a length below nought', { length: { ...length, value: -4 } }, 'noLength'],
  ['a length for each log', { length: { ...diameters, value: [4, 5, 4] } }, 'unreadable'],
  ['a length in words', { length: { ...length, value: 'four' } }, 'unreadable'],
  ['a length without a unit', { length: { ...length, units: null } }, 'noUnits'],
])('says why not, with %s', (_, given, reason) => {
  expect(read(given)).toEqual({ kind: 'omitted', reason });
});

it('says why not, with a card that lacks units or classes', () => {
  expect(read({}, { units: null })).toEqual({ kind: 'omitted', reason: 'noUnits' });
  expect(read({}, { units: { diameter: 'Centimeters', volume: 'Meters' } })).toMatchObject({
    reason: 'noUnits',
  });
  expect(read({}, { intervals: [] })).toEqual({ kind: 'omitted', reason: 'noClasses' });
});

it.each<[string, unknown, object | null]>([
  ['the same to the printed digit', { ...volume, value: 0.60316 }, null],
  ['the same in cubic feet', { ...volume, units: { display: 'CubicFeet' }, value: 0.603 * 35.3146667 }, null],
  ['another one', { ...volume, value: 0.604 }, { title: 'Volume', value: 0.604, unit: 'CubicMeters' }],
  ['nought', { ...volume, value: 0 }, { title: 'Volume', value: 0, unit: 'CubicMeters' }],
  ['none', { ...volume, value: null }, null],
  ['one that cannot be read', { ...volume, value: 'much' }, null],
  ['several', { ...volume, fieldType: 'ArrayOfDouble', value: [3, 4] }, null],
  ['one without a unit', { ...volume, units: null, value: 3 }, null],
  ['one of the face', { ...volume, units: { display: 'SquareMeters' }, value: 3 }, null],
])('compares the total with the volume of the stack: %s', (_, field, otherVolume) => {
  expect(read({ volume: field })).toMatchObject({ otherVolume });
});
