import { Button, Stack } from '@mantine/core';
import { useText } from '../../i18n/useText';
import { paths } from '../../store/access/paths';
import { EmailField } from '../../ui/EmailField';
import { useFormRules } from '../../ui/form/useFormRules';
import { LinkBelowForm } from '../../ui/LinkBelowForm';
import { PasswordField } from '../../ui/PasswordField';
import { usePlainForm } from '../../ui/usePlainForm';

interface LoginFormProps {
  busy: boolean;
  onSubmit: (username: string, password: string) => void;
}

/** E-mail and password, and the way on for who has forgotten it. */
export function LoginForm({ busy, onSubmit }: LoginFormProps) {
  const t = useText();
  const rules = useFormRules();
  const { values, field, submit } = usePlainForm({
    initial: { username: '', password: '' },
    judge: ({ username, password }) => ({
      username: rules.required(username) ?? rules.email(username),
      password: rules.required(password),
    }),
    busy,
    onSubmit: ({ username, password }) => onSubmit(username.trim(), password),
  });

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <EmailField {...field('username')} label={t('login.email')} autoComplete="username" />
        <PasswordField {...field('password')} label={t('login.password')} autoComplete="current-password" />
        <Button
          type="submit"
          mt="xs"
          fullWidth
          loading={busy}
          disabled={!values.username.trim() || !values.password}
        >
          {t('login.submit')}
        </Button>
        <LinkBelowForm to={paths.forgotPassword}>{t('login.forgot_password')}</LinkBelowForm>
      </Stack>
    </form>
  );
}
