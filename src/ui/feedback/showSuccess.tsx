import { Anchor } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { Link } from 'react-router';

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
