import { Select, type SelectProps } from '@mantine/core';
import { useText } from '@/i18n/useText';
import classes from './ChoiceField.module.css';
import { useClearable } from './useClearable';
import { useListOnFocus } from './useListOnFocus';

interface ChoiceFieldProps<Value extends string> extends Omit<SelectProps<Value>, 'data'> {
  label: string;
  options: readonly { value: Value; label: string }[];
  optional?: boolean;
}

const searchableFrom = 9;

export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { options, optional = false, ...rest } = props;
  const t = useText();
  const clearable = useClearable(props.label);
  const listOnFocus = useListOnFocus();
  const chosen = options.find(({ value }) => value === props.value);
  return (
    <Select
      {...(optional ? clearable : { ...listOnFocus, allowDeselect: false })}
      // The field may cut off a long label.
      title={chosen?.label ?? ''}
      classNames={{ input: classes.input }}
      data={[...options]}
      searchable={options.length >= searchableFrom}
      checkIconPosition="right"
      maxDropdownHeight={320}
      nothingFoundMessage={t('ui.select.nothing_found')}
      placeholder={t('form.choose')}
      {...rest}
    />
  );
}
