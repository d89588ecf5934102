import type { ValueFilter } from '@/store/filters/appliedFilters';
import { MultiSelectField } from '@/ui/fields/MultiSelectField';
import type { FilterChoices } from './filterChoices';
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
