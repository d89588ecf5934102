import { ActionIcon, Button } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import { useText } from '@/i18n/useText';
import { appliedFilterCount } from '@/store/filters/appliedFilters';
import type { StackFilters } from '@/store/filters/filterDefaults';
import { SearchField } from '@/ui/fields/SearchField';
import { Icon } from '@/ui/icons/Icon';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import { PeriodControl } from './PeriodControl';
import classes from './StackFilterBar.module.css';

interface StackFilterBarProps {
  filters: StackFilters;
  onChange: (change: Partial<StackFilters>, typed?: boolean) => void;
  drawerOpened: boolean;
  onOpenDrawer: () => void;
  children?: ReactNode;
}

const focusField = (element: HTMLElement | null) => element?.querySelector('input')?.focus();

export function StackFilterBar(props: StackFilterBarProps) {
  const { filters, onChange, drawerOpened, onOpenDrawer, children } = props;
  const t = useText();
  const isPhone = useIsPhone();
  const [searchOpened, setSearchOpened] = useState(false);
  const { dateType, from, to } = filters;
  const period = useMemo(() => ({ dateType, from, to }), [dateType, from, to]);
  return (
    <div className={classes.bar}>
      <PeriodControl filters={period} onChange={onChange} />
      <FilterButton filters={filters} opened={drawerOpened} onOpen={onOpenDrawer} />
      {isPhone && (
        <ActionIcon
          variant="default"
          className={classes.searchToggle}
          aria-label={t('stack_filters.search')}
          aria-expanded={searchOpened}
          onClick={() => setSearchOpened(!searchOpened)}
        >
          <Icon name="search" />
        </ActionIcon>
      )}
      {(!isPhone || searchOpened) && (
        <div className={classes.search} ref={isPhone ? focusField : undefined}>
          <SearchField
            label={t('stack_filters.search_for')}
            value={filters.search}
            onSearch={(search) => onChange({ search })}
          />
        </div>
      )}
      {children && <div className={classes.end}>{children}</div>}
    </div>
  );
}

interface FilterButtonProps {
  filters: StackFilters;
  opened: boolean;
  onOpen: () => void;
}

function FilterButton({ filters, opened, onOpen }: FilterButtonProps) {
  const t = useText();
  const isPhone = useIsPhone();
  const count = appliedFilterCount(filters);
  const name = t('stack_filters.applied', { count });
  return (
    <Button
      variant="default"
      className={classes.filter}
      leftSection={<Icon name="filter" />}
      aria-haspopup="dialog"
      aria-expanded={opened}
      aria-label={isPhone ? name : undefined}
      aria-keyshortcuts="F"
      onClick={onOpen}
    >
      {isPhone ? count : name}
    </Button>
  );
}
