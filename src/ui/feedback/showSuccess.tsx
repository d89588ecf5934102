import { Anchor } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { Link } from 'react-router';

interface SuccessLink {
  to: string;
  label: string;
}

/** Says briefly that something has been done; goes away by itself and is read out. A link leaves time to follow it. */
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
