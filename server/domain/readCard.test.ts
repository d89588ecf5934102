import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import { cardPlans } from '../demo/seed/cardPlans';
import {
  at,
  changed,
  documentOf,
  fieldPath,
  fields,
  indexOf,
  type Key,
  problemLines,
  report,
} from '../testing/changedCard';
import { cardJsonSchema } from './cardDocument';
import { readyCards } from './cards/readyCards';
import { readCard } from './readCard';

it.each([...cardPlans, ...readyCards].map((plan) => [plan.name, plan] as const))(
  'takes the card %s as it is',
  (_, plan) => {
    const document = documentOf(plan);
    expect(readCard({ $schema: './measurement-card.schema.json', ...document })).toEqual({ document });
  },
);

it('takes what exports need of a tree species', () => {
  const slots = { scientificName: 'Picea abies', kilogramsPerCubicMeter: 780 };
  const [option] = fields[indexOf('treeSpecies')]?.options ?? [];
  const sent = changed(at('treeSpecies', 'options', 0), { ...option, ...slots });
  const read = readCard(sent);
  expect('document' in read && read.document.fields[indexOf('treeSpecies')]?.options?.[0]).toEqual({
    ...option,
    ...slots,
  });
  expect(problemLines(changed(at('assortment', 'options', 0), { ...option, ...slots }))).toEqual([
    `${fieldPath('assortment', 'options[0].scientificName')}: speciesElsewhere`,
    `${fieldPath('assortment', 'options[0].kilogramsPerCubicMeter')}: speciesElsewhere`,
  ]);
});

it('takes who issues it, for which instrument, and its limits of the evidence', () => {
  const slots = {
    producer: 'Nordskov Tømmer A/S',
    instrument: { manufacturer: 'Skovmål', model: 'FotoScan S3' },
    evidenceLimits: { areaDifference: 0.15, stackedVolume: 1000 },
  };
  const document = { ...documentOf(), ...slots };
  expect(readCard(document)).toEqual({ document });
  expect(readCard({ ...document, evidenceLimits: {} })).toMatchObject({ document: { evidenceLimits: {} } });
});

it.each([
  ['no object', 'text', ': expectedObject'],
  ['null', null, ': expectedObject'],
  ['a list', [], ': expectedObject'],
])('refuses %s', (_, sent, problem) => {
  expect(problemLines(sent)).toEqual([problem]);
});

it.each<[what: string, place: Key[], value: unknown, problem: string]>([
  ['an unknown key', ['colour'], 1, 'colour: unknownKey'],
  [
    'a key that a field does not have',
    at('volume', 'unit'),
    'm³',
    `${fieldPath('volume', 'unit')}: unknownKey`,
  ],
  ['no name', ['name'], undefined, 'name: missing'],
  ['a name of blanks', ['name'], '  ', 'name: badText'],
  ['a long name', ['name'], 'x'.repeat(201), 'name: longText'],
  ['a character that no database takes', ['name'], 'a\0b', 'name: badText'],
  ['half a character', at('volume', 'title'), 'a\ud800', `${fieldPath('volume', 'title')}: badText`],
  ['another language', ['language'], 'fr', 'language: notOneOf'],
  ['an unknown type', at('volume', 'fieldType'), 'Float', `${fieldPath('volume', 'fieldType')}: notOneOf`],
  [
    'an unknown unit',
    at('volume', 'units', 'display'),
    'Acres',
    `${fieldPath('volume', 'units.display')}: notOneOf`,
  ],
  ['no fields', ['fields'], [], 'fields: emptyList'],
  ['too many fields', ['fields'], Array.from({ length: 201 }, () => fields[0]), 'fields: longList'],
  ['a number as title', at('volume', 'title'), 5, `${fieldPath('volume', 'title')}: expectedText`],
  ['a bad id', at('remark', 'id'), 'a b', `${fieldPath('remark', 'id')}: badId`],
  [
    'a list as default',
    at('remark', 'defaultValue'),
    [],
    `${fieldPath('remark', 'defaultValue')}: expectedSingle`,
  ],
  [
    'NaN',
    at('logCount', 'rules', 1, 'value'),
    Number.NaN,
    `${fieldPath('logCount', 'rules[1].value')}: expectedNumber`,
  ],
  [
    'a bound without an end',
    at('logCount', 'rules', 2, 'value'),
    Infinity,
    `${fieldPath('logCount', 'rules[2].value')}: expectedNumber`,
  ],
  [
    'half a place',
    report('remark', 'highlightIndex'),
    0.5,
    'reportConfig.remark.highlightIndex: expectedWholeNumber',
  ],
  [
    'a place below zero',
    report('remark', 'highlightIndex'),
    -1,
    'reportConfig.remark.highlightIndex: smallNumber',
  ],
  [
    'an impossible weight',
    at('treeSpecies', 'options', 0),
    { key: 'fi', text: 'Fi', kilogramsPerCubicMeter: 9000 },
    `${fieldPath('treeSpecies', 'options[0].kilogramsPerCubicMeter')}: largeNumber`,
  ],
  ['yes as a text', report('certificate'), 'yes', 'reportConfig.certificate: expectedBoolean'],
  ['no list of rules', at('remark', 'rules'), {}, `${fieldPath('remark', 'rules')}: expectedList`],
  ['nobody as producer', ['producer'], ' ', 'producer: badText'],
  ['a producer over two lines', ['producer'], 'a\nb', 'producer: badText'],
  ['no word of a producer', ['producer'], null, 'producer: expectedText'],
  ['an instrument in one word', ['instrument'], 'FotoScan', 'instrument: expectedObject'],
  ['half an instrument', ['instrument'], { model: 'S3' }, 'instrument.manufacturer: missing'],
  [
    'a certificate of no measurement',
    ['instrument'],
    { manufacturer: 'Skovmål', model: 'S3', certificate: 'V-1' },
    'instrument.certificate: unknownKey',
  ],
  [
    'a looser limit than the report has',
    ['evidenceLimits'],
    { areaDifference: 0.16 },
    'evidenceLimits.areaDifference: largeNumber',
  ],
  [
    'percent where a share is meant',
    ['evidenceLimits'],
    { areaDifference: '15 %' },
    'evidenceLimits.areaDifference: expectedNumber',
  ],
  [
    'a limit that no stack keeps',
    ['evidenceLimits'],
    { areaDifference: 0 },
    'evidenceLimits.areaDifference: notAbove',
  ],
  [
    'a volume that every stack has',
    ['evidenceLimits'],
    { stackedVolume: 0 },
    'evidenceLimits.stackedVolume: notAbove',
  ],
  [
    'a volume that no stack has',
    ['evidenceLimits'],
    { stackedVolume: 1001 },
    'evidenceLimits.stackedVolume: largeNumber',
  ],
  ['another limit', ['evidenceLimits'], { length: 1 }, 'evidenceLimits.length: unknownKey'],
  ['no report and no word of it', report(), undefined, 'reportConfig: missing'],
])('says of %s where it is and why', (_, place, value, problem) => {
  expect(problemLines(changed(place, value))).toContain(problem);
});

it('names a hundred problems at most, and repeats no long text', () => {
  const wrong = Array.from({ length: 200 }, () => ({}));
  expect(problemLines(changed(['fields'], wrong))).toHaveLength(100);
  const [problem = ''] = problemLines(changed(['x'.repeat(5000)], 1));
  expect(problem.length).toBeLessThan(100);
});

describe('the published schema', () => {
  const file = path.join(__dirname, '../../docs/measurement-card.schema.json');
  const validate = new Ajv2020({ strict: false }).compile(JSON.parse(readFileSync(file, 'utf8')));

  it('is the one that the service reads by', () => {
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(JSON.stringify(cardJsonSchema())));
  });

  it('takes every card of the demo, and no other keys', () => {
    for (const plan of cardPlans) expect(validate(documentOf(plan))).toBe(true);
    expect(validate(changed(at('volume', 'unit'), 'm³'))).toBe(false);
    const instrument = { manufacturer: 'Skovmål', model: 'S3' };
    const limits = (areaDifference: number) => changed(['evidenceLimits'], { areaDifference });
    expect(validate({ ...documentOf(), producer: 'Nordskov', instrument })).toBe(true);
    expect([0, 0.001, 0.15, 0.151].map((share) => validate(limits(share)))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
