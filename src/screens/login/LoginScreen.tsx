import { Button, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useId } from 'react';
import { useText } from '@/i18n/useText';
import { paths } from '@/navigation/paths';
import type { SignedIn } from '@/store/api/client/authCalls';
import { Notice } from '@/ui/feedback/Notice';
import { EmailField } from '@/ui/fields/EmailField';
import { PasswordField } from '@/ui/fields/PasswordField';
import { useFormRules } from '@/ui/form/useFormRules';
import { usePlainForm } from '@/ui/form/usePlainForm';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkBelowForm, PublicPage } from '@/ui/layout/PublicPage';
import classes from './LoginScreen.module.css';
import { LoginFailureNotice, useLogin } from './useLogin';

interface LoginScreenProps {
  email: string;
  hasExpired: boolean;
  onSignedIn: (answer: SignedIn) => Promise<void>;
}

export function LoginScreen({ email, hasExpired, onSignedIn }: LoginScreenProps) {
  const t = useText();
  const { busy, failure, login } = useLogin(onSignedIn);

  return (
    <PublicPage>
      <Stack gap="lg">
        <PageHeader title={t('login.title')} />
        <Text inherit c="dimmed" mt={-12}>
          {t('login.purpose')}
        </Text>
        <div className={classes.demo}>
          <Notice tone="warning">
            <p>{t('login.demo')}</p>
          </Notice>
        </div>
        {hasExpired && !failure && (
          <div role="status">
            <Notice tone="warning">
              <p>{t('login.expired')}</p>
            </Notice>
          </div>
        )}
        {failure && <LoginFailureNotice {...failure} />}
        <LoginForm email={email} busy={busy} onSubmit={login} />
      </Stack>
    </PublicPage>
  );
}

interface LoginFormProps extends Pick<LoginScreenProps, 'email'> {
  busy: boolean;
  onSubmit: (username: string, password: string) => void;
}

function LoginForm({ email, busy, onSubmit }: LoginFormProps) {
  const t = useText();
  const rules = useFormRules();
  const reasonId = useId();
  const { isEmpty, getInputProps, formProps } = usePlainForm({
    initial: { username: email, password: '' },
    validate: ({ username, password }) => ({
      username: rules.required(username) ?? rules.email(username),
      password: rules.required(password),
    }),
    busy,
    onSubmit: ({ username, password }) => onSubmit(username.trim(), password),
  });

  return (
    <form {...formProps}>
      <Stack>
        <EmailField {...getInputProps('username')} label={t('login.email')} autoComplete="username" />
        <PasswordField
          {...getInputProps('password')}
          label={t('login.password')}
          autoComplete="current-password"
        />
        <Button
          type="submit"
          mt="xs"
          fullWidth
          loading={busy}
          // The button is not `disabled`, because a press on it shows the missing fields.
          {...(isEmpty && { 'aria-disabled': true, 'aria-describedby': reasonId, 'data-disabled': true })}
        >
          {t('login.submit')}
        </Button>
        {isEmpty && <VisuallyHidden id={reasonId}>{t('form.not_ready')}</VisuallyHidden>}
        <LinkBelowForm to={paths.forgotPassword}>{t('login.forgot_password')}</LinkBelowForm>
      </Stack>
    </form>
  );
}
