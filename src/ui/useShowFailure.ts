import { notifications } from '@mantine/notifications';
import { useCallback } from 'react';
import { useText } from '../i18n/useText';

/** Says that something failed, until it is read; the same message is told once, however often it comes. */
export function useShowFailure(): (title: string, message: string) => void {
  const t = useText();
  return useCallback(
    (title, message) => {
      notifications.show({
        id: message,
        color: 'clay',
        title,
        message,
        autoClose: false,
        closeButtonProps: { 'aria-label': t('ui.dismiss') },
      });
    },
    [t],
  );
}
