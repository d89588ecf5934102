import { Button } from '@mantine/core';
import { useText } from '@/i18n/useText';
import { appliedFilters } from '@/store/filters/appliedFilters';
import type { DashboardFilters } from '@/store/filters/dashboardFilters';
import { dashboardFiltersChanged, dashboardFiltersReset } from '@/store/filters/filtersSlice';
import { useAppDispatch } from '@/store/hooks';
import { EmptyState } from '@/ui/feedback/EmptyState';

/** Why all figures are zero, with the one action that brings stacks back. */
export function NoStacks({ filters }: { filters: DashboardFilters }) {
  const t = useText();
  const dispatch = useAppDispatch();
  if (appliedFilters(filters).length > 0) {
    return (
      <EmptyState
        title={t('stack_table.no_match')}
        action={
          <Button variant="default" onClick={() => dispatch(dashboardFiltersReset())}>
            {t('stack_table.reset_filters')}
          </Button>
        }
      />
    );
  }
  if (filters.from !== null || filters.to !== null) {
    return (
      <EmptyState
        title={t('stacks.none_in_range')}
        action={
          <Button
            variant="default"
            onClick={() => dispatch(dashboardFiltersChanged({ change: { from: null, to: null } }))}
          >
            {t('stacks.all_dates')}
          </Button>
        }
      />
    );
  }
  return <EmptyState title={t('stacks.none')} text={t('stacks.none_text')} />;
}
