import { Anchor } from '@mantine/core';
import { skipToken } from '@reduxjs/toolkit/query';
import { useFilterControls } from '@/features/stack-filters/useFilterPage';
import { useText } from '@/i18n/useText';
import { useReadStackPageQuery } from '@/store/api/stackPages';
import { appliedFilters } from '@/store/filters/appliedFilters';
import { firstView, noStackFilters, pageSizes, type StackFilters } from '@/store/filters/filterDefaults';
import { stackFilterPage } from '@/store/filters/filtersSlice';
import { stackListArg } from '@/store/filters/queryArgs';

interface FoundElsewhereProps {
  /** With a search that finds nothing. */
  filters: StackFilters;
  departmentIds: readonly string[];
}

/** Says what the same search finds in all dates and without the other filters, and offers to show it. */
export function FoundElsewhere({ filters, departmentIds }: FoundElsewhereProps) {
  const t = useText();
  const { change } = useFilterControls(stackFilterPage);
  const searchAlone = { ...noStackFilters, search: filters.search, from: null, to: null };
  const arg = stackListArg(
    { ...filters, ...searchAlone, ...firstView, pageSize: pageSizes[0] },
    departmentIds,
  );
  const { currentData } = useReadStackPageQuery(arg ? { list: 'listStacks', body: arg } : skipToken);
  const count = currentData?.totalCount ?? 0;
  if (count === 0) return null;
  const isFiltered = appliedFilters(filters).some(({ name }) => name !== 'search');
  return (
    <>
      {t(isFiltered ? 'stacks.found_unfiltered' : 'stacks.found_outside', { count })}{' '}
      <Anchor component="button" type="button" inherit onClick={() => change(searchAlone)}>
        {t('stacks.found_show', { count })}
      </Anchor>
    </>
  );
}
