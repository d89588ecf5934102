import { Button, Select, Switch } from '@mantine/core';
import { useText } from '@/i18n/useText';
import { dateTypes } from '@/lib/generated/enums.gen';
import { appliedFilterCount } from '@/store/filters/appliedFilters';
import type { StackFilters } from '@/store/filters/filterDefaults';
import { DateRangeField } from '@/ui/fields/DateRangeField';
import { SearchField } from '@/ui/fields/SearchField';
import { Icon } from '@/ui/icons/Icon';
import classes from './StackFilterBar.module.css';

interface StackFilterBarProps {
  filters: StackFilters;
  /** `typed` changes add no history entry. */
  onChange: (change: Partial<StackFilters>, typed?: boolean) => void;
  onShowMap: (showMap: boolean) => void;
  drawerOpened: boolean;
  onOpenDrawer: () => void;
}

export function StackFilterBar(props: StackFilterBarProps) {
  const { filters, onChange, onShowMap, drawerOpened, onOpenDrawer } = props;
  const t = useText();
  return (
    <div className={classes.bar}>
      <Select
        className={classes.dateType}
        label={t('stack_filters.date_type')}
        data={dateTypes.map((dateType) => ({ value: dateType, label: t(`stack_date.${dateType}`) }))}
        value={filters.dateType}
        onChange={(dateType) => dateType && onChange({ dateType })}
        allowDeselect={false}
      />
      <DateRangeField
        label={t(`stack_date.${filters.dateType}`)}
        value={filters}
        onChange={(range, how) => onChange(range, how === 'typed')}
      />
      <div className={classes.search}>
        <SearchField
          label={t('stack_filters.search_for')}
          value={filters.search}
          onSearch={(search) => onChange({ search })}
        />
      </div>
      <FilterButton filters={filters} opened={drawerOpened} onOpen={onOpenDrawer} />
      <Switch
        className={classes.map}
        label={t('stack_table.show_map')}
        checked={filters.showMap}
        onChange={(event) => onShowMap(event.currentTarget.checked)}
      />
    </div>
  );
}

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
