import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { MultiSelect, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useText } from '@/i18n/useText';
import classes from './MultiSelectField.module.css';
import { useClearable } from './useClearable';

export interface SelectOption {
  value: string;
  label: string;
}

interface MultiSelectFieldProps {
  label: string;
  options: readonly SelectOption[];
  value: readonly string[];
  onChange: (values: string[]) => void;
  all?: string;
  error?: ReactNode;
}

export function MultiSelectField({ label, options, value, onChange, all, error }: MultiSelectFieldProps) {
  const t = useText();
  const chosenId = useId();
  const chosen = options.filter((option) => value.includes(option.value)).map((option) => option.label);
  const clearable = useClearable(label);
  return (
    <>
      <MultiSelect
        {...clearable}
        aria-describedby={chosenId}
        label={label}
        error={error}
        classNames={{ inputField: classes.search, pill: classes.chosen }}
        data={[...options]}
        value={[...value]}
        onChange={onChange}
        searchable
        hidePickedOptions={false}
        checkIconPosition="right"
        maxDropdownHeight={320}
        nothingFoundMessage={t('ui.select.nothing_found')}
        placeholder={value.length === 0 ? (all ?? t('ui.select.all')) : ''}
      />
      {/* The text needs an element of its own, because text beside the field is not part of the field. */}
      <VisuallyHidden id={chosenId}>{chosen.join(', ')}</VisuallyHidden>
    </>
  );
}
