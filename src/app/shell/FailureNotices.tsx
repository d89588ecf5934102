import { Notifications, notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { useText } from '../../i18n/useText';
import { useShowFailure } from '../../ui/useShowFailure';
import { useFailureText } from '../../widgets/service-failure/useFailureText';
import { failureFeed } from '../failureFeed';
import classes from './FailureNotices.module.css';

/** Shows failed calls that no screen shows itself. They stay until read; several of one cause are told once. */
export function FailureNotices() {
  const t = useText();
  const failureText = useFailureText();
  const showFailure = useShowFailure();
  useEffect(
    () => failureFeed.connect((failure) => showFailure(t('shell.failure_title'), failureText(failure))),
    [t, failureText, showFailure],
  );
  // The library keeps them beyond the page: whoever signs in next would read what concerned the former person.
  useEffect(() => () => notifications.clean(), []);
  return <Notifications position="bottom-right" classNames={{ root: classes.notices }} />;
}
