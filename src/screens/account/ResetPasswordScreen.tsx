import { Anchor, Button } from '@mantine/core';
import { Link } from 'react-router';
import { useText } from '../../i18n/useText';
import { paths } from '../../store/access/paths';
import { resetPassword } from '../../store/api/authCalls';
import { Notice } from '../../ui/Notice';
import { useAttemptFailureText } from '../../widgets/service-failure/useAttemptFailureText';
import { AccountPage } from './AccountPage';
import { BrokenLink } from './BrokenLink';
import { NewPasswordForm } from './NewPasswordForm';
import { useAccountLink } from './useAccountLink';
import { useAccountRequest } from './useAccountRequest';

/** `/reset-password?email=…&token=…`: where the mail of "forgot password" leads. */
export function ResetPasswordScreen() {
  const t = useText();
  const failureText = useAttemptFailureText();
  const link = useAccountLink();
  const request = useAccountRequest();
  const isPending = request.kind === 'pending';
  const isDone = request.kind === 'success';

  if (!link)
    return (
      <BrokenLink title={t('reset_password.title')} text={t('reset_password.broken_link')}>
        <Button component={Link} to={paths.forgotPassword}>
          {t('reset_password.request_link')}
        </Button>
      </BrokenLink>
    );
  return (
    <AccountPage
      title={t('reset_password.title')}
      purpose={isDone ? undefined : t('reset_password.purpose', { email: link.email })}
      isPending={isPending}
      success={isDone ? t('reset_password.done') : null}
    >
      {request.error && (
        <Notice tone="clay">
          <p>{failureText(request.error)}</p>
          <p>{t('reset_password.failed')}</p>
          <Anchor component={Link} to={paths.forgotPassword}>
            {t('reset_password.request_link')}
          </Anchor>
        </Notice>
      )}
      {isDone ? (
        <Button component={Link} to={paths.login}>
          {t('account.sign_in')}
        </Button>
      ) : (
        <NewPasswordForm
          email={link.email}
          submitLabel={t('reset_password.submit')}
          busy={isPending}
          onSubmit={(newPassword) => void request.send(resetPassword(link, newPassword))}
        />
      )}
    </AccountPage>
  );
}
