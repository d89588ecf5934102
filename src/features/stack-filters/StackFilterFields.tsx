import { Select } from '@mantine/core';
import { useText } from '@/i18n/useText';
import { stackStates } from '@/lib/generated/enums.gen';
import type { ValueFilter } from '@/store/filters/appliedFilters';
import type { StackFilters } from '@/store/filters/filterDefaults';
import { MultiSelectField } from '@/ui/fields/MultiSelectField';
import { useClearable } from '@/ui/fields/useClearable';
import { AreaNumberField } from './AreaNumberField';
import type { FilterChoices } from './filterChoices';
import { LengthField } from './LengthField';
import { useFilterWords } from './useFilterWords';
import { ValuesField } from './ValuesField';

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
  const valuesOf = (name: ValueFilter) => (
    <ValuesField
      label={t(`stack_filters.${name}`)}
      name={name}
      value={filters[name]}
      choices={choices}
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
      {valuesOf('registrators')}
      {valuesOf('surveyors')}
      {valuesOf('treeSpecies')}
      {choices.cardFields.includes('assortment') && valuesOf('assortments')}
      <Select
        {...fullMeasurement}
        label={t('stack_filters.fullMeasurement')}
        placeholder={t('ui.select.all')}
        data={[true, false].map((value) => ({ value: String(value), label: words.fullMeasurement(value) }))}
        value={filters.fullMeasurement === null ? null : String(filters.fullMeasurement)}
        onChange={(value) => onChange({ fullMeasurement: value === null ? null : value === 'true' })}
      />
      {valuesOf('sawmillIds')}
      <AreaNumberField
        value={filters.areaNumber}
        choices={choices}
        onChange={(areaNumber) => onChange({ areaNumber })}
      />
      <LengthField value={filters} choices={choices} onChange={onChange} />
    </>
  );
}
