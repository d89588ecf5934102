import { useText } from '../../i18n/useText';
import type { ValueFilter } from '../../store/filters/appliedFilters';
import { MultiSelectField } from '../../ui/MultiSelectField';
import type { FilterChoices } from './filterChoices';
import { useFilterWords } from './useFilterWords';

interface ValuesFieldProps {
  name: ValueFilter;
  value: readonly string[];
  choices: FilterChoices;
  onChange: (values: string[]) => void;
}

/** Any number of the values of one filter. */
export function ValuesField({ name, value, choices, onChange }: ValuesFieldProps) {
  const t = useText();
  const { optionsOf } = useFilterWords(choices);
  return (
    <MultiSelectField
      label={t(`stack_filters.${name}`)}
      options={optionsOf(name, value)}
      value={value}
      onChange={onChange}
    />
  );
}
