import { notifications } from '@mantine/notifications';
import { useCallback } from 'react';
import { useText } from '../i18n/useText';

/** Says that something failed, until it is read; the same message is told once, however often it comes. Returns the notice's id. */
export function useShowFailure(): (title: string, message: string) => string {
  const t = useText();
  return useCallback(
    (title, message) =>
      notifications.show({
        // An id of the page, too, where a blank is not allowed.
        id: message.replace(/\s+/g, '-'),
        color: 'clay',
        title,
        message,
        autoClose: false,
        closeButtonProps: { 'aria-label': t('ui.dismiss') },
      }),
    [t],
  );
}
