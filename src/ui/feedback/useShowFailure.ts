import { notifications } from '@mantine/notifications';
import { useCallback } from 'react';
import { useText } from '@/i18n/useText';

/** A kind of notice that is not merged with others of the same message. */
interface NoticeKind {
  name: string;
  /** Called whether the person closes it or the program hides it. */
  onClose: (id: string) => void;
}

/** Says that something failed, until it is read; the same message is told once, however often it comes. Returns the notice's id. */
export function useShowFailure(): (title: string, message: string, kind?: NoticeKind) => string {
  const t = useText();
  return useCallback(
    (title, message, kind) => {
      // An id of the page, too, where a blank is not allowed.
      const id = [kind?.name ?? 'call', message].join(' ').replace(/\s+/g, '-');
      return notifications.show({
        id,
        color: 'danger',
        title,
        message,
        autoClose: false,
        closeButtonProps: { 'aria-label': t('ui.dismiss') },
        onClose: () => kind?.onClose(id),
      });
    },
    [t],
  );
}
