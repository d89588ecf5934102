import { useRef } from 'react';
import { useText } from '@/i18n/useText';
import { useListOnFocus } from './useListOnFocus';

/**
 * Makes a Mantine select clearable by keyboard and screen reader. Mantine's own clear button is hidden from
 * both, because any `aria-hidden`, even false, keeps it out of a drawer's tab order. It also drops the focus
 * when it disappears.
 */
export function useClearable(label: string) {
  const t = useText();
  const ref = useRef<HTMLInputElement>(null);
  const listOnFocus = useListOnFocus();
  return {
    ...listOnFocus,
    ref,
    clearable: true,
    clearButtonProps: {
      'aria-label': t('ui.select.clear', { label }),
      'aria-hidden': undefined,
      tabIndex: 0,
      size: 'md',
      onClick: () => ref.current?.focus(),
    },
  };
}
