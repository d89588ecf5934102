import { skipToken } from '@reduxjs/toolkit/query';
import type { SawmillsAndCard } from '@/features/department-scope/useSawmillsAndCard';
import { filterChoices } from '@/features/stack-filters/filterChoices';
import { useListStackFilterOptionsQuery } from '@/store/api/stackApi';
import type { StackView } from '@/store/api/stackViewApi';
import type { ValueFilter } from '@/store/filters/appliedFilters';
import { filterOptionsArg } from '@/store/filters/queryArgs';
import type { KnownValues } from './viewFilters';

const people: readonly ValueFilter[] = ['registrators', 'surveyors'];
const fields: readonly ValueFilter[] = ['treeSpecies', 'assortments'];

/**
 * Returns the values that exist in these departments at any time. Only the service knows the people on stacks
 * and the values of earlier measurement cards. So it is asked if a view depends on them, after the rows have
 * loaded.
 */
export function useKnownValues(
  views: readonly StackView[],
  departmentIds: readonly string[],
  { card, sawmills }: Pick<SawmillsAndCard, 'card' | 'sawmills'>,
  isListed: boolean,
): KnownValues {
  const ofCard = filterChoices({ options: undefined, card, sawmills: undefined }).lastLists;
  const keysOf = (name: ValueFilter) => ofCard[name]?.map(({ value }) => value) ?? [];
  const isUnsure = views.some(({ parameters }) =>
    parameters.some(
      ({ name, value }) =>
        people.some((one) => one === name) ||
        fields.some((one) => one === name && !keysOf(one).includes(value)),
    ),
  );
  const arg = filterOptionsArg({ from: null, to: null }, departmentIds);
  const { currentData } = useListStackFilterOptionsQuery(
    isUnsure && isListed && card && arg ? { body: arg } : skipToken,
  );
  const everUsed = currentData && filterChoices({ options: currentData, card, sawmills: undefined }).lists;
  const valuesOf = (name: ValueFilter) =>
    everUsed && [...keysOf(name), ...(everUsed[name] ?? []).map(({ value }) => value)];
  return {
    sawmillIds: sawmills?.map(({ id }) => id),
    registrators: valuesOf('registrators'),
    surveyors: valuesOf('surveyors'),
    treeSpecies: valuesOf('treeSpecies'),
    assortments: valuesOf('assortments'),
  };
}
