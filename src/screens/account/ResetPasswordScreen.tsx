import { Anchor, Button } from '@mantine/core';
import { Link } from 'react-router';
import { useAttemptFailureText } from '@/features/errors/useFailureText';
import { useText } from '@/i18n/useText';
import { paths } from '@/navigation/paths';
import type { AccountState } from '@/store/access/redirectState';
import { resetPassword } from '@/store/api/client/authCalls';
import { NewPasswordPage } from './NewPasswordPage';

export function ResetPasswordScreen() {
  const t = useText();
  const failureText = useAttemptFailureText();
  return (
    <NewPasswordPage
      title={t('reset_password.title')}
      purpose={(email) => t('reset_password.purpose', { email })}
      submitLabel={t('reset_password.submit')}
      send={resetPassword}
      failure={(error) => (
        <>
          <p>{failureText(error)}</p>
          <p>{t('reset_password.failed')}</p>
          <Anchor component={Link} to={paths.forgotPassword}>
            {t('reset_password.request_link')}
          </Anchor>
        </>
      )}
      done={t('reset_password.done')}
      waysOn={(email) => (
        <Button component={Link} to={paths.login} state={{ email } satisfies AccountState}>
          {t('account.sign_in')}
        </Button>
      )}
      broken={t('reset_password.broken_link')}
      wayOut={
        <Button component={Link} to={paths.forgotPassword}>
          {t('reset_password.request_link')}
        </Button>
      }
    />
  );
}
