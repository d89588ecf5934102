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

/** A notice with a link or a note stays for this many milliseconds. */
const timeToRead = 12_000;

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
    autoClose: timeToRead,
  });
}

export function showNote(message: string): void {
  notifications.show({ message, color: 'gray', withCloseButton: false });
}

export function useShowWithNote(): (message: string, note: string) => void {
  const t = useText();
  return useCallback(
    (message, note) => {
      notifications.show({
        message: (
          <div className={classes.withNote}>
            {message}
            <small>{note}</small>
          </div>
        ),
        color: 'success',
        closeButtonProps: { 'aria-label': t('ui.dismiss') },
        autoClose: timeToRead,
      });
    },
    [t],
  );
}

/** `timeToAct` is in milliseconds. The notice stays longer while it has the pointer or the focus. */
const timeToAct = 60_000;

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

/**
 * Notices merge only if their kind and message are equal. A message that is not plain text is compared by its
 * title.
 */
interface NoticeKind {
  name: string;
  onClose?: (id: string) => void;
}

/** Shows a failure until the person closes it. The same message appears only once. Returns the notice's id. */
export function useShowFailure(): (title: string, message: ReactNode, kind?: NoticeKind) => string {
  const t = useText();
  return useCallback(
    (title, message, kind) => {
      // The notice's id also becomes an element id, which must not contain a blank.
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
