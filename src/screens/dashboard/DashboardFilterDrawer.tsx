import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { FilterDrawer, type FilterDrawerProps } from '@/features/stack-filters/FilterDrawer';
import { AreaNumberField, LengthField, ValuesField } from '@/features/stack-filters/FilterFields';
import type { FilterChoices } from '@/features/stack-filters/filterChoices';
import { useText } from '@/i18n/useText';
import { appliedFilterCount } from '@/store/filters/appliedFilters';
import type { DashboardFilters } from '@/store/filters/filterDefaults';
import classes from './Dashboard.module.css';
import type { PanelFilter } from './offeredFilters';

interface DashboardFilterDrawerProps extends Omit<FilterDrawerProps, 'result'> {
  filters: DashboardFilters;
  offered: readonly PanelFilter[];
  choices: FilterChoices;
  hasCard: boolean;
  onChange: (change: Partial<DashboardFilters>) => void;
  listHref: string;
  measured: number | undefined;
}

export function DashboardFilterDrawer(props: DashboardFilterDrawerProps) {
  const { filters, offered, choices, hasCard, onChange, listHref, measured, ...frame } = props;
  const t = useText();
  const fieldOf = (name: PanelFilter) => {
    switch (name) {
      case 'areaNumber':
        return (
          <AreaNumberField
            value={filters.areaNumber}
            choices={choices}
            onChange={(areaNumber) => onChange({ areaNumber })}
          />
        );
      case 'assortmentLength':
        return <LengthField value={filters} choices={choices} onChange={onChange} />;
      default:
        return (
          <ValuesField
            label={name === 'sawmillIds' ? t('dashboard.sawmills') : t(`stack_filters.${name}`)}
            name={name}
            value={filters[name]}
            choices={choices}
            onChange={(values) => onChange({ [name]: values })}
          />
        );
    }
  };
  const isLoaded = frame.optionsState === 'loaded';
  const result = (
    <Anchor component={Link} to={listHref} className={classes.measured}>
      {measured === undefined
        ? t('dashboard.volume_link')
        : t('dashboard.measured_count', { count: measured })}
    </Anchor>
  );
  return (
    <FilterDrawer count={appliedFilterCount(filters)} result={result} {...frame}>
      {offered.map((name) => (
        <div key={name}>{fieldOf(name)}</div>
      ))}
      {isLoaded && offered.length === 0 && (
        <Text inherit c="dimmed">
          {t('dashboard.no_filters')}
        </Text>
      )}
      {isLoaded && hasCard && !choices.cardFields.includes('assortment') && (
        <Text inherit c="dimmed">
          {t('dashboard.no_assortments')}
        </Text>
      )}
    </FilterDrawer>
  );
}
