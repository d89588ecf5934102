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

/**
 * A list is undefined while it loads and after a failure.
 * - `lastLists` label the chosen values then. They come from the options that were loaded last, perhaps for
 *   other dates, or from the card.
 * - `assortmentLengths` are the shortest and longest assortment in metres. Null means that there is no
 *   range. The value is undefined while it loads and after a failure.
 * - `hasEudr` is true if a due diligence statement can be requested, because a department has places of
 *   harvest.
 * - `lengthUnit` is the unit of the card's field, or metres until the card has loaded.
 * - `fullMeasurement` has the card's own words for true and false, or null.
 */
export interface FilterChoices {
  lists: Lists;
  lastLists: Lists;
  areaNumbers: readonly string[] | undefined;
  assortmentLengths: readonly [number, number] | null | undefined;
  lacksPositions: boolean;
  hasFailedEvidence: boolean;
  hasWithdrawn: boolean;
  hasEudr: boolean;
  hasPositions: boolean;
  mills: readonly Mill[];
  lengthUnit: LengthUnit;
  cardFields: readonly CardFieldName[];
  fullMeasurement: { trueLabel: string | null; falseLabel: string | null };
}

interface Mill {
  id: string;
  name: string;
  position: Position;
}

interface FilterSources {
  options: StackFilterOptions | undefined;
  lastOptions?: StackFilterOptions | undefined;
  card: Pick<OrganizationMeasurementCard, 'fields'> | undefined;
  sawmills: readonly Pick<Sawmill, 'id' | 'name' | 'position'>[] | undefined;
}

function selectOptions(choices: readonly KeyText[] | undefined): SelectOption[] | undefined {
  return choices?.map(({ key, text }) => ({ value: key, label: text }));
}

/**
 * Rounds the middle of a distance to about ten metres, like the label of its filter, so that the URL reveals
 * no more about where a person is.
 */
export function nearOf(point: Position): Position {
  return roundedPosition(point, 4);
}

/** This default is in kilometres. */
export const usualRadius = 20;

/**
 * This is the position at which the browser last found the person. Until the page is reloaded, a distance
 * from it is labelled as one from the person's own position.
 */
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

function millsOf(sawmills: FilterSources['sawmills']): Mill[] {
  return (sawmills ?? []).flatMap(({ id, name, position }) => (position ? [{ id, name, position }] : []));
}

export function millAround(
  sawmills: FilterSources['sawmills'],
  distance: Pick<Distance, 'near'> | null,
): Mill | undefined {
  return millAt(millsOf(sawmills), distance);
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
    hasEudr: options?.hasHarvestPlaces ?? false,
    hasPositions: options?.hasPositions ?? false,
    mills: millsOf(sawmills),
    lengthUnit: lengthUnitOf(field('assortmentLength')?.units?.display),
    cardFields: cardFieldNames.filter((name) => field(name) !== undefined),
    fullMeasurement: {
      trueLabel: fullMeasurement?.trueLabel ?? null,
      falseLabel: fullMeasurement?.falseLabel ?? null,
    },
  };
}

/**
 * Adds chosen values that are missing among the options, so that people see them and can remove them. The
 * options are undefined while they load and after a failure; a chosen value then keeps its label from `last`
 * and is not called gone.
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
  const hasEudr = useFeature('eudr');
  const choicesOf = useCallback(
    (options: StackFilterOptions | undefined): FilterChoices => ({
      // A failure removes the options, because the old ones may belong to other dates.
      ...filterChoices({ options: failed ? undefined : options, lastOptions: data, card, sawmills }),
      ...(!hasPositions && { lacksPositions: false, hasPositions: false }),
      ...(!hasDoubts && { hasFailedEvidence: false }),
      ...(!hasWithdrawals && { hasWithdrawn: false }),
      ...(!hasEudr && { hasEudr: false }),
    }),
    [failed, data, card, sawmills, hasPositions, hasDoubts, hasWithdrawals, hasEudr],
  );
  return {
    choices: useMemo(() => choicesOf(currentData), [choicesOf, currentData]),
    lastChoices: useMemo(() => choicesOf(data), [choicesOf, data]),
    optionsState: failed ? ('failed' as const) : isFetching ? ('loading' as const) : ('loaded' as const),
    retry: refetch,
  };
}
