import { Anchor, Button, Stack } from '@mantine/core';
import { Link } from 'react-router';
import { useAttemptFailureText } from '@/features/errors/useFailureText';
import { useText } from '@/i18n/useText';
import { environment } from '@/lib/environment';
import { paths } from '@/navigation/paths';
import type { AccountState } from '@/store/access/redirectState';
import { confirmAccount } from '@/store/api/client/authCalls';
import { NewPasswordPage } from './NewPasswordPage';

export function ConfirmAccountScreen() {
  const t = useText();
  const failureText = useAttemptFailureText();
  return (
    <NewPasswordPage
      title={t('confirm_account.title')}
      purpose={(email) => t('confirm_account.purpose', { email })}
      submitLabel={t('confirm_account.submit')}
      send={confirmAccount}
      failure={(error) => (
        <>
          {/* The specification ends the failure with the text of a failed login; a sentence loses its full
              stop before the colon. */}
          <p>{t('login.failed', { username: failureText(error).replace(/\.$/, '') })}</p>
          <p>{t('confirm_account.another')}</p>
          <Anchor component={Link} to={paths.forgotPassword}>
            {t('login.forgot_password')}
          </Anchor>{' '}
          <Anchor component={Link} to={paths.login}>
            {t('account.sign_in')}
          </Anchor>
        </>
      )}
      done={t('confirm_account.done')}
      waysOn={(email) => (
        <Stack gap="xs">
          <Button component={Link} to={paths.login} state={{ email } satisfies AccountState}>
            {t('confirm_account.admin_login')}
          </Button>
          <Button component="a" href={environment.mobileAppUrl} variant="default">
            {t('confirm_account.mobile_login')}
          </Button>
        </Stack>
      )}
      broken={t('confirm_account.broken_link')}
      wayOut={
        // The page sends a new invitation to an account that is not confirmed.
        <Stack gap="xs">
          <Button component={Link} to={paths.forgotPassword}>
            {t('reset_password.request_link')}
          </Button>
          <Button component={Link} to={paths.login} variant="default">
            {t('account.sign_in')}
          </Button>
        </Stack>
      }
    />
  );
}
