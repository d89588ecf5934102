import { Select } from '@mantine/core';
import { useText } from '@/i18n/useText';
import { useClearable } from '@/ui/fields/useClearable';
import type { FilterChoices } from './filterChoices';
import { useFilterWords } from './useFilterWords';

interface AreaNumberFieldProps {
  value: string | null;
  choices: FilterChoices;
  onChange: (areaNumber: string | null) => void;
}

/** There may be thousands of area numbers; typing finds those that the list omits. */
const longestList = 100;

/** Specification, stack area, section 5. */
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
