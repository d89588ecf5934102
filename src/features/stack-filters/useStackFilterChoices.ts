import { skipToken } from '@reduxjs/toolkit/query';
import type { DayRange } from '@/lib/dateRange';
import { type StackFilterOptions, useListStackFilterOptionsQuery } from '@/store/api/stackApi';
import { filterOptionsArg } from '@/store/filters/queryArgs';
import { type FilterSources, filterChoices } from './filterChoices';

export function useStackFilterChoices(
  days: DayRange,
  departmentIds: readonly string[],
  { card, sawmills }: Pick<FilterSources, 'card' | 'sawmills'>,
) {
  const arg = filterOptionsArg(days, departmentIds);
  const { data, currentData, isError, isFetching, refetch } = useListStackFilterOptionsQuery(
    arg ? { body: arg } : skipToken,
  );
  const failed = isError && !isFetching;
  // A failure removes the options, because the old ones may belong to other dates.
  const choicesOf = (options: StackFilterOptions | undefined) =>
    filterChoices({ options: failed ? undefined : options, lastOptions: data, card, sawmills });
  return {
    choices: choicesOf(currentData),
    /** While other dates load, the options of the old dates. */
    lastChoices: choicesOf(data),
    optionsState: failed ? ('failed' as const) : isFetching ? ('loading' as const) : ('loaded' as const),
    retry: refetch,
  };
}
