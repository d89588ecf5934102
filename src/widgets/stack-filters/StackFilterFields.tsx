import { Select } from '@mantine/core';
import { useText } from '../../i18n/useText';
import type { ValueFilter } from '../../store/filters/appliedFilters';
import { type StackFilters, stackStates } from '../../store/filters/stackFilters';
import { MultiSelectField } from '../../ui/MultiSelectField';
import { RangeSliderField } from '../../ui/RangeSliderField';
import { useClearable } from '../../ui/useClearable';
import type { FilterChoices } from './filterChoices';
import { useFilterWords } from './useFilterWords';

export interface StackFilterFieldsProps {
  filters: StackFilters;
  choices: FilterChoices;
  onChange: (change: Partial<StackFilters>) => void;
}

/** The fields of the drawer by its rules (specification, stack area, section 2, "Stack list"). */
export function StackFilterFields({ filters, choices, onChange }: StackFilterFieldsProps) {
  const t = useText();
  const words = useFilterWords(choices);
  const fullMeasurement = useClearable(t('stack_filters.fullMeasurement'));
  const areaNumber = useClearable(t('stack_filters.areaNumber'));
  const multiSelect = (name: ValueFilter) => (
    <MultiSelectField
      label={t(`stack_filters.${name}`)}
      options={words.optionsOf(name, filters[name])}
      value={filters[name]}
      onChange={(values) => onChange({ [name]: values })}
    />
  );
  return (
    <>
      <MultiSelectField
        label={t('stack_filters.states')}
        options={stackStates.map((state) => ({ value: state, label: t(`stack_state.${state}`) }))}
        value={filters.states}
        onChange={(values) => onChange({ states: stackStates.filter((state) => values.includes(state)) })}
      />
      {multiSelect('registrators')}
      {multiSelect('surveyors')}
      {multiSelect('treeSpecies')}
      {choices.hasAssortments && multiSelect('assortments')}
      <Select
        {...fullMeasurement}
        label={t('stack_filters.fullMeasurement')}
        placeholder={t('ui.select.all')}
        data={[true, false].map((value) => ({ value: String(value), label: words.fullMeasurement(value) }))}
        value={filters.fullMeasurement === null ? null : String(filters.fullMeasurement)}
        onChange={(value) => onChange({ fullMeasurement: value === null ? null : value === 'true' })}
      />
      {multiSelect('sawmillIds')}
      <Select
        {...areaNumber}
        label={t('stack_filters.areaNumber')}
        placeholder={t('ui.select.all')}
        data={words.areaNumbers(filters.areaNumber === null ? [] : [filters.areaNumber])}
        value={filters.areaNumber}
        onChange={(chosen) => onChange({ areaNumber: chosen })}
        searchable
        limit={longestList}
        nothingFoundMessage={t('ui.select.nothing_found')}
      />
      <LengthField filters={filters} choices={choices} onChange={onChange} />
    </>
  );
}

/** Area numbers go into the thousands; typing finds the others. */
const longestList = 100;

function LengthField({ filters, choices, onChange }: StackFilterFieldsProps) {
  const t = useText();
  const { assortmentLengthMin: min, assortmentLengthMax: max } = filters;
  const bounds = choices.assortmentLengths ?? null;
  const isSet = bounds !== null && (min !== null || max !== null);
  return (
    <RangeSliderField
      label={t('stack_filters.length_field')}
      bounds={bounds}
      value={isSet ? [min ?? bounds[0], max ?? bounds[1]] : null}
      onChange={(range) =>
        onChange({ assortmentLengthMin: range?.[0] ?? null, assortmentLengthMax: range?.[1] ?? null })
      }
      disabledMessage={t(
        choices.assortmentLengths === undefined
          ? 'stack_filters.lengths_unknown'
          : 'stack_filters.no_lengths',
      )}
    />
  );
}
