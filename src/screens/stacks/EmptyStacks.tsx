import { Button } from '@mantine/core';
import { useFilterControls } from '@/features/stack-filters/useFilterPage';
import { useText } from '@/i18n/useText';
import type { StackFilters } from '@/store/filters/filterDefaults';
import { stackFilterPage } from '@/store/filters/filtersSlice';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { emptyReason } from './emptyReason';
import { FoundElsewhere } from './FoundElsewhere';

interface EmptyStacksProps {
  filters: StackFilters;
  /** Of the scope in which the filters look. */
  departmentIds: readonly string[];
}

/** Says why the list is empty, with the one action that brings stacks back. */
export function EmptyStacks({ filters, departmentIds }: EmptyStacksProps) {
  const t = useText();
  const { change, reset } = useFilterControls(stackFilterPage);
  const action = (label: string, onClick: () => void) => (
    <Button variant="default" onClick={onClick}>
      {label}
    </Button>
  );

  switch (emptyReason(filters)) {
    case 'unmeasured_lack_date':
      return (
        <EmptyState
          title={t('stack_table.no_match')}
          text={t('stacks.unmeasured_lack_date')}
          action={action(t('stacks.use_registration_date'), () => change({ dateType: 'PreRegistration' }))}
        />
      );
    case 'no_match':
      return (
        <EmptyState
          title={t('stack_table.no_match')}
          text={filters.search && <FoundElsewhere filters={filters} departmentIds={departmentIds} />}
          action={action(t('stack_table.reset_filters'), reset)}
        />
      );
    case 'none_in_range':
      return (
        <EmptyState
          title={t('stacks.none_in_range')}
          action={action(t('stacks.all_dates'), () => change({ from: null, to: null }))}
        />
      );
    case 'none':
      return <EmptyState title={t('stacks.none')} text={t('stacks.none_text')} />;
  }
}
