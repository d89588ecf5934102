import { createIntl } from 'react-intl';
import { formatsOf } from '@/i18n/formats';
import { homeLocales } from '@/i18n/language';
import type { Language } from '@/lib/languages';
import type { Unit } from '@/store/api/stackApi';
import danish from '../../../translations/da.json';
import german from '../../../translations/de.json';
import english from '../../../translations/en.json';
import polish from '../../../translations/pl.json';
import { chooseFieldLayout } from './chooseFieldLayout';
import type { FieldWords } from './fieldWords';
import { readField } from './readField';

const catalogues = { en: english, da: danish, de: german, pl: polish };

function wordsOf(language: Language): FieldWords {
  const locale = homeLocales[language];
  const intl = createIntl({ locale, messages: catalogues[language] });
  return { t: (id, values) => intl.formatMessage({ id }, values), formats: formatsOf(locale) };
}

const words = { en: wordsOf('en'), da: wordsOf('da'), de: wordsOf('de'), pl: wordsOf('pl') };

interface Given {
  fieldType: string;
  value: unknown;
  [part: string]: unknown;
}

function layout(given: Given, language: Language = 'en') {
  const said = chooseFieldLayout(readField({ id: 'field', title: 'Field', ...given }), words[language]);
  return JSON.parse(JSON.stringify(said).replace(/[\u00a0\u202f]/g, ' '));
}

const line = (given: Given, language?: Language) => layout(given, language).text;
const inUnit = (display: string) => ({ units: { display } });

it('writes doubles with three decimals and their unit, as the language does', () => {
  const volume = { fieldType: 'Double', value: 1234.5, ...inUnit('CubicMeters') };
  expect(line(volume)).toBe('1,234.500 m³');
  expect(line(volume, 'da')).toBe('1.234,500 m³');
  expect(line(volume, 'de')).toBe('1.234,500 m³');
  expect(line(volume, 'pl')).toBe('1234,500 m³');
  expect(line({ fieldType: 'Double', value: 0.0006 })).toBe('0.001');
});

it('writes nought as 0, without a sign', () => {
  expect(line({ fieldType: 'Double', value: 0, ...inUnit('Meters') })).toBe('0.000 m');
  expect(line({ fieldType: 'Double', value: -0.0001 })).toBe('0.000');
  expect(line({ fieldType: 'Integer', value: 0 })).toBe('0');
});

it('writes integers with their unit where they have one', () => {
  const logs = { fieldType: 'Integer', value: 1420, ...inUnit('Pieces') };
  expect(line(logs)).toBe('1,420 pcs');
  expect(line(logs, 'de')).toBe('1.420 Stk.');
  const one = { ...logs, value: 1 };
  expect([line(one), line(one, 'de'), line({ ...one, value: 0 })]).toEqual(['1 pc', '1 Stk.', '0 pcs']);
  expect(line({ fieldType: 'Integer', value: -7 })).toBe('-7');
});

it.each<[Unit | 'Bushels', string]>([
  ['SquareFeet', 'ft²'],
  ['Inches', 'in'],
  ['Meters', 'm'],
  ['Centimeters', 'cm'],
  ['CubicMeters', 'm³'],
  ['SquareMeters', 'm²'],
  ['Feet', 'ft'],
  ['Percentages', '%'],
  ['Pieces', 'pcs'],
  ['CubicFeet', 'ft³'],
  ['Bushels', 'Bushels'],
])('%s is written %s', (unit, symbol) => {
  expect(line({ fieldType: 'Integer', value: 3, ...inUnit(unit) })).toBe(`3 ${symbol}`);
});

it('says true and false in the words of the card, else yes and no', () => {
  const labels = { trueLabel: 'Full measurement', falseLabel: 'Piece count' };
  expect(line({ fieldType: 'Boolean', value: true, ...labels })).toBe('Full measurement');
  expect(line({ fieldType: 'Boolean', value: false, ...labels })).toBe('Piece count');
  expect(line({ fieldType: 'Boolean', value: false, trueLabel: 'On', falseLabel: '' })).toBe('No');
  expect(line({ fieldType: 'Boolean', value: true }, 'de')).toBe('Ja');
});

it('writes dates as the locale does, with the time of day where there is one', () => {
  const measured = { fieldType: 'Date', value: '2026-11-03T09:30:00Z' };
  expect(line(measured)).toBe('3 Nov 2026, 10:30');
  expect(line(measured, 'da')).toMatch(/^3\. nov\. 2026,? 10\.30$/);
  expect(line(measured, 'de')).toBe('03.11.2026, 10:30');
  expect(line(measured, 'pl')).toBe('3 lis 2026, 10:30');
  expect(line({ fieldType: 'Date', value: '2026-11-03' })).toBe('3 Nov 2026');
  expect(line({ fieldType: 'Date', value: '2026-11-03T00:00:00.000Z' })).toBe('3 Nov 2026, 01:00');
});

it('writes the text of an option, and of one that is no longer listed the key', () => {
  const options = [
    { key: 'fi', text: 'Spruce' },
    { key: 'bu', text: 'Beech' },
  ];
  expect(line({ fieldType: 'Options', value: 'fi', options })).toBe('Spruce');
  expect(line({ fieldType: 'Options', value: 'oak', options })).toBe('oak (no longer listed)');
  expect(line({ fieldType: 'Options', value: 'oak' })).toBe('oak (no longer listed)');
  expect(layout({ fieldType: 'MultipleOptions', value: ['bu', 'oak'], options })).toEqual({
    kind: 'list',
    texts: ['Beech', 'oak (no longer listed)'],
  });
});

it('keeps the lines of a text', () => {
  expect(layout({ fieldType: 'Text', value: 'One\n two' })).toEqual({
    kind: 'paragraphs',
    text: 'One\n two',
  });
});

it('counts numbers, and names their unit once', () => {
  expect(layout({ fieldType: 'ArrayOfDouble', value: [23.4567, 0], ...inUnit('Centimeters') })).toEqual({
    kind: 'numbers',
    count: '2 values (cm)',
    numbers: ['23.457', '0.000'],
  });
  expect(layout({ fieldType: 'ArrayOfInt', value: [1200] }, 'de')).toEqual({
    kind: 'numbers',
    count: '1 Wert',
    numbers: ['1.200'],
  });
});

it('writes a number per key', () => {
  const logs = { fieldType: 'KeyValuePairStringInt', value: { B: 120, C: 0 }, ...inUnit('Pieces') };
  expect(layout(logs)).toEqual({
    kind: 'rows',
    lead: null,
    groups: [
      {
        title: null,
        rows: [
          { label: 'B', text: '120 pcs' },
          { label: 'C', text: '0 pcs' },
        ],
      },
    ],
  });
});

it('puts a diameter sign before the mean size of what is deducted', () => {
  const value = {
    keyUnit: 'Centimeters',
    deductionsCount: [
      { item1: 12, item2: 2 },
      { item1: 15.25, item2: 1 },
    ],
    averageCount: 13.083,
  };
  expect(layout({ fieldType: 'Deductions', value }, 'de')).toEqual({
    kind: 'rows',
    lead: 'Ø 13,1 cm',
    groups: [
      {
        title: null,
        rows: [
          { label: '12,0 cm', text: '2 Stk.' },
          { label: '15,3 cm', text: '1 Stk.' },
        ],
      },
    ],
  });
  expect(layout({ fieldType: 'Deductions', value: { ...value, averageCount: null } })).toMatchObject({
    lead: null,
    groups: [{ rows: [{ text: '2 pcs' }, { text: '1 pc' }] }],
  });
});

it('writes both sections of an area with their titles and two decimals', () => {
  const section = { lengthTitle: 'Length', heightTitle: 'Height', height: 1.805 };
  const value = {
    sectionA: { ...section, title: 'Main pile', length: 12 },
    sectionB: { ...section, title: 'Rest', length: 0 },
  };
  expect(layout({ fieldType: 'ManualArea', value, ...inUnit('Meters') })).toMatchObject({
    kind: 'rows',
    groups: [
      {
        title: 'Main pile',
        rows: [
          { label: 'Length', text: '12.00 m' },
          { label: 'Height', text: '1.81 m' },
        ],
      },
      { title: 'Rest', rows: [{ label: 'Length', text: '0.00 m' }, {}] },
    ],
  });
});

it('writes degrees with seven decimals and whole metres, and knows what of it is missing', () => {
  const value = { latitude: 56.8, longitude: -9.123456789, height: -0.4, accuracy: null };
  expect(layout({ fieldType: 'Position', value })).toEqual({
    kind: 'position',
    position: { latitude: 56.8, longitude: -9.123456789 },
    rows: [
      { label: 'Latitude', text: '56.8000000°' },
      { label: 'Longitude', text: '-9.1234568°' },
      { label: 'Accuracy', text: null },
      { label: 'Altitude', text: '0 m' },
    ],
  });
  expect(layout({ fieldType: 'Position', value: { latitude: 56.8, longitude: 9.8 } })).toMatchObject({
    rows: [{}, {}, { label: 'Accuracy', text: null }, { label: 'Altitude', text: null }],
  });
});

it('says of an empty value that there is none, and of a missing one that it is missing', () => {
  const deductions = { keyUnit: 'Centimeters', deductionsCount: [], averageCount: 0 };
  expect(line({ fieldType: 'Deductions', value: deductions })).toBe('none');
  expect(line({ fieldType: 'Deductions', value: { deductionsCount: [], averageCount: null } })).toBe('none');
  expect(line({ fieldType: 'KeyValuePairStringInt', value: {} })).toBe('none');
  for (const fieldType of ['MultipleOptions', 'ArrayOfInt', 'ArrayOfDouble']) {
    expect(line({ fieldType, value: [] })).toBe('none');
    expect(layout({ fieldType, value: null })).toEqual({ kind: 'missing' });
  }
});

it('says in its place why a value cannot be shown', () => {
  expect(layout({ fieldType: 'Hologram', value: 3 })).toEqual({ kind: 'problem', text: 'Unexpected type' });
  expect(layout({ fieldType: 'Double', value: 'three' })).toEqual({
    kind: 'problem',
    text: 'This value cannot be read.',
  });
});
