import { nordskovCard } from '../demo/seed/cardPlans';
import { at, changed, documentOf, fieldPath, type Key, problemLines, report } from '../testing/changedCard';
import type { CardDocument } from './cardDocument';
import { readCard } from './readCard';

it.each<[what: string, place: Key[], value: unknown, problem: string]>([
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
    'a day of measurement that is required before it',
    at('measurementDate', 'rules'),
    [{ kind: 'RequiredForPreregistration', value: null }],
    `${fieldPath('measurementDate', 'rules[0].kind')}: requiredTooEarly`,
  ],
  [
    'an area number that is the order number, too',
    ['stackFields', 'orderNumber'],
    'areaNumber',
    'stackFields.orderNumber: roleTwice',
  ],
  [
    'a day that is two',
    ['stackFields', 'measurementDate'],
    'registrationDate',
    'stackFields.measurementDate: roleTwice',
  ],
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
  expect(problemLines(changed(place, value))).toContain(problem);
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
  expect(problemLines(changed(report('diameters', 'intervals'), intervals))).toEqual(
    problems.map((problem) => `reportConfig.diameters.intervals${problem}`),
  );
});

it('allows a highlight that ends with the remark, and none', () => {
  const remark = { text: 'Blue', highlightIndex: 0, highlightLength: 4 };
  expect(problemLines(changed(report('remark'), remark))).toEqual([]);
  expect(
    problemLines(changed(report('remark'), { ...remark, highlightIndex: 4, highlightLength: 0 })),
  ).toEqual([]);
});

describe('limits of the evidence', () => {
  const [areaDifference, stackedVolume] = [0.1, 30];
  const limited = { ...documentOf(), evidenceLimits: { areaDifference, stackedVolume } };
  const { reportConfig } = limited;
  if (!reportConfig) throw new Error('The card has no report');

  const hiding = (...hidden: string[]): CardDocument => {
    const sections = limited.displayConfigurationAdmin.sections.map((section) => ({
      ...section,
      fieldIds: section.fieldIds.filter((id) => !hidden.includes(id)),
    }));
    return { ...limited, displayConfigurationAdmin: { sections } };
  };
  const [area, volume] = ['areaDifference', 'stackedVolume'].map(
    (limit) => `evidenceLimits.${limit}: limitUnused`,
  );

  it.each<[string, CardDocument, (string | undefined)[]]>([
    ['both faces, a length and the stacked volume', limited, []],
    ['no stacked volume but the faces', hiding('grossVolume'), []],
    ['no faces but the stacked volume', hiding('frontArea', 'backArea'), [area]],
    ['one face', hiding('backArea', 'grossVolume'), [area]],
    ['neither', hiding('frontArea', 'backArea', 'grossVolume'), [area, volume]],
    ['no length', hiding('assortmentLength', 'grossVolume'), [volume]],
    [
      'faces that are not compared',
      { ...limited, reportConfig: { ...reportConfig, frontBackWarning: null } },
      [area],
    ],
    ['no report', { ...limited, reportConfig: null }, [area]],
  ])('are refused where nothing is held against them: %s', (_, document, problems) => {
    expect(problemLines(document)).toEqual(problems);
    expect(problemLines({ ...document, evidenceLimits: {} })).toEqual([]);
  });
});

it('names what would be taken', () => {
  const read = readCard(changed(['fieldIds', 'treeSpecies'], 'remark'));
  expect(read).toEqual({
    problems: expect.arrayContaining([
      { path: 'fieldIds.treeSpecies', reason: 'otherType', values: { id: 'remark', expected: 'Options' } },
    ]),
  });
});

describe('a card in further languages', () => {
  it.each<[what: string, place: Key[], value: unknown, problem: string]>([
    [
      'a translation into the language of the card',
      at('remark', 'titles'),
      { da: 'Bemærkninger' },
      `${fieldPath('remark', 'titles.da')}: ownLanguage`,
    ],
    [
      'a section that is translated into it',
      ['displayConfigurationAdmin', 'sections', 1, 'titles'],
      { da: 'Træ' },
      'displayConfigurationAdmin.sections[1].titles.da: ownLanguage',
    ],
    [
      'a choice of which only the title is translated',
      at('damages', 'titles'),
      { en: 'Defects' },
      `${fieldPath('damages', 'options[4].texts.en')}: languageIncomplete`,
    ],
    [
      'a choice of which one option is translated',
      at('damages', 'options', 0, 'texts'),
      { en: 'Bark beetle' },
      `${fieldPath('damages', 'titles.en')}: languageIncomplete`,
    ],
    [
      'a label of which the other is not translated',
      at('withBark', 'trueLabels'),
      { en: 'Over bark' },
      `${fieldPath('withBark', 'falseLabels.en')}: languageIncomplete`,
    ],
    [
      'a translation of a label that is not there',
      at('remark', 'trueLabels'),
      { en: 'Yes' },
      `${fieldPath('remark', 'trueLabels')}: textElsewhere`,
    ],
    [
      'a translation into a language that the portal does not have',
      at('remark', 'titles'),
      { sv: 'Anmärkning' },
      `${fieldPath('remark', 'titles.sv')}: unknownKey`,
    ],
  ])('says of %s where it is and why', (_, place, value, problem) => {
    expect(problemLines(changed(place, value))).toContain(problem);
  });

  it('takes a card whose fields are whole in further languages, each in its own', () => {
    const document = documentOf({ ...nordskovCard, furtherLanguages: ['de', 'pl'] });
    const [first, ...others] = document.fields;
    const mixed = { ...document, fields: [{ ...first, titles: { en: 'Order number' } }, ...others] };
    expect(problemLines(document)).toEqual([]);
    expect(problemLines(mixed)).toEqual([]);
  });
});
