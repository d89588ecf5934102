import { notifications } from '@mantine/notifications';
import { useCallback } from 'react';
import { useText } from '@/i18n/useText';

/** Merged only with notices of the same kind and message. */
interface NoticeKind {
  name: string;
  /** Called when the person closes the notice and when the program hides it. */
  onClose: (id: string) => void;
}

/** Shows a failure until the person closes it; the same message appears only once. Returns the notice's id. */
export function useShowFailure(): (title: string, message: string, kind?: NoticeKind) => string {
  const t = useText();
  return useCallback(
    (title, message, kind) => {
      // The id is also an element id, which must not contain a blank.
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
