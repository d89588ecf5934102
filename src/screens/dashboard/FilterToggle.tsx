import { Badge, Button, VisuallyHidden } from '@mantine/core';
import { useRef } from 'react';
import { useText } from '@/i18n/useText';
import { appliedFilterCount, appliedFilters } from '@/store/filters/appliedFilters';
import type { DashboardFilters } from '@/store/filters/filterDefaults';
import { Icon } from '@/ui/icons/Icon';

interface FilterToggleProps {
  filters: DashboardFilters;
  opened: boolean;
  panelId: string;
  onToggle: () => void;
  onReset: () => void;
}

export function FilterToggle({ filters, opened, panelId, onToggle, onReset }: FilterToggleProps) {
  const t = useText();
  const toggle = useRef<HTMLButtonElement>(null);
  const count = appliedFilterCount(filters);
  const reset = () => {
    // The pressed button disappears with the filters.
    toggle.current?.focus();
    onReset();
  };
  return (
    <>
      <Button
        ref={toggle}
        variant="default"
        leftSection={<Icon name="filter" />}
        rightSection={
          count > 0 && (
            <Badge circle aria-hidden="true">
              {count}
            </Badge>
          )
        }
        aria-expanded={opened}
        aria-controls={opened ? panelId : undefined}
        onClick={onToggle}
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
