import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import { buildCard } from '../demo/seed/cards/buildCard';
import { cardPlans, nordskovCard } from '../demo/seed/cards/cardPlans';
import { type CardDocument, cardJsonSchema } from './cardDocument';
import { readCard } from './readCard';

const documentOf = (plan = nordskovCard): CardDocument => ({ name: plan.name, ...buildCard(plan) });

type Key = string | number;

/** The document of a whole card with another value at one place; `undefined` takes it away. */
function changed(...[place, value]: [place: readonly Key[], value: unknown]): unknown {
  const copy: unknown = structuredClone(documentOf());
  let holder: unknown = copy;
  for (const key of place.slice(0, -1))
    holder = typeof holder === 'object' && holder !== null ? Reflect.get(holder, key) : undefined;
  if (typeof holder !== 'object' || holder === null) throw new Error(`No ${place.join('.')} in the card`);
  const last = place.at(-1) ?? '';
  if (value === undefined) Reflect.deleteProperty(holder, last);
  else Reflect.set(holder, last, value);
  return copy;
}

const { fields } = documentOf();
const indexOf = (id: string) => fields.findIndex((field) => field.id === id);
const at = (id: string, ...rest: Key[]): Key[] => ['fields', indexOf(id), ...rest];
const fieldPath = (id: string, rest: string) => `fields[${indexOf(id)}].${rest}`;
const report = (...rest: Key[]): Key[] => ['reportConfig', ...rest];

function told(sent: unknown): string[] {
  const read = readCard(sent);
  return 'document' in read ? [] : read.problems.map(({ path, reason }) => `${path}: ${reason}`);
}

it.each(cardPlans.map((plan) => [plan.name, plan] as const))('takes the card %s as it is', (_, plan) => {
  const document = documentOf(plan);
  expect(readCard({ $schema: './measurement-card.schema.json', ...document })).toEqual({ document });
});

it('takes what exports need of a tree species', () => {
  const slots = { scientificName: 'Picea abies', kilogramsPerCubicMeter: 780 };
  const [option] = fields[indexOf('treeSpecies')]?.options ?? [];
  const sent = changed(at('treeSpecies', 'options', 0), { ...option, ...slots });
  const read = readCard(sent);
  expect('document' in read && read.document.fields[indexOf('treeSpecies')]?.options?.[0]).toEqual({
    ...option,
    ...slots,
  });
  expect(told(changed(at('assortment', 'options', 0), { ...option, ...slots }))).toEqual([
    `${fieldPath('assortment', 'options[0].scientificName')}: speciesElsewhere`,
    `${fieldPath('assortment', 'options[0].kilogramsPerCubicMeter')}: speciesElsewhere`,
  ]);
});

it.each([
  ['no object', 'text', ': expectedObject'],
  ['null', null, ': expectedObject'],
  ['a list', [], ': expectedObject'],
])('refuses %s', (_, sent, problem) => {
  expect(told(sent)).toEqual([problem]);
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
  ['no report and no word of it', report(), undefined, 'reportConfig: missing'],
  // One part against another.
  ['a field twice', at('remark', 'id'), 'orderNumber', `${fieldPath('remark', 'id')}: doubleField`],
  [
    'an option twice',
    at('damages', 'options', 1, 'key'),
    'bk',
    `${fieldPath('damages', 'options[1].key')}: doubleOption`,
  ],
  [
    'a choice without options',
    at('damages', 'options'),
    null,
    `${fieldPath('damages', 'options')}: optionsMissing`,
  ],
  ['an empty choice', at('damages', 'options'), [], `${fieldPath('damages', 'options')}: emptyList`],
  [
    'options of a number',
    at('logCount', 'options'),
    [{ key: 'a', text: 'A' }],
    `${fieldPath('logCount', 'options')}: optionsElsewhere`,
  ],
  [
    'labels of a number',
    at('logCount', 'trueLabel'),
    'Yes',
    `${fieldPath('logCount', 'trueLabel')}: labelElsewhere`,
  ],
  [
    'a unit of a text',
    at('remark', 'units'),
    { display: 'Meters' },
    `${fieldPath('remark', 'units')}: unitElsewhere`,
  ],
  ['a volume without a unit', at('volume', 'units'), null, `${fieldPath('volume', 'units')}: unitMissing`],
  [
    'a volume in metres',
    at('volume', 'units', 'display'),
    'Meters',
    `${fieldPath('volume', 'units.display')}: unitOfOtherKind`,
  ],
  ['bearers without a unit', at('baseLogs', 'units'), null, `${fieldPath('baseLogs', 'units')}: unitMissing`],
  [
    'bearers in cubic metres',
    at('baseLogs', 'units', 'display'),
    'CubicMeters',
    `${fieldPath('baseLogs', 'units.display')}: unitOfOtherKind`,
  ],
  [
    'a text as default of a number',
    at('logCount', 'defaultValue'),
    '5',
    `${fieldPath('logCount', 'defaultValue')}: defaultUnfit`,
  ],
  [
    'a default that is no option',
    at('treeSpecies', 'defaultValue'),
    'xx',
    `${fieldPath('treeSpecies', 'defaultValue')}: defaultUnfit`,
  ],
  [
    'a rule of other types',
    at('remark', 'rules', 0, 'kind'),
    'MinValue',
    `${fieldPath('remark', 'rules[0].kind')}: ruleElsewhere`,
  ],
  [
    'a rule twice',
    at('logCount', 'rules', 2, 'kind'),
    'MinValue',
    `${fieldPath('logCount', 'rules[2].kind')}: doubleRule`,
  ],
  [
    'a bound without a number',
    at('logCount', 'rules', 1, 'value'),
    null,
    `${fieldPath('logCount', 'rules[1].value')}: ruleWithoutValue`,
  ],
  [
    'a requirement with a number',
    at('logCount', 'rules', 0, 'value'),
    1,
    `${fieldPath('logCount', 'rules[0].value')}: ruleWithValue`,
  ],
  [
    'bounds that leave nothing',
    at('logCount', 'rules', 1, 'value'),
    20_000,
    `${fieldPath('logCount', 'rules')}: crossedRules`,
  ],
  [
    'a filter by a field that is not there',
    ['fieldIds', 'treeSpecies'],
    'wood',
    'fieldIds.treeSpecies: noSuchField',
  ],
  [
    'a filter by a field of another type',
    ['fieldIds', 'treeSpecies'],
    'remark',
    'fieldIds.treeSpecies: otherType',
  ],
  ['a volume that is not there', ['volumeFieldId'], 'solid', 'volumeFieldId: noSuchField'],
  [
    'a share in cubic metres',
    ['volumeFields', 'conversionFactor'],
    'grossVolume',
    `${fieldPath('grossVolume', 'units.display')}: unitOfOtherKind`,
  ],
  [
    'a section with a field that is not there',
    ['displayConfigurationAdmin', 'sections', 1, 'fieldIds', 0],
    'wood',
    'displayConfigurationAdmin.sections[1].fieldIds[0]: noSuchField',
  ],
  [
    'a field in two sections',
    ['displayConfigurationAdmin', 'sections', 1, 'fieldIds', 0],
    'remark',
    'displayConfigurationAdmin.sections[1].fieldIds[0]: shownTwice',
  ],
  [
    'a row of a field that is not there',
    report('layouts', 'logCount', 'sections', 0, 'rows', 1, 'fieldId'),
    'wood',
    'reportConfig.layouts.logCount.sections[0].rows[1].fieldId: noSuchField',
  ],
  [
    'a row of what the head has',
    report('layouts', 'fullMeasurement', 'sections', 0, 'rows', 0, 'fieldId'),
    'surveyor',
    'reportConfig.layouts.fullMeasurement.sections[0].rows[0].fieldId: shownTwice',
  ],
  [
    'a photograph in the head',
    report('layouts', 'fullMeasurement', 'headerFieldIds', 0),
    'backImage',
    'reportConfig.layouts.fullMeasurement.headerFieldIds[0]: otherType',
  ],
  [
    'diameters that are one number',
    report('diameters', 'diametersFieldId'),
    'meanDiameter',
    'reportConfig.diameters.diametersFieldId: otherType',
  ],
  [
    'diameters in cubic metres',
    report('diameters', 'units', 'diameter'),
    'CubicMeters',
    'reportConfig.diameters.units.diameter: unitOfOtherKind',
  ],
  [
    'areas that are lengths',
    report('frontBackWarning', 'backAreaFieldId'),
    'pileLength',
    `${fieldPath('pileLength', 'units.display')}: unitOfOtherKind`,
  ],
  ['no classes', report('diameters', 'intervals'), [], 'reportConfig.diameters.intervals: emptyList'],
  [
    'a highlight beyond the remark',
    report('remark', 'highlightLength'),
    4000,
    'reportConfig.remark: highlightOutside',
  ],
])('says of %s where it is and why', (_, place, value, problem) => {
  expect(told(changed(place, value))).toContain(problem);
});

it.each([
  [
    'descending classes',
    [
      [20, 30],
      [10, 20],
    ],
    ['[1].from: intervalOrder'],
  ],
  [
    'classes that overlap',
    [
      [10, 20],
      [19, 30],
    ],
    ['[1].from: intervalOverlap'],
  ],
  [
    'a class after an open one',
    [
      [10, null],
      [20, 30],
    ],
    ['[1].from: intervalOverlap'],
  ],
  [
    'a class without width',
    [
      [10, 10],
      [10, 20],
    ],
    ['[0].to: emptyInterval'],
  ],
  [
    'a gap',
    [
      [10, 20],
      [25, null],
    ],
    [],
  ],
])('holds the classes of diameters against each other: %s', (_, classes, problems) => {
  const intervals = classes.map(([from, to]) => ({ title: null, from, to }));
  expect(told(changed(report('diameters', 'intervals'), intervals))).toEqual(
    problems.map((problem) => `reportConfig.diameters.intervals${problem}`),
  );
});

it('allows a highlight that ends with the remark, and none', () => {
  const remark = { text: 'Blue', highlightIndex: 0, highlightLength: 4 };
  expect(told(changed(report('remark'), remark))).toEqual([]);
  expect(told(changed(report('remark'), { ...remark, highlightIndex: 4, highlightLength: 0 }))).toEqual([]);
});

it('names a hundred problems at most, and repeats no long text', () => {
  const wrong = Array.from({ length: 200 }, () => ({}));
  expect(told(changed(['fields'], wrong))).toHaveLength(100);
  const [problem = ''] = told(changed(['x'.repeat(5000)], 1));
  expect(problem.length).toBeLessThan(100);
});

it('names what would be taken', () => {
  const read = readCard(changed(['fieldIds', 'treeSpecies'], 'remark'));
  expect(read).toEqual({
    problems: [
      { path: 'fieldIds.treeSpecies', reason: 'otherType', values: { id: 'remark', expected: 'Options' } },
    ],
  });
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
  });
});
