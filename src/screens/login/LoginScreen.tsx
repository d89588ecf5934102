import { Stack } from '@mantine/core';
import { useText } from '@/i18n/useText';
import type { Session } from '@/store/session/session';
import { Notice } from '@/ui/feedback/Notice';
import { PageHeader } from '@/ui/layout/PageHeader';
import { PlainPage } from '@/ui/layout/PlainPage';
import { LoginFailureNotice } from './LoginFailureNotice';
import { LoginForm } from './LoginForm';
import classes from './LoginScreen.module.css';
import { useLogin } from './useLogin';

interface LoginScreenProps {
  /** The last session ended by itself. */
  hasExpired: boolean;
  /** Takes the session; rejects when the portal behind sign-in cannot be loaded. */
  onSignedIn: (session: Session) => Promise<void>;
}

export function LoginScreen({ hasExpired, onSignedIn }: LoginScreenProps) {
  const t = useText();
  const { busy, failure, login } = useLogin(onSignedIn);

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
        <LoginForm busy={busy} onSubmit={login} />
      </Stack>
    </PlainPage>
  );
}
