import { MultiSelect } from '@mantine/core';
import { useText } from '../i18n/useText';

export interface SelectOption {
  value: string;
  label: string;
}

interface MultiSelectFieldProps {
  label: string;
  options: readonly SelectOption[];
  value: readonly string[];
  onChange: (values: string[]) => void;
}

/** Any number of options, found by typing. */
export function MultiSelectField({ label, options, value, onChange }: MultiSelectFieldProps) {
  const t = useText();
  return (
    <MultiSelect
      label={label}
      data={[...options]}
      value={[...value]}
      onChange={onChange}
      searchable
      clearable
      hidePickedOptions={false}
      checkIconPosition="right"
      maxDropdownHeight={320}
      nothingFoundMessage={t('ui.select.nothing_found')}
      clearButtonProps={{ 'aria-label': t('ui.select.clear', { label }) }}
      placeholder={value.length === 0 ? t('ui.select.all') : ''}
    />
  );
}
