import { Button } from '@mantine/core';
import { useText } from '@/i18n/useText';
import { appliedFilterCount } from '@/store/filters/appliedFilters';
import type { StackFilters } from '@/store/filters/filterDefaults';
import { Icon } from '@/ui/icons/Icon';

interface FilterButtonProps {
  filters: StackFilters;
  opened: boolean;
  onOpen: () => void;
}

export function FilterButton({ filters, opened, onOpen }: FilterButtonProps) {
  const t = useText();
  return (
    <Button
      variant="default"
      leftSection={<Icon name="filter" />}
      aria-haspopup="dialog"
      aria-expanded={opened}
      onClick={onOpen}
    >
      {t('stack_filters.applied', { count: appliedFilterCount(filters) })}
    </Button>
  );
}
