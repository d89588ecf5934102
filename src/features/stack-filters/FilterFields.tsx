import { Select } from '@mantine/core';
import { useText } from '@/i18n/useText';
import type { ValueFilter } from '@/store/filters/appliedFilters';
import type { StackFilters } from '@/store/filters/filterDefaults';
import { MultiSelectField } from '@/ui/fields/MultiSelectField';
import { type NumberRange, RangeSliderField } from '@/ui/fields/RangeSliderField';
import { useClearable } from '@/ui/fields/useClearable';
import type { FilterChoices } from './filterChoices';
import { endInMetres, shownLength } from './shownLength';
import { useFilterWords } from './useFilterWords';

interface ValuesFieldProps {
  label: string;
  name: ValueFilter;
  value: readonly string[];
  choices: FilterChoices;
  onChange: (values: string[]) => void;
}

export function ValuesField({ label, name, value, choices, onChange }: ValuesFieldProps) {
  const { optionsOf } = useFilterWords(choices);
  return (
    <MultiSelectField label={label} options={optionsOf(name, value)} value={value} onChange={onChange} />
  );
}

type Lengths = Pick<StackFilters, 'assortmentLengthMin' | 'assortmentLengthMax'>;

interface LengthFieldProps {
  value: Lengths;
  choices: FilterChoices;
  onChange: (lengths: Lengths) => void;
}

export function LengthField({ value, choices, onChange }: LengthFieldProps) {
  const t = useText();
  const { assortmentLengths, lengthUnit } = choices;
  const { assortmentLengthMin, assortmentLengthMax } = value;
  const [shortest, longest] = assortmentLengths ?? [0, 0];
  const [min, max] = [assortmentLengthMin ?? shortest, assortmentLengthMax ?? longest];
  const shown = (from: number, to: number): NumberRange => [
    shownLength(from, lengthUnit),
    shownLength(to, lengthUnit),
  ];
  const bounds = shown(shortest, longest);
  const range = shown(min, max);
  const isRange = bounds[0] < bounds[1];
  const isSet = isRange && (assortmentLengthMin !== null || assortmentLengthMax !== null);
  const choose = ([low, high]: NumberRange) =>
    onChange({
      // An end that was not moved keeps all its decimals.
      assortmentLengthMin: low === range[0] ? min : endInMetres(low, 'min', lengthUnit),
      assortmentLengthMax: high === range[1] ? max : endInMetres(high, 'max', lengthUnit),
    });
  return (
    <RangeSliderField
      label={t('stack_filters.length_field', { unit: t(`unit.${lengthUnit.unit}`) })}
      bounds={isRange ? bounds : null}
      value={isSet ? range : null}
      onChange={(next) =>
        next ? choose(next) : onChange({ assortmentLengthMin: null, assortmentLengthMax: null })
      }
      disabledMessage={t(
        assortmentLengths === undefined ? 'stack_filters.lengths_unknown' : 'stack_filters.no_lengths',
      )}
    />
  );
}

interface AreaNumberFieldProps {
  value: string | null;
  choices: FilterChoices;
  onChange: (areaNumber: string | null) => void;
}

const longestList = 100;

export function AreaNumberField({ value, choices, onChange }: AreaNumberFieldProps) {
  const t = useText();
  const { areaNumbers } = useFilterWords(choices);
  const clearable = useClearable(t('stack_filters.areaNumber'));
  return (
    <Select
      {...clearable}
      label={t('stack_filters.areaNumber')}
      placeholder={t('ui.select.all')}
      data={areaNumbers(value === null ? [] : [value])}
      value={value}
      onChange={onChange}
      searchable
      limit={longestList}
      nothingFoundMessage={t('ui.select.nothing_found')}
    />
  );
}
