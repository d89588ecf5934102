import '@mantine/core/styles/NumberInput.layer.css';
import { Checkbox, NumberInput, Radio, Stack, Text } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { radiusMaximum, radiusMinimum } from '@/lib/generated/limits.gen';
import type { StackFilters } from '@/store/filters/filterDefaults';
import classes from './FilterPicks.module.css';
import { type FilterChoices, millAt, nearOf, usualRadius } from './filterChoices';
import { States } from './StackFilterFields';
import { useFilterWords } from './useFilterWords';

interface PickProps {
  onChange: (change: Partial<StackFilters>) => void;
}

/** The popover opens before its fields have loaded, so the first field is focused when it appears. */
const focusFirst = (element: HTMLElement | null) => element?.querySelector('input')?.focus();

export function StatePick(props: PickProps & Pick<StackFilters, 'states'>) {
  return (
    <div ref={focusFirst}>
      <States {...props} />
    </div>
  );
}

interface SpeciesPickProps extends PickProps, Pick<StackFilters, 'treeSpecies'> {
  choices: FilterChoices;
}

export function SpeciesPick({ treeSpecies, choices, onChange }: SpeciesPickProps) {
  const t = useText();
  const { optionsOf } = useFilterWords(choices);
  const options = optionsOf('treeSpecies', treeSpecies);
  if (choices.lists.treeSpecies === undefined && options.length === 0)
    return <Text size="sm">{t('stack_filters.loading')}</Text>;
  return (
    <Checkbox.Group
      ref={focusFirst}
      label={t('stack_filters.treeSpecies')}
      value={[...treeSpecies]}
      onChange={(values) => onChange({ treeSpecies: values })}
    >
      <div className={classes.values}>
        {options.map(({ value, label }) => (
          <Checkbox key={value} value={value} label={label} />
        ))}
      </div>
    </Checkbox.Group>
  );
}

interface MillPickProps extends PickProps, Pick<StackFilters, 'distance'> {
  mills: FilterChoices['mills'];
}

/** The radius is in kilometres. The filter applies once a sawmill is chosen. */
export function MillPick({ distance, mills, onChange }: MillPickProps) {
  const t = useText();
  const { decimalSeparator, number } = useFormats();
  const [typed, setTyped] = useState<number | string>(distance?.radiusKm ?? usualRadius);
  const isRadius = typeof typed === 'number' && typed >= radiusMinimum && typed <= radiusMaximum;
  const commit = () => {
    if (isRadius && distance && distance.radiusKm !== typed)
      onChange({ distance: { ...distance, radiusKm: typed } });
  };
  return (
    <Stack gap="sm" ref={focusFirst}>
      <NumberInput
        label={t('stack_filters.radius')}
        value={typed}
        onChange={setTyped}
        // The field has the focus when the popover opens, and typing replaces the usual number.
        onFocus={({ currentTarget }) => currentTarget.select()}
        onBlur={commit}
        onKeyDown={({ key }: KeyboardEvent) => key === 'Enter' && commit()}
        error={
          !isRadius &&
          typed !== '' &&
          t('stack_filters.out_of_bounds', { min: number(radiusMinimum), max: number(radiusMaximum) })
        }
        decimalScale={1}
        decimalSeparator={decimalSeparator}
        hideControls
      />
      <Radio.Group
        label={t('stack_filters.from_sawmill')}
        value={millAt(mills, distance)?.id ?? null}
        onChange={(id) => {
          const mill = mills.find((one) => one.id === id);
          if (mill)
            onChange({
              distance: { near: nearOf(mill.position), radiusKm: isRadius ? typed : usualRadius },
            });
        }}
      >
        <div className={classes.values}>
          {mills.map(({ id, name }) => (
            <Radio key={id} value={id} label={name} />
          ))}
        </div>
      </Radio.Group>
      <Text size="xs" c="dimmed">
        {t('stack_filters.distance_note')}
      </Text>
    </Stack>
  );
}
