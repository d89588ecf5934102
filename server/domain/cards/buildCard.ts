import type {
  CardDefinition,
  CardField,
  CardLanguage,
  FieldIds,
  StackFields,
  VolumeFields,
} from '../cardDefinition';
import type { Unit } from '../schemas';
import { type AssortmentKey, assortmentNames } from './assortments';
import { buildReport, type ReportPlan } from './buildReport';
import { type FieldKey, fieldKinds } from './cardFields';
import {
  barkLabels,
  damageNames,
  fieldTitles,
  fullMeasurementLabels,
  type SectionKey,
  sectionOrder,
  sectionTitles,
} from './cardTexts';
import { type SpeciesKey, scientificNames, species } from './species';

type Rules = CardField['rules'];

export interface CardPlan {
  key: string;
  name: string;
  language: CardLanguage;
  furtherLanguages?: readonly CardLanguage[];
  titles?: Partial<Record<FieldKey, Texts>>;
  species: readonly [SpeciesKey, ...SpeciesKey[]];
  assortments: readonly AssortmentKey[];
  sections: Partial<Record<SectionKey, FieldKey[]>>;
  rules: Partial<Record<FieldKey, Rules>>;
  /** Only units that are not metric are listed. */
  units?: Partial<Record<FieldKey, Unit>>;
  defaults?: Partial<Record<FieldKey, CardField['defaultValue']>>;
  fullMeasurement?: keyof typeof fullMeasurementLabels;
  report: ReportPlan;
}

export function buildCard(plan: CardPlan): CardDefinition {
  const sections = sectionOrder.flatMap((key) => {
    const fieldIds = plan.sections[key];
    const texts = sectionTitles[key];
    return fieldIds
      ? [
          {
            title: texts[plan.language],
            ...(plan.furtherLanguages && { titles: textsIn(plan.furtherLanguages, texts) }),
            fieldIds,
          },
        ]
      : [];
  });
  const keys = sections.flatMap(({ fieldIds }) => fieldIds);
  return {
    language: plan.language,
    fields: keys.map((key) => buildField(plan, key)),
    displayConfigurationAdmin: { sections },
    fieldIds: filterFields(keys),
    volumeFieldId: 'volume',
    volumeFields: volumeFields(keys),
    stackFields: stackFields(keys),
    reportConfig: buildReport({ ...plan, keys, units: plan.units ?? {} }),
  };
}

function buildField(plan: CardPlan, key: FieldKey): CardField {
  const kind: { fieldType: CardField['fieldType']; unit?: Unit } = fieldKinds[key];
  const display = plan.units?.[key] ?? kind.unit;
  const titles: Texts = plan.titles?.[key] ?? fieldTitles[key];
  return {
    id: key,
    title: titles[plan.language],
    ...(plan.furtherLanguages && { titles: textsIn(plan.furtherLanguages, titles) }),
    fieldType: kind.fieldType,
    defaultValue: plan.defaults?.[key] ?? null,
    units: display ? { display } : null,
    options: optionsOf(plan, key),
    ...labelsOf(plan, key),
    rules: plan.rules[key] ?? [],
  };
}

type Texts = Readonly<Record<CardLanguage, string>>;

function textsIn(languages: readonly CardLanguage[], texts: Texts) {
  return Object.fromEntries(languages.map((language) => [language, texts[language]] as const));
}

function optionsOf(plan: CardPlan, key: FieldKey): CardField['options'] {
  const option = (optionKey: string, names: Texts) => ({
    key: optionKey,
    text: names[plan.language],
    ...(plan.furtherLanguages && { texts: textsIn(plan.furtherLanguages, names) }),
  });
  switch (key) {
    case 'treeSpecies':
      return plan.species.map((one) => {
        const scientificName = scientificNames[one];
        return { ...option(one, species[one].names), ...(scientificName && { scientificName }) };
      });
    case 'assortment':
      return plan.assortments.map((one) => option(one, assortmentNames[one]));
    case 'damages':
      return Object.entries(damageNames).map(([one, names]) => option(one, names));
    default:
      return null;
  }
}

function labelsOf(plan: CardPlan, key: FieldKey) {
  const labels =
    key === 'fullMeasurement'
      ? fullMeasurementLabels[plan.fullMeasurement ?? 'full']
      : key === 'withBark'
        ? barkLabels
        : null;
  if (labels === null) return { trueLabel: null, falseLabel: null };
  return {
    trueLabel: labels.trueLabel[plan.language],
    ...(plan.furtherLanguages && { trueLabels: textsIn(plan.furtherLanguages, labels.trueLabel) }),
    falseLabel: labels.falseLabel[plan.language],
    ...(plan.furtherLanguages && { falseLabels: textsIn(plan.furtherLanguages, labels.falseLabel) }),
  };
}

function ownOf(keys: readonly FieldKey[]) {
  return (key: FieldKey) => (keys.includes(key) ? key : null);
}

function volumeFields(keys: readonly FieldKey[]): VolumeFields {
  const own = ownOf(keys);
  return {
    stackedVolume: own('grossVolume'),
    conversionFactor: own('conversionFactor'),
    overBark: own('withBark'),
    barkDeduction: own('barkDeduction'),
  };
}

function stackFields(keys: readonly FieldKey[]): StackFields {
  const own = ownOf(keys);
  return {
    orderNumber: own('orderNumber'),
    registrationDate: own('registrationDate'),
    measurementDate: own('measurementDate'),
  };
}

function filterFields(keys: readonly FieldKey[]): FieldIds {
  const own = ownOf(keys);
  return {
    registrator: own('registrator'),
    surveyor: own('surveyor'),
    treeSpecies: own('treeSpecies'),
    assortment: own('assortment'),
    assortmentLength: own('assortmentLength'),
    areaNumber: own('areaNumber'),
    fullMeasurement: own('fullMeasurement'),
  };
}
