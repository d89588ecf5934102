import { Button } from '@mantine/core';
import { useText } from '@/i18n/useText';
import { sawmillFiltersChanged, sawmillViewChanged } from '@/store/filters/filtersSlice';
import type { SawmillFilters } from '@/store/filters/stackFilters';
import { useAppDispatch } from '@/store/hooks';
import { EmptyState } from '@/ui/feedback/EmptyState';

interface EmptySawmillStacksProps {
  filters: SawmillFilters;
  /** Stacks on all pages. */
  total: number;
}

/** Says why the list is empty, with the one action that helps. */
export function EmptySawmillStacks({ filters, total }: EmptySawmillStacksProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  if (filters.from === null || filters.to === null) {
    return <EmptyState title={t('sawmill_stacks.range_needed')} />;
  }
  if (total > 0) {
    return (
      <EmptyState
        title={t('stack_table.beyond_end')}
        action={
          <Button variant="default" onClick={() => dispatch(sawmillViewChanged({ page: 1 }))}>
            {t('stack_table.first_page')}
          </Button>
        }
      />
    );
  }
  if (filters.organizationIds.length + filters.departmentIds.length > 0) {
    const nothingChosen = { organizationIds: [], departmentIds: [] };
    return (
      <EmptyState
        title={t('stack_table.no_match')}
        action={
          <Button
            variant="default"
            onClick={() => dispatch(sawmillFiltersChanged({ change: nothingChosen }))}
          >
            {t('stack_table.reset_filters')}
          </Button>
        }
      />
    );
  }
  return <EmptyState title={t('sawmill_stacks.none')} />;
}
