import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';
import classes from './Notices.module.css';

export function Notices() {
  return <Notifications position="bottom-left" classNames={{ root: classes.notices }} withinPortal={false} />;
}
