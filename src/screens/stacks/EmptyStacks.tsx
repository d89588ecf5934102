import { Button } from '@mantine/core';
import { useText } from '@/i18n/useText';
import { stackFiltersChanged, stackFiltersReset, stackViewChanged } from '@/store/filters/filtersSlice';
import type { StackFilters } from '@/store/filters/stackFilters';
import { useAppDispatch } from '@/store/hooks';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { FoundElsewhere } from './FoundElsewhere';
import { whyEmpty } from './whyEmpty';

interface EmptyStacksProps {
  filters: StackFilters;
  /** Stacks on all pages. */
  total: number;
  /** Of the scope in which the filters look. */
  departmentIds: readonly string[];
}

/** Says why the list is empty, with the one action that brings stacks back. */
export function EmptyStacks({ filters, total, departmentIds }: EmptyStacksProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const action = (label: string, onClick: () => void) => (
    <Button variant="default" onClick={onClick}>
      {label}
    </Button>
  );

  switch (whyEmpty(filters, total)) {
    case 'beyond_end':
      return (
        <EmptyState
          title={t('stack_table.beyond_end')}
          action={action(t('stack_table.first_page'), () => dispatch(stackViewChanged({ page: 1 })))}
        />
      );
    case 'unmeasured_lack_date':
      return (
        <EmptyState
          title={t('stack_table.no_match')}
          text={t('stacks.unmeasured_lack_date')}
          action={action(t('stacks.use_registration_date'), () =>
            dispatch(stackFiltersChanged({ change: { dateType: 'PreRegistration' } })),
          )}
        />
      );
    case 'no_match':
      return (
        <EmptyState
          title={t('stack_table.no_match')}
          text={filters.search && <FoundElsewhere filters={filters} departmentIds={departmentIds} />}
          action={action(t('stack_table.reset_filters'), () => dispatch(stackFiltersReset()))}
        />
      );
    case 'none_in_range':
      return (
        <EmptyState
          title={t('stacks.none_in_range')}
          action={action(t('stacks.all_dates'), () =>
            dispatch(stackFiltersChanged({ change: { from: null, to: null } })),
          )}
        />
      );
    case 'none':
      return <EmptyState title={t('stacks.none')} text={t('stacks.none_text')} />;
  }
}
