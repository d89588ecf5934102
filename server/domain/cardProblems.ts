import { unitFactor } from '../../src/lib/units';
import type { CardDefinition, CardField } from './cardDefinition';
import { languageProblems, ownLanguageProblems } from './cardLanguageProblems';
import type { CardProblem } from './cardProblem';
import { fieldValueOf } from './fieldValue';
import { normalText } from './normalText';
import { type FieldType, FieldTypeSchema, type Unit, UnitSchema } from './schemas';
import { evidenceFields } from './stackEvidence';

const unitsLike = (unit: Unit) => UnitSchema.options.filter((other) => unitFactor(unit, other) !== null);

const lengths = unitsLike('Meters');
const areas = unitsLike('SquareMeters');
const volumes = unitsLike('CubicMeters');

const numeric: readonly FieldType[] = ['Integer', 'Double'];
const counted: readonly FieldType[] = ['KeyValuePairStringInt', 'ArrayOfInt', 'ArrayOfDouble', 'Deductions'];
const withUnit: readonly FieldType[] = [...numeric, ...counted, 'ManualArea'];
const withOptions: readonly FieldType[] = ['Options', 'MultipleOptions'];

interface Role {
  types: readonly FieldType[];
  units?: readonly Unit[];
}

const lengthRole: Role = { types: ['Double'], units: lengths };
const areaRole: Role = { types: ['Double'], units: areas };
const volumeRole: Role = { types: ['Double'], units: volumes };
const shareRole: Role = { types: ['Double'], units: ['Percentages'] };
const textRole: Role = { types: ['String'] };
const dateRole: Role = { types: ['Date'] };
const choiceRole: Role = { types: ['Options'] };
const yesNoRole: Role = { types: ['Boolean'] };

type RuleKind = CardField['rules'][number]['kind'];

const ruledTypes: Readonly<Record<RuleKind, readonly FieldType[]>> = {
  MinValue: withUnit,
  MaxValue: withUnit,
  MinSum: counted,
  MaxSum: counted,
  MinCharLength: ['String', 'Text'],
  MaxCharLength: ['String', 'Text'],
  MinAllowedOptions: ['MultipleOptions'],
  MaxAllowedOptions: ['MultipleOptions'],
  RequiredForPreregistration: FieldTypeSchema.options,
  RequiredForMeasurement: FieldTypeSchema.options,
};

const ruledRanges: readonly (readonly [RuleKind, RuleKind])[] = [
  ['MinValue', 'MaxValue'],
  ['MinSum', 'MaxSum'],
  ['MinCharLength', 'MaxCharLength'],
  ['MinAllowedOptions', 'MaxAllowedOptions'],
];

type Problems = Generator<CardProblem, void, undefined>;

export function* cardProblems(card: CardDefinition): Problems {
  yield* fieldProblems(card);
  yield* roleProblems(card);
  yield* layoutProblems(card);
  yield* limitProblems(card);
}

function* fieldProblems(card: CardDefinition): Problems {
  for (const [index, field] of card.fields.entries()) {
    const path = `fields[${index}]`;
    if (card.fields.findIndex(({ id }) => id === field.id) < index)
      yield { path: `${path}.id`, reason: 'doubleField', values: { id: field.id } };
    yield* unitProblems(field, path);
    yield* optionProblems(field, path, field.id === card.fieldIds.treeSpecies);
    for (const label of ['trueLabel', 'falseLabel'] as const)
      if (field.fieldType !== 'Boolean' && field[label] !== null)
        yield { path: `${path}.${label}`, reason: 'labelElsewhere' };
    yield* languageProblems(card, field, path);
    yield* defaultProblems(field, path);
    yield* ruleProblems(field, path);
  }
}

function* roleProblems(card: CardDefinition): Problems {
  const { fieldIds, volumeFieldId, volumeFields, stackFields, reportConfig } = card;
  yield* roleProblem(card, 'fieldIds.registrator', fieldIds.registrator, textRole);
  yield* roleProblem(card, 'fieldIds.surveyor', fieldIds.surveyor, textRole);
  yield* roleProblem(card, 'fieldIds.treeSpecies', fieldIds.treeSpecies, choiceRole);
  yield* roleProblem(card, 'fieldIds.assortment', fieldIds.assortment, choiceRole);
  yield* roleProblem(card, 'fieldIds.assortmentLength', fieldIds.assortmentLength, lengthRole);
  yield* roleProblem(card, 'fieldIds.areaNumber', fieldIds.areaNumber, textRole);
  yield* roleProblem(card, 'fieldIds.fullMeasurement', fieldIds.fullMeasurement, yesNoRole);
  yield* roleProblem(card, 'volumeFieldId', volumeFieldId, volumeRole);
  if (volumeFields) {
    yield* roleProblem(card, 'volumeFields.stackedVolume', volumeFields.stackedVolume, volumeRole);
    yield* roleProblem(card, 'volumeFields.conversionFactor', volumeFields.conversionFactor, shareRole);
    yield* roleProblem(card, 'volumeFields.overBark', volumeFields.overBark, yesNoRole);
    yield* roleProblem(card, 'volumeFields.barkDeduction', volumeFields.barkDeduction, shareRole);
  }
  const measuredOnly = [
    fieldIds.surveyor,
    fieldIds.fullMeasurement,
    volumeFieldId,
    stackFields?.measurementDate,
  ];
  for (const [index, { id, rules }] of card.fields.entries())
    for (const [ruleIndex, { kind }] of rules.entries())
      if (kind === 'RequiredForPreregistration' && measuredOnly.includes(id))
        yield { path: `fields[${index}].rules[${ruleIndex}].kind`, reason: 'requiredTooEarly' };
  if (stackFields) {
    const others: (string | null)[] = [...Object.values(fieldIds), volumeFieldId];
    for (const [name, id] of Object.entries(stackFields)) {
      if (id !== null && others.includes(id))
        yield { path: `stackFields.${name}`, reason: 'roleTwice', values: { id } };
      others.push(id);
    }
    yield* roleProblem(card, 'stackFields.orderNumber', stackFields.orderNumber, textRole);
    yield* roleProblem(card, 'stackFields.registrationDate', stackFields.registrationDate, dateRole);
    yield* roleProblem(card, 'stackFields.measurementDate', stackFields.measurementDate, dateRole);
  }
  if (reportConfig) yield* reportProblems(card, reportConfig);
}

function* layoutProblems(card: CardDefinition): Problems {
  const { displayConfigurationAdmin, reportConfig } = card;
  for (const [index, { titles }] of displayConfigurationAdmin.sections.entries())
    yield* ownLanguageProblems(titles, card.language, `displayConfigurationAdmin.sections[${index}].titles`);
  const onPage = displayConfigurationAdmin.sections.flatMap(({ fieldIds }, section) =>
    fieldIds.map((id, index) => ({
      id,
      path: `displayConfigurationAdmin.sections[${section}].fieldIds[${index}]`,
    })),
  );
  yield* shownProblems(card, onPage);
  if (!reportConfig) return;
  for (const kind of ['fullMeasurement', 'logCount'] as const) {
    const { headerFieldIds, sections } = reportConfig.layouts[kind];
    const path = `reportConfig.layouts.${kind}`;
    const inHead = headerFieldIds.map((id, index) => ({ id, path: `${path}.headerFieldIds[${index}]` }));
    for (const { id, path } of inHead) {
      const types = FieldTypeSchema.options.filter((type) => type !== 'Image');
      if (fieldOf(card, id)?.fieldType === 'Image')
        yield { path, reason: 'otherType', values: { id, expected: types.join(', ') } };
    }
    const rows = sections.flatMap((section, at) =>
      section.rows.map(({ fieldId }, index) => ({
        id: fieldId,
        path: `${path}.sections[${at}].rows[${index}].fieldId`,
      })),
    );
    yield* shownProblems(card, [...inHead, ...rows]);
  }
}

function* reportProblems(card: CardDefinition, { diameters, frontBackWarning, remark }: Report): Problems {
  const path = 'reportConfig';
  if (remark && remark.highlightIndex + remark.highlightLength > remark.text.length)
    yield { path: `${path}.remark`, reason: 'highlightOutside' };
  if (frontBackWarning) {
    const at = `${path}.frontBackWarning`;
    yield* roleProblem(card, `${at}.frontAreaFieldId`, frontBackWarning.frontAreaFieldId, areaRole);
    yield* roleProblem(card, `${at}.backAreaFieldId`, frontBackWarning.backAreaFieldId, areaRole);
  }
  if (!diameters) return;
  const at = `${path}.diameters`;
  const diameterRole: Role = { types: ['ArrayOfDouble'], units: lengths };
  yield* roleProblem(card, `${at}.diametersFieldId`, diameters.diametersFieldId, diameterRole);
  yield* roleProblem(card, `${at}.lengthFieldId`, diameters.lengthFieldId, lengthRole);
  yield* roleProblem(card, `${at}.logCountFieldId`, diameters.logCountFieldId, { types: ['Integer'] });
  if (diameters.units) {
    yield* unitFitting(`${at}.units.diameter`, diameters.units.diameter, lengths);
    yield* unitFitting(`${at}.units.volume`, diameters.units.volume, volumes);
  }
  yield* intervalProblems(diameters.intervals, `${at}.intervals`);
}

function fieldOf(card: CardDefinition, id: string): CardField | undefined {
  return card.fields.find((field) => field.id === id);
}

function* roleProblem(
  card: CardDefinition,
  path: string,
  id: string | null,
  { types, units }: Role,
): Problems {
  if (id === null) return;
  const field = fieldOf(card, id);
  if (!field) yield { path, reason: 'noSuchField', values: { id } };
  else if (!types.includes(field.fieldType))
    yield { path, reason: 'otherType', values: { id, expected: types.join(', ') } };
  else if (units) {
    const at = `fields[${card.fields.indexOf(field)}].units`;
    if (field.units === null)
      yield { path: at, reason: 'unitMissing', values: { expected: units.join(', '), use: path } };
    else yield* unitFitting(`${at}.display`, field.units.display, units);
  }
}

function* shownProblems(card: CardDefinition, shown: readonly { id: string; path: string }[]): Problems {
  for (const [index, { id, path }] of shown.entries()) {
    if (!fieldOf(card, id)) yield { path, reason: 'noSuchField', values: { id } };
    else if (shown.findIndex((other) => other.id === id) < index)
      yield { path, reason: 'shownTwice', values: { id } };
  }
}

function* limitProblems(card: CardDefinition): Problems {
  const { areaDifference, stackedVolume } = card.evidenceLimits ?? {};
  const { front, back, length, stacked } = evidenceFields(card);
  const path = 'evidenceLimits';
  if (areaDifference !== undefined && !(front && back))
    yield {
      ...{ path: `${path}.areaDifference`, reason: 'limitUnused' },
      values: { expected: 'reportConfig.frontBackWarning' },
    };
  if (stackedVolume !== undefined && !stacked && !(length && (front || back)))
    yield {
      ...{ path: `${path}.stackedVolume`, reason: 'limitUnused' },
      values: { expected: 'volumeFields.stackedVolume' },
    };
}

type Report = NonNullable<CardDefinition['reportConfig']>;

function* unitFitting(path: string, unit: Unit, expected: readonly Unit[]): Problems {
  if (!expected.includes(unit))
    yield { path, reason: 'unitOfOtherKind', values: { unit, expected: expected.join(', ') } };
}

function* unitProblems({ fieldType, units }: CardField, path: string): Problems {
  // Both types are made of lengths.
  const needsLength = fieldType === 'ManualArea' || fieldType === 'Deductions';
  if (units === null) {
    if (needsLength)
      yield {
        path: `${path}.units`,
        reason: 'unitMissing',
        values: { expected: lengths.join(', '), use: fieldType },
      };
  } else if (!withUnit.includes(fieldType)) {
    yield { path: `${path}.units`, reason: 'unitElsewhere', values: { type: fieldType } };
  } else if (needsLength) yield* unitFitting(`${path}.units.display`, units.display, lengths);
}

function* optionProblems({ fieldType, options }: CardField, path: string, isTreeSpecies: boolean): Problems {
  const has = withOptions.includes(fieldType);
  if (has && options === null) yield { path: `${path}.options`, reason: 'optionsMissing' };
  if (options === null) return;
  if (!has) {
    yield { path: `${path}.options`, reason: 'optionsElsewhere', values: { type: fieldType } };
    return;
  }
  for (const [index, { key, ...option }] of options.entries()) {
    const at = `${path}.options[${index}]`;
    if (options.findIndex((other) => normalText(other.key) === normalText(key)) < index)
      yield { path: `${at}.key`, reason: 'doubleOption', values: { key } };
    for (const slot of ['scientificName', 'kilogramsPerCubicMeter'] as const)
      if (!isTreeSpecies && option[slot] !== undefined)
        yield { path: `${at}.${slot}`, reason: 'speciesElsewhere' };
  }
}

function* defaultProblems({ fieldType, defaultValue, options }: CardField, path: string): Problems {
  if (defaultValue === null) return;
  const { value } = fieldValueOf(fieldType, defaultValue);
  const isFit = value !== null && (fieldType !== 'Options' || options?.some(({ key }) => key === value));
  if (!isFit) yield { path: `${path}.defaultValue`, reason: 'defaultUnfit', values: { type: fieldType } };
}

function* ruleProblems({ fieldType, rules }: CardField, path: string): Problems {
  for (const [index, { kind, value }] of rules.entries()) {
    const at = `${path}.rules[${index}]`;
    if (rules.findIndex((other) => other.kind === kind) < index)
      yield { path: `${at}.kind`, reason: 'doubleRule', values: { kind } };
    if (!ruledTypes[kind].includes(fieldType))
      yield { path: `${at}.kind`, reason: 'ruleElsewhere', values: { kind, type: fieldType } };
    const isRequirement = kind === 'RequiredForPreregistration' || kind === 'RequiredForMeasurement';
    if (isRequirement && value !== null)
      yield { path: `${at}.value`, reason: 'ruleWithValue', values: { kind } };
    if (!isRequirement && value === null)
      yield { path: `${at}.value`, reason: 'ruleWithoutValue', values: { kind } };
  }
  const boundOf = (ruleKind: RuleKind) => rules.find(({ kind }) => kind === ruleKind)?.value ?? null;
  for (const [least, most] of ruledRanges) {
    const [from, to] = [boundOf(least), boundOf(most)];
    if (from !== null && to !== null && from > to)
      yield { path: `${path}.rules`, reason: 'crossedRules', values: { least, most } };
  }
}

function* intervalProblems(intervals: NonNullable<Report['diameters']>['intervals'], path: string): Problems {
  for (const [index, { from, to }] of intervals.entries()) {
    const at = `${path}[${index}]`;
    const former = intervals[index - 1];
    if (to !== null && to <= from) yield { path: `${at}.to`, reason: 'emptyInterval' };
    if (!former) continue;
    if (from < former.from) yield { path: `${at}.from`, reason: 'intervalOrder' };
    else if (former.to === null || from < former.to) yield { path: `${at}.from`, reason: 'intervalOverlap' };
  }
}
