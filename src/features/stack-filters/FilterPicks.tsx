import { Button, Popover } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useText } from '@/i18n/useText';
import type { StackFilters } from '@/store/filters/filterDefaults';
import { later } from '@/ui/feedback/later';
import { useKeptKeys } from '@/ui/feedback/useKeptKeys';
import { Icon } from '@/ui/icons/Icon';
import classes from './FilterPicks.module.css';
import type { FilterChoices } from './filterChoices';

const StatePick = later(async () => (await import('./FilterPickFields')).StatePick, {
  failed: 'stack_filters.failed',
});
const SpeciesPick = later(async () => (await import('./FilterPickFields')).SpeciesPick, {
  failed: 'stack_filters.failed',
});
const MillPick = later(async () => (await import('./FilterPickFields')).MillPick, {
  failed: 'stack_filters.failed',
});

interface FilterPicksProps {
  filters: Pick<StackFilters, 'states' | 'treeSpecies' | 'distance'>;
  choices: FilterChoices;
  onChange: (change: Partial<StackFilters>) => void;
  counted: (states: ReactNode) => ReactNode;
}

export function FilterPicks({ filters, choices, onChange, counted }: FilterPicksProps) {
  const t = useText();
  const { states, treeSpecies, distance } = filters;
  return (
    <>
      <Pick name={t('stack_filters.states')} isUsed={states.length > 0}>
        {counted(<StatePick states={states} onChange={onChange} />)}
      </Pick>
      <Pick name={t('stack_filters.treeSpecies')} isUsed={treeSpecies.length > 0}>
        <SpeciesPick treeSpecies={treeSpecies} choices={choices} onChange={onChange} />
      </Pick>
      {choices.mills.length > 0 && choices.hasPositions && (
        <Pick name={t('stack_filters.distance')} isUsed={distance !== null}>
          <MillPick distance={distance} mills={choices.mills} onChange={onChange} />
        </Pick>
      )}
    </>
  );
}

interface PickProps {
  name: string;
  isUsed: boolean;
  children: ReactNode;
}

function Pick({ name, isUsed, children }: PickProps) {
  const [opened, setOpened] = useState(false);
  useKeptKeys(opened);
  return (
    <Popover opened={opened} onChange={setOpened} trapFocus returnFocus position="bottom-start">
      <Popover.Target>
        <Button
          variant="default"
          className={classes.pick}
          data-used={isUsed || undefined}
          rightSection={<Icon name="chevronDown" size={14} />}
          onClick={() => setOpened(!opened)}
        >
          {name}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={name} className={classes.choice}>
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}
