import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { useText } from '../../i18n/useText';
import { isEmail } from '../../lib/email';

interface LoginFormProps {
  busy: boolean;
  onSubmit: (username: string, password: string) => void;
}

type FieldName = 'username' | 'password';

/** E-mail and password. A field is judged after it has been left, and its text stays whatever the answer is. */
export function LoginForm({ busy, onSubmit }: LoginFormProps) {
  const t = useText();
  const [values, setValues] = useState({ username: '', password: '' });
  const [left, setLeft] = useState({ username: false, password: false });
  const usernameInput = useRef<HTMLInputElement>(null);
  const username = values.username.trim();

  const errorOf = (name: FieldName) => {
    if (!left[name]) return null;
    if (values[name].trim() === '') return t('login.required');
    return name === 'username' && !isEmail(username) ? t('login.email_invalid') : null;
  };
  const field = (name: FieldName) => ({
    name,
    required: true,
    withAsterisk: false,
    value: values[name],
    error: errorOf(name),
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      setValues((current) => ({ ...current, [name]: value }));
    },
    onBlur: () => setLeft((current) => ({ ...current, [name]: true })),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setLeft({ username: true, password: true });
    if (isEmail(username)) onSubmit(username, values.password);
    else usernameInput.current?.focus();
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          {...field('username')}
          ref={usernameInput}
          label={t('login.email')}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordInput
          {...field('password')}
          label={t('login.password')}
          autoComplete="current-password"
          visibilityToggleFocusable
          visibilityToggleButtonProps={{ 'aria-label': t('login.show_password') }}
        />
        <Button type="submit" mt="xs" fullWidth loading={busy} disabled={!username || !values.password}>
          {t('login.submit')}
        </Button>
      </Stack>
    </form>
  );
}
