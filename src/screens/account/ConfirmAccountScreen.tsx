import { Anchor, Button, Stack } from '@mantine/core';
import { Link } from 'react-router';
import { useText } from '../../i18n/useText';
import { environment } from '../../lib/environment';
import { paths } from '../../store/access/paths';
import { confirmAccount } from '../../store/api/authCalls';
import { Notice } from '../../ui/Notice';
import { useAttemptFailureText } from '../../widgets/service-failure/useAttemptFailureText';
import { AccountPage } from './AccountPage';
import { BrokenLink } from './BrokenLink';
import { NewPasswordForm } from './NewPasswordForm';
import { useAccountLink } from './useAccountLink';
import { useAccountRequest } from './useAccountRequest';

/** `/confirm?email=…&token=…`: where the invitation of a new user leads. */
export function ConfirmAccountScreen() {
  const t = useText();
  const failureText = useAttemptFailureText();
  const link = useAccountLink();
  const request = useAccountRequest();
  const isPending = request.kind === 'pending';
  const isDone = request.kind === 'success';

  if (!link)
    return (
      <BrokenLink title={t('confirm_account.title')} text={t('confirm_account.broken_link')}>
        <Button component={Link} to={paths.login}>
          {t('account.sign_in')}
        </Button>
      </BrokenLink>
    );
  return (
    <AccountPage
      title={t('confirm_account.title')}
      purpose={isDone ? undefined : t('confirm_account.purpose', { email: link.email })}
      isPending={isPending}
      success={isDone ? t('confirm_account.done') : null}
    >
      {request.error && (
        <Notice tone="clay">
          {/* The specification ends the failure with the text of a failed login; a sentence loses its full stop before the colon. */}
          <p>{t('login.failed', { username: failureText(request.error).replace(/\.$/, '') })}</p>
          <Anchor component={Link} to={paths.login}>
            {t('account.sign_in')}
          </Anchor>
        </Notice>
      )}
      {isDone ? (
        <Stack gap="xs">
          <Button component={Link} to={paths.login}>
            {t('confirm_account.admin_login')}
          </Button>
          <Button component="a" href={environment.mobileAppUrl} variant="default">
            {t('confirm_account.mobile_login')}
          </Button>
        </Stack>
      ) : (
        <NewPasswordForm
          email={link.email}
          submitLabel={t('confirm_account.submit')}
          busy={isPending}
          onSubmit={(password) => void request.send(confirmAccount(link, password))}
        />
      )}
    </AccountPage>
  );
}
