import { notifications } from '@mantine/notifications';

/** Says briefly that something has been done; goes away by itself and is read out. */
export function showSuccess(message: string): void {
  notifications.show({ message, color: 'spruce', withCloseButton: false });
}
