import { Stack } from '@mantine/core';
import { useState } from 'react';
import { useText } from '@/i18n/useText';
import { requestLogin } from '@/store/api/client/authCalls';
import { failureOf, isServiceError } from '@/store/ports/serviceError';
import type { Session } from '@/store/session/session';
import { Notice } from '@/ui/feedback/Notice';
import { PageHeader } from '@/ui/layout/PageHeader';
import { PlainPage } from '@/ui/layout/PlainPage';
import { type LoginFailure, LoginFailureNotice } from './LoginFailureNotice';
import { LoginForm } from './LoginForm';
import classes from './LoginScreen.module.css';

interface LoginScreenProps {
  /** The last session ended by itself. */
  hasExpired: boolean;
  /** Takes the session; rejects when the portal behind sign-in cannot be loaded. */
  onSignedIn: (session: Session) => Promise<void>;
}

/** Sign-in. What follows it is decided by whoever shows this screen. */
export function LoginScreen({ hasExpired, onSignedIn }: LoginScreenProps) {
  const t = useText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<LoginFailure | null>(null);

  const submit = async (username: string, password: string) => {
    setBusy(true);
    setFailure(null);
    const answer = await requestLogin(username, password);
    const error = isServiceError(answer)
      ? answer
      : await onSignedIn(answer).then(
          () => null,
          () => failureOf('network'),
        );
    setBusy(false);
    setFailure(error && { username, error });
  };

  return (
    <PlainPage>
      <Stack gap="lg">
        <PageHeader title={t('login.title')} />
        <p className={classes.purpose}>{t('login.purpose')}</p>
        {hasExpired && !failure && (
          <div role="status">
            <Notice tone="warning">
              <p>{t('login.expired')}</p>
            </Notice>
          </div>
        )}
        {failure && <LoginFailureNotice {...failure} />}
        <LoginForm busy={busy} onSubmit={submit} />
      </Stack>
    </PlainPage>
  );
}
