import { Anchor } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type ReactNode, useCallback } from 'react';
import { Link } from 'react-router';
import { useText } from '@/i18n/useText';
import classes from './notifications.module.css';

interface SuccessLink {
  to: string;
  label: string;
}

/** Disappears by itself and is read aloud. With a link it stays longer. */
export function showSuccess(message: string, link?: SuccessLink): void {
  if (!link) {
    notifications.show({ message, color: 'success', withCloseButton: false });
    return;
  }
  const id = notifications.show({
    message: (
      <>
        {message}{' '}
        <Anchor component={Link} to={link.to} onClick={() => notifications.hide(id)}>
          {link.label}
        </Anchor>
      </>
    ),
    color: 'success',
    withCloseButton: false,
    autoClose: 12_000,
  });
}

/** Says what a press has not done because it is done already; disappears by itself and is read aloud. */
export function showNote(message: string): void {
  notifications.show({ message, color: 'gray', withCloseButton: false });
}

/** Milliseconds, and longer while the pointer or the focus is on it. */
const timeToAct = 60_000;

/**
 * A success with a condition of its action, which gets a function that closes the notice. It stays a minute or until it
 * is closed.
 */
export function useShowWithAction(): (
  message: string,
  condition: string,
  action: (close: () => void) => ReactNode,
) => void {
  const t = useText();
  return useCallback(
    (message, condition, action) => {
      const id = notifications.show({
        message: (
          <div className={classes.withAction}>
            <div>
              {message}
              <small>{condition}</small>
            </div>
            {action(() => notifications.hide(id))}
          </div>
        ),
        color: 'success',
        closeButtonProps: { 'aria-label': t('ui.dismiss') },
        autoClose: timeToAct,
      });
    },
    [t],
  );
}

/** What a finished action lacks. The message gets a function that closes the notice, which else stays until the person closes it. */
export function useShowWarning(): (title: string, message: (close: () => void) => ReactNode) => void {
  const t = useText();
  return useCallback(
    (title, message) => {
      const id = notifications.show({
        color: 'warning',
        title,
        message: message(() => notifications.hide(id)),
        autoClose: false,
        closeButtonProps: { 'aria-label': t('ui.dismiss') },
      });
    },
    [t],
  );
}

/** Merged only with notices of the same kind and message, or title where the message is more than a text. */
interface NoticeKind {
  name: string;
  /** Called when the person closes the notice and when the program hides it. */
  onClose?: (id: string) => void;
}

/** Shows a failure until the person closes it; the same message appears only once. Returns the notice's id. */
export function useShowFailure(): (title: string, message: ReactNode, kind?: NoticeKind) => string {
  const t = useText();
  return useCallback(
    (title, message, kind) => {
      // The id is also an element id, which must not contain a blank.
      const text = typeof message === 'string' ? message : title;
      const id = [kind?.name ?? 'call', text].join(' ').replace(/\s+/g, '-');
      return notifications.show({
        id,
        color: 'danger',
        title,
        message,
        autoClose: false,
        closeButtonProps: { 'aria-label': t('ui.dismiss') },
        onClose: () => kind?.onClose?.(id),
      });
    },
    [t],
  );
}
