import { Alert, Anchor, Button } from '@mantine/core';
import { Link } from 'react-router';
import { AreaNumberField, LengthField, ValuesField } from '@/features/stack-filters/FilterFields';
import type { FilterChoices } from '@/features/stack-filters/filterChoices';
import { useText } from '@/i18n/useText';
import type { DashboardFilters } from '@/store/filters/filterDefaults';
import { Icon } from '@/ui/icons/Icon';
import classes from './FilterPanel.module.css';
import type { PanelFilter } from './offeredFilters';

interface FilterPanelProps {
  id: string;
  filters: DashboardFilters;
  /** Only the filters that the card and the options provide. */
  offered: readonly PanelFilter[];
  choices: FilterChoices;
  /** State of the options. */
  state: 'loading' | 'failed' | 'loaded';
  /** Whether there is a measurement card, which may have fields to filter by. */
  hasCard: boolean;
  onRetry: () => void;
  onChange: (change: Partial<DashboardFilters>) => void;
  /** The list of the measured stacks under these filters. */
  listHref: string;
}

/** Filters apply at once, while the panel is open. */
export function FilterPanel(props: FilterPanelProps) {
  const { id, filters, offered, choices, state, hasCard, onRetry, onChange, listHref } = props;
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
  return (
    <section id={id} aria-label={t('stack_filters.title')} className={classes.panel}>
      {state === 'failed' && (
        <Alert color="danger" role="alert" icon={<Icon name="alert" />} title={t('stack_filters.failed')}>
          <Button variant="default" onClick={onRetry}>
            {t('ui.retry')}
          </Button>
        </Alert>
      )}
      <div className={classes.fields}>
        {offered.map((name) => (
          <div key={name}>{fieldOf(name)}</div>
        ))}
      </div>
      <p role="status" className={classes.state}>
        {state === 'loading' && t('stack_filters.loading')}
        {state === 'loaded' && offered.length === 0 && t('dashboard.no_filters')}
      </p>
      {state === 'loaded' && hasCard && !choices.cardFields.includes('assortment') && (
        <p className={classes.state}>{t('dashboard.no_assortments')}</p>
      )}
      <Anchor component={Link} to={listHref} className={classes.link}>
        {t('dashboard.show_stacks')}
      </Anchor>
    </section>
  );
}
