import type { OrganizationMeasurementCard } from '@/store/api/measurementCardApi';
import type { Sawmill } from '@/store/api/sawmillApi';
import type { KeyText, StackFilterOptions } from '@/store/api/stackApi';
import type { ValueFilter } from '@/store/filters/appliedFilters';
import type { SelectOption } from '@/ui/fields/MultiSelectField';
import { type LengthUnit, lengthUnitOf } from './shownLength';

/** The fields of a measurement card that filters work with. */
type CardFieldName = keyof StackFilterOptions['fieldIds'];

const cardFieldNames = [
  'registrator',
  'surveyor',
  'treeSpecies',
  'assortment',
  'assortmentLength',
  'areaNumber',
  'fullMeasurement',
] as const satisfies readonly CardFieldName[];

type Lists = Record<ValueFilter, readonly SelectOption[] | undefined>;

/** What there is to choose from. An undefined list is not known: still loading, or failed. */
export interface FilterChoices {
  lists: Lists;
  /** What there was to choose from last, in other dates perhaps, or what the card names: the words of what is chosen while a list is not known. */
  lastLists: Lists;
  areaNumbers: readonly string[] | undefined;
  /** Shortest and longest assortment in metres; null when there is no range, undefined when it is not known. */
  assortmentLengths: readonly [number, number] | null | undefined;
  /** What lengths are read and typed in: the unit of the card's field, metres as long as it is not known. */
  lengthUnit: LengthUnit;
  /** Which of them the measurement card has. */
  cardFields: readonly CardFieldName[];
  /** The card's own words for true and false, null where it has none. */
  fullMeasurement: { trueLabel: string | null; falseLabel: string | null };
}

export interface FilterSources {
  options: StackFilterOptions | undefined;
  /** The options that were known last, where they are not these. */
  lastOptions?: StackFilterOptions | undefined;
  card: Pick<OrganizationMeasurementCard, 'fields'> | undefined;
  sawmills: readonly Pick<Sawmill, 'id' | 'name'>[] | undefined;
}

function selectOptions(choices: readonly KeyText[] | undefined): SelectOption[] | undefined {
  return choices?.map(({ key, text }) => ({ value: key, label: text }));
}

function lengthsOf({ assortmentLengthMin: min, assortmentLengthMax: max }: StackFilterOptions) {
  return min !== null && max !== null && min < max ? ([min, max] as const) : null;
}

/** Brings together what fields and chips need of filter options, measurement card and sawmills. */
export function filterChoices({ options, lastOptions, card, sawmills }: FilterSources): FilterChoices {
  const listsOf = (known: StackFilterOptions | undefined): Lists => ({
    registrators: selectOptions(known?.registrators),
    surveyors: selectOptions(known?.surveyors),
    treeSpecies: selectOptions(known?.treeSpecies),
    assortments: selectOptions(known?.assortments),
    sawmillIds: sawmills?.map(({ id, name }) => ({ value: id, label: name })),
  });
  const fieldIds = (options ?? lastOptions)?.fieldIds;
  // While no options have told which field is meant, it is the one of that name.
  const field = (name: CardFieldName) => {
    const id = fieldIds ? fieldIds[name] : name;
    return card?.fields.find((one) => one.id === id);
  };
  const fullMeasurement = field('fullMeasurement');
  const named = listsOf(lastOptions);
  return {
    lists: listsOf(options),
    lastLists: {
      ...named,
      treeSpecies: named.treeSpecies ?? selectOptions(field('treeSpecies')?.options ?? undefined),
      assortments: named.assortments ?? selectOptions(field('assortment')?.options ?? undefined),
    },
    areaNumbers: options?.areaNumbers,
    assortmentLengths: options && lengthsOf(options),
    lengthUnit: lengthUnitOf(field('assortmentLength')?.units?.display),
    cardFields: cardFieldNames.filter((name) => field(name) !== undefined),
    fullMeasurement: {
      trueLabel: fullMeasurement?.trueLabel ?? null,
      falseLabel: fullMeasurement?.falseLabel ?? null,
    },
  };
}

/**
 * The options, and what was chosen earlier and is no longer among them, so that it can be seen and taken away.
 * While the options are not known, nothing is said to be gone, and the last known ones name what is chosen.
 */
export function withChosen(
  options: readonly SelectOption[] | undefined,
  chosen: readonly string[],
  gone: (value: string) => string,
  last?: readonly SelectOption[],
): SelectOption[] {
  const missing = chosen.filter((value) => !options?.some((option) => option.value === value));
  const labelOf = (value: string) =>
    options ? gone(value) : (last?.find((option) => option.value === value)?.label ?? value);
  return [...(options ?? []), ...missing.map((value) => ({ value, label: labelOf(value) }))];
}
