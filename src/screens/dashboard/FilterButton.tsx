import { Badge, Button, VisuallyHidden } from '@mantine/core';
import { useRef } from 'react';
import { useText } from '@/i18n/useText';
import { appliedFilterCount, appliedFilters } from '@/store/filters/appliedFilters';
import type { DashboardFilters } from '@/store/filters/filterDefaults';
import { Icon } from '@/ui/icons/Icon';

interface FilterButtonProps {
  filters: DashboardFilters;
  opened: boolean;
  onOpen: () => void;
  onReset: () => void;
}

export function FilterButton({ filters, opened, onOpen, onReset }: FilterButtonProps) {
  const t = useText();
  const button = useRef<HTMLButtonElement>(null);
  const count = appliedFilterCount(filters);
  const reset = () => {
    // The pressed button disappears with the filters.
    button.current?.focus();
    onReset();
  };
  return (
    <>
      <Button
        ref={button}
        variant="default"
        leftSection={<Icon name="filter" />}
        rightSection={
          count > 0 && (
            <Badge circle aria-hidden="true">
              {count}
            </Badge>
          )
        }
        aria-haspopup="dialog"
        aria-expanded={opened}
        onClick={onOpen}
      >
        {t('stack_filters.title')}
        <VisuallyHidden>{`, ${t('stack_filters.applied', { count })}`}</VisuallyHidden>
      </Button>
      {appliedFilters(filters).length > 0 && (
        <Button variant="subtle" onClick={reset}>
          {t('stack_filters.reset')}
        </Button>
      )}
    </>
  );
}
