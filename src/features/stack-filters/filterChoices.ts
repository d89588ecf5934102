import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback, useMemo } from 'react';
import type { DayRange } from '@/lib/dateRange';
import { type Position, roundedPosition } from '@/lib/position';
import type { OrganizationMeasurementCard } from '@/store/api/measurementCardApi';
import type { Sawmill } from '@/store/api/sawmillApi';
import type { KeyText, StackFilterOptions } from '@/store/api/stackApi';
import { comingBack, useListStackFilterOptionsQuery } from '@/store/api/stackApi';
import type { ValueFilter } from '@/store/filters/appliedFilters';
import type { Distance } from '@/store/filters/filterDefaults';
import { filterOptionsArg } from '@/store/filters/queryArgs';
import { useFeature } from '@/store/useFeature';
import type { SelectOption } from '@/ui/fields/MultiSelectField';
import { type LengthUnit, lengthUnitOf } from './shownLength';

/** The fields of a measurement card that have a filter. */
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

/** Options of the filter fields. A list is undefined while it loads and after a failure. */
export interface FilterChoices {
  lists: Lists;
  /**
   * Labels for chosen values while a list is undefined: from the last loaded options, perhaps for other dates, or
   * from the card.
   */
  lastLists: Lists;
  areaNumbers: readonly string[] | undefined;
  /** Shortest and longest assortment in metres; null without a range, undefined like a list. */
  assortmentLengths: readonly [number, number] | null | undefined;
  /** Whether some stacks lack a position. */
  lacksPositions: boolean;
  /** Whether a check of the evidence fails for some. */
  hasFailedEvidence: boolean;
  /** Whether some were withdrawn. */
  hasWithdrawn: boolean;
  /** Whether some have one. */
  hasPositions: boolean;
  /** Sawmills whose position is known. */
  mills: readonly Mill[];
  /** Unit of the card's field; metres until the card has loaded. */
  lengthUnit: LengthUnit;
  /** Only those that the measurement card has. */
  cardFields: readonly CardFieldName[];
  /** The card's own words for true and false, null if it has none. */
  fullMeasurement: { trueLabel: string | null; falseLabel: string | null };
}

interface Mill {
  id: string;
  name: string;
  position: Position;
}

interface FilterSources {
  options: StackFilterOptions | undefined;
  /** The last loaded options, if they differ from `options`. */
  lastOptions?: StackFilterOptions | undefined;
  card: Pick<OrganizationMeasurementCard, 'fields'> | undefined;
  sawmills: readonly Pick<Sawmill, 'id' | 'name' | 'position'>[] | undefined;
}

function selectOptions(choices: readonly KeyText[] | undefined): SelectOption[] | undefined {
  return choices?.map(({ key, text }) => ({ value: key, label: text }));
}

/** The middle of a distance: some ten metres, as its chip says it, so that the address tells no more of a person. */
export function nearOf(point: Position): Position {
  return roundedPosition(point, 4);
}

/** Kilometres, until somebody says others. */
export const usualRadius = 20;

/** Where the browser has found the person, until the page is loaded again: a distance from there is named so. */
let ownPlace: Position | undefined;

export function rememberOwnPlace(near: Position): void {
  ownPlace = near;
}

export function isOwnPlace({ latitude, longitude }: Position): boolean {
  return ownPlace?.latitude === latitude && ownPlace.longitude === longitude;
}

export function millAt(mills: readonly Mill[], distance: Pick<Distance, 'near'> | null): Mill | undefined {
  return mills.find(({ position }) => {
    const { latitude, longitude } = nearOf(position);
    return latitude === distance?.near.latitude && longitude === distance.near.longitude;
  });
}

function lengthsOf({ assortmentLengthMin: min, assortmentLengthMax: max }: StackFilterOptions) {
  return min !== null && max !== null && min < max ? ([min, max] as const) : null;
}

export function filterChoices({ options, lastOptions, card, sawmills }: FilterSources): FilterChoices {
  const listsOf = (found: StackFilterOptions | undefined): Lists => ({
    registrators: selectOptions(found?.registrators),
    surveyors: selectOptions(found?.surveyors),
    treeSpecies: selectOptions(found?.treeSpecies),
    assortments: selectOptions(found?.assortments),
    sawmillIds: sawmills?.map(({ id, name }) => ({ value: id, label: name })),
  });
  const fieldIds = (options ?? lastOptions)?.fieldIds;
  // The options name the field; until they have loaded, its id is assumed to be its name.
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
    lacksPositions: options?.lacksPositions ?? false,
    hasFailedEvidence: options?.hasFailedEvidence ?? false,
    hasWithdrawn: options?.hasWithdrawn ?? false,
    hasPositions: options?.hasPositions ?? false,
    mills: (sawmills ?? []).flatMap(({ id, name, position }) => (position ? [{ id, name, position }] : [])),
    lengthUnit: lengthUnitOf(field('assortmentLength')?.units?.display),
    cardFields: cardFieldNames.filter((name) => field(name) !== undefined),
    fullMeasurement: {
      trueLabel: fullMeasurement?.trueLabel ?? null,
      falseLabel: fullMeasurement?.falseLabel ?? null,
    },
  };
}

/**
 * Adds chosen values that are no longer among the options, so that people see them and can remove them. While the
 * options are undefined no value counts as gone, and `last` labels the chosen ones.
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

export function useStackFilterChoices(
  days: DayRange,
  departmentIds: readonly string[],
  { card, sawmills }: Pick<FilterSources, 'card' | 'sawmills'>,
) {
  const arg = filterOptionsArg(days, departmentIds);
  const { data, currentData, isError, isFetching, refetch } = useListStackFilterOptionsQuery(
    arg ? { body: arg } : skipToken,
    comingBack,
  );
  const failed = isError && !isFetching;
  const hasPositions = useFeature('positions');
  const hasDoubts = useFeature('doubts');
  const hasWithdrawals = useFeature('withdrawals');
  const choicesOf = useCallback(
    (options: StackFilterOptions | undefined): FilterChoices => ({
      // A failure removes the options, because the old ones may belong to other dates.
      ...filterChoices({ options: failed ? undefined : options, lastOptions: data, card, sawmills }),
      ...(!hasPositions && { lacksPositions: false, hasPositions: false }),
      ...(!hasDoubts && { hasFailedEvidence: false }),
      ...(!hasWithdrawals && { hasWithdrawn: false }),
    }),
    [failed, data, card, sawmills, hasPositions, hasDoubts, hasWithdrawals],
  );
  return {
    choices: useMemo(() => choicesOf(currentData), [choicesOf, currentData]),
    /** While other dates load, the options of the old dates. */
    lastChoices: useMemo(() => choicesOf(data), [choicesOf, data]),
    optionsState: failed ? ('failed' as const) : isFetching ? ('loading' as const) : ('loaded' as const),
    retry: refetch,
  };
}
