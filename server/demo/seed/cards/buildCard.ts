import type {
  CardDefinition,
  CardField,
  CardLanguage,
  FieldIds,
  VolumeFields,
} from '../../../domain/cardDefinition';
import type { Unit } from '../../../domain/schemas';
import { type AssortmentKey, assortments } from '../../simulator/assortments';
import { type FieldKey, fieldKinds } from '../../simulator/cardFields';
import { type SpeciesKey, species } from '../../simulator/species';
import { buildReport, type ReportPlan } from './buildReport';
import {
  barkLabels,
  damageNames,
  fieldTitles,
  fullMeasurementLabels,
  type SectionKey,
  sectionOrder,
  sectionTitles,
} from './cardTexts';

type Rules = CardField['rules'];

export interface CardPlan {
  /** The id is derived from it. */
  key: string;
  name: string;
  language: CardLanguage;
  species: readonly [SpeciesKey, ...SpeciesKey[]];
  /** Empty: the card does not ask for the assortment. */
  assortments: readonly AssortmentKey[];
  sections: Partial<Record<SectionKey, FieldKey[]>>;
  rules: Partial<Record<FieldKey, Rules>>;
  /** Units that are not metric. */
  units?: Partial<Record<FieldKey, Unit>>;
  defaults?: Partial<Record<FieldKey, CardField['defaultValue']>>;
  report: ReportPlan;
}

/** The fields stand in the order of the sections. */
export function buildCard(plan: CardPlan): CardDefinition {
  const sections = sectionOrder.flatMap((key) => {
    const fieldIds = plan.sections[key];
    return fieldIds ? [{ title: sectionTitles[key][plan.language], fieldIds }] : [];
  });
  const keys = sections.flatMap(({ fieldIds }) => fieldIds);
  return {
    language: plan.language,
    fields: keys.map((key) => buildField(plan, key)),
    displayConfigurationAdmin: { sections },
    fieldIds: filterFields(keys),
    volumeFieldId: 'volume',
    volumeFields: volumeFields(keys),
    reportConfig: buildReport({ ...plan, keys, units: plan.units ?? {} }),
  };
}

function buildField(plan: CardPlan, key: FieldKey): CardField {
  const kind: { fieldType: CardField['fieldType']; unit?: Unit } = fieldKinds[key];
  const display = plan.units?.[key] ?? kind.unit;
  return {
    id: key,
    title: fieldTitles[key][plan.language],
    fieldType: kind.fieldType,
    defaultValue: plan.defaults?.[key] ?? null,
    units: display ? { display } : null,
    options: optionsOf(plan, key),
    ...labelsOf(plan.language, key),
    rules: plan.rules[key] ?? [],
  };
}

function optionsOf({ language, ...plan }: CardPlan, key: FieldKey): CardField['options'] {
  switch (key) {
    case 'treeSpecies':
      return plan.species.map((option) => ({ key: option, text: species[option].names[language] }));
    case 'assortment':
      return plan.assortments.map((option) => ({ key: option, text: assortments[option].names[language] }));
    case 'damages':
      return Object.entries(damageNames).map(([option, names]) => ({ key: option, text: names[language] }));
    default:
      return null;
  }
}

function labelsOf(language: CardLanguage, key: FieldKey): Pick<CardField, 'trueLabel' | 'falseLabel'> {
  if (key === 'fullMeasurement') return fullMeasurementLabels[language];
  if (key === 'withBark') return barkLabels[language];
  return { trueLabel: null, falseLabel: null };
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
