import { Button, Stack } from '@mantine/core';
import { useAttemptFailureText } from '@/features/errors/useFailureText';
import { useText } from '@/i18n/useText';
import { paths } from '@/navigation/paths';
import { forgotPassword } from '@/store/api/client/authCalls';
import { Notice } from '@/ui/feedback/Notice';
import { EmailField } from '@/ui/fields/EmailField';
import { useFormRules } from '@/ui/form/useFormRules';
import { usePlainForm } from '@/ui/form/usePlainForm';
import { LinkBelowForm } from '@/ui/layout/PublicPage';
import { AccountPage, useAccountRequest } from './AccountPage';

export function ForgotPasswordScreen() {
  const t = useText();
  const rules = useFormRules();
  const failureText = useAttemptFailureText();
  const request = useAccountRequest();
  const isPending = request.kind === 'pending';
  const isSent = request.kind === 'success';
  const { getInputProps, formProps } = usePlainForm({
    initial: { email: '' },
    validate: ({ email }) => ({ email: rules.required(email) ?? rules.email(email) }),
    busy: isPending,
    onSubmit: ({ email }) => void request.send(forgotPassword(email.trim())),
  });

  return (
    <AccountPage
      title={t('forgot_password.title')}
      purpose={isSent ? undefined : t('forgot_password.purpose')}
      isPending={isPending}
      success={isSent ? t('forgot_password.sent') : null}
    >
      {request.error && (
        <Notice tone="danger">
          <p>{t('forgot_password.failed')}</p>
          <p>{failureText(request.error)}</p>
        </Notice>
      )}
      {isSent ? (
        <Button variant="default" onClick={request.restart}>
          {t('forgot_password.again')}
        </Button>
      ) : (
        <form {...formProps}>
          <Stack>
            <EmailField {...getInputProps('email')} label={t('login.email')} autoComplete="username" />
            <Button type="submit" mt="xs" fullWidth loading={isPending}>
              {t('forgot_password.submit')}
            </Button>
          </Stack>
        </form>
      )}
      <LinkBelowForm to={paths.login}>{t('account.sign_in')}</LinkBelowForm>
    </AccountPage>
  );
}
