import { Button, Stack, VisuallyHidden } from '@mantine/core';
import { useId } from 'react';
import { useText } from '@/i18n/useText';
import { paths } from '@/navigation/paths';
import { EmailField } from '@/ui/fields/EmailField';
import { PasswordField } from '@/ui/fields/PasswordField';
import { useFormRules } from '@/ui/form/useFormRules';
import { usePlainForm } from '@/ui/form/usePlainForm';
import { LinkBelowForm } from '@/ui/layout/LinkBelowForm';

interface LoginFormProps {
  busy: boolean;
  onSubmit: (username: string, password: string) => void;
}

export function LoginForm({ busy, onSubmit }: LoginFormProps) {
  const t = useText();
  const rules = useFormRules();
  const reasonId = useId();
  const { values, getInputProps, submit } = usePlainForm({
    initial: { username: '', password: '' },
    validate: ({ username, password }) => ({
      username: rules.required(username) ?? rules.email(username),
      password: rules.required(password),
    }),
    busy,
    onSubmit: ({ username, password }) => onSubmit(username.trim(), password),
  });
  const isEmpty = !values.username.trim() || !values.password;

  return (
    <form onSubmit={submit} noValidate>
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
          // Not `disabled`: pressing it shows what is missing.
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
