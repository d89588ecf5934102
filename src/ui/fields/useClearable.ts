import { useRef } from 'react';
import { useText } from '@/i18n/useText';

/**
 * Props of a Mantine select that can be cleared by everybody: its own clear button is kept from the keyboard and from
 * screen readers (any `aria-hidden`, even false, keeps it out of a drawer's tab order), and drops the focus when it goes. The list opens by typing, arrow keys or a press, not over the
 * fields below for somebody who only passes through with Tab.
 */
export function useClearable(label: string) {
  const t = useText();
  const ref = useRef<HTMLInputElement>(null);
  return {
    ref,
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
