import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import type { OrganizationParts } from '@/features/department-scope/useOrganizationParts';
import { AppliedFilterChips } from '@/features/stack-filters/AppliedFilterChips';
import { filterChoices } from '@/features/stack-filters/filterChoices';
import { StackFilterBar } from '@/features/stack-filters/StackFilterBar';
import { StackFilterDrawer } from '@/features/stack-filters/StackFilterDrawer';
import { useText } from '@/i18n/useText';
import { useListStackFilterOptionsQuery } from '@/store/api/stackApi';
import {
  selectStackDraft,
  stackFiltersChanged,
  stackFiltersReset,
  stackViewChanged,
} from '@/store/filters/filtersSlice';
import type { StackFilters } from '@/store/filters/stackFilters';
import { filterOptionsArg } from '@/store/filters/stackQuery';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

interface StackListFiltersProps {
  /** As they stand in the URL. */
  filters: StackFilters;
  departmentIds: readonly string[];
  parts: OrganizationParts;
  /** Stacks in the filter, once known. */
  total: number | undefined;
}

/** Everything that filters the list: bar, drawer and chips, which show the draft at once. */
export function StackListFilters({ filters, departmentIds, parts, total }: StackListFiltersProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const draft = useAppSelector(selectStackDraft) ?? filters;
  const [drawerOpened, setDrawerOpened] = useState(false);
  const optionsArg = filterOptionsArg(filters, departmentIds);
  const options = useListStackFilterOptionsQuery(optionsArg ? { body: optionsArg } : skipToken);
  // After a failure there is nothing to choose from, rather than what fits other dates.
  const failed = options.isError && !options.isFetching;
  const choices = filterChoices({
    options: failed ? undefined : options.currentData,
    lastOptions: options.data,
    card: parts.card,
    sawmills: parts.sawmills,
  });
  const onChange = (change: Partial<StackFilters>, typed = false) =>
    dispatch(stackFiltersChanged({ change, typed }));

  return (
    <>
      <StackFilterBar
        filters={draft}
        onChange={onChange}
        onShowMap={(showMap) => dispatch(stackViewChanged({ showMap }))}
        drawerOpened={drawerOpened}
        onOpenDrawer={() => setDrawerOpened(true)}
      />
      <AppliedFilterChips filters={draft} choices={choices} onChange={onChange} />
      <StackFilterDrawer
        opened={drawerOpened}
        onClose={() => setDrawerOpened(false)}
        filters={draft}
        choices={choices}
        onChange={onChange}
        onReset={() => dispatch(stackFiltersReset())}
        optionsState={failed ? 'failed' : options.isFetching ? 'loading' : 'loaded'}
        onRetry={options.refetch}
        resultText={total === undefined ? '' : t('stack_table.results', { count: total })}
      />
    </>
  );
}
