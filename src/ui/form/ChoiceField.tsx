import { Select, type SelectProps } from '@mantine/core';
import { useText } from '../../i18n/useText';
import { useClearable } from '../useClearable';

interface ChoiceFieldProps<Value extends string> extends SelectProps<Value> {
  label: string;
}

const searchableFrom = 9;

/** One of a few options, or none; long lists are searched by typing. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const t = useText();
  const clearable = useClearable(props.label);
  return (
    <Select
      {...clearable}
      searchable={(props.data?.length ?? 0) >= searchableFrom}
      checkIconPosition="right"
      maxDropdownHeight={320}
      nothingFoundMessage={t('ui.select.nothing_found')}
      placeholder={t('form.choose')}
      {...props}
    />
  );
}
