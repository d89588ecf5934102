import { skipToken } from '@reduxjs/toolkit/query';
import type { DayRange } from '@/lib/dateRange';
import { type StackFilterOptions, useListStackFilterOptionsQuery } from '@/store/api/stackApi';
import { filterOptionsArg } from '@/store/filters/queryArgs';
import { type FilterSources, filterChoices } from './filterChoices';

/** What stack list and dashboard offer to filter by, in these days and departments. */
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
  // After a failure there is nothing to choose from, rather than what fits other dates.
  const choicesOf = (options: StackFilterOptions | undefined) =>
    filterChoices({ options: failed ? undefined : options, lastOptions: data, card, sawmills });
  return {
    choices: choicesOf(currentData),
    /** While other dates load, those of the dates before. */
    lastChoices: choicesOf(data),
    optionsState: failed ? ('failed' as const) : isFetching ? ('loading' as const) : ('loaded' as const),
    retry: refetch,
  };
}
