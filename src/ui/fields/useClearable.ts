import { useRef, useState } from 'react';
import { useText } from '@/i18n/useText';

/**
 * Makes a Mantine select clearable by keyboard and screen reader. Mantine's own clear button is hidden from both
 * (any `aria-hidden`, even false, keeps it out of a drawer's tab order) and drops the focus when it disappears.
 * The list opens by typing, arrow keys or a press; Tab alone does not open it over the fields below. It is made when the field gets the
 * focus: a drawer of many fields would spend half of its time on lists, and one that comes with its opening leaves `aria-expanded` false.
 */
export function useClearable(label: string) {
  const t = useText();
  const ref = useRef<HTMLInputElement>(null);
  const [hadFocus, setHadFocus] = useState(false);
  return {
    ref,
    onFocus: () => setHadFocus(true),
    comboboxProps: { keepMounted: hadFocus },
    clearable: true,
    openOnFocus: false,
    clearButtonProps: {
      'aria-label': t('ui.select.clear', { label }),
      'aria-hidden': undefined,
      tabIndex: 0,
      size: 'md',
      onClick: () => ref.current?.focus(),
    },
  };
}
