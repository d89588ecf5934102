import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { useText } from '@/i18n/useText';
import { PasswordField } from '@/ui/fields/PasswordField';
import { useFormRules } from '@/ui/form/useFormRules';
import { usePlainForm } from '@/ui/form/usePlainForm';
import { failingRules } from './passwordRules';

interface NewPasswordFormProps {
  /** The account's address. */
  email: string;
  submitLabel: string;
  busy: boolean;
  onSubmit: (password: string) => void;
}

/** A new password, twice. One button shows or hides both fields. */
export function NewPasswordForm({ email, submitLabel, busy, onSubmit }: NewPasswordFormProps) {
  const t = useText();
  const { required } = useFormRules();
  const [isVisible, setVisible] = useState(false);

  const validateStrength = (password: string) => {
    const failing = failingRules(password).map((rule) => t(`account.rule.${rule}`));
    return failing.length > 0 ? [t('account.password_weak'), ...failing].join('. ') : null;
  };
  const { getInputProps, submit } = usePlainForm({
    initial: { password: '', repeat: '' },
    validate: ({ password, repeat }) => ({
      password: required(password) ?? validateStrength(password),
      repeat: required(repeat) ?? (repeat === password ? null : t('account.password_mismatch')),
    }),
    busy,
    onSubmit: ({ password }) => onSubmit(password),
  });
  const secret = { autoComplete: 'new-password', visible: isVisible, onVisibilityChange: setVisible };

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {/* Password managers store the password under this address. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...getInputProps('password')}
          {...secret}
          label={t('account.new_password')}
          description={t('account.password_hint')}
        />
        <PasswordField {...getInputProps('repeat')} {...secret} label={t('account.repeat_password')} />
        <Button type="submit" mt="xs" fullWidth loading={busy}>
          {submitLabel}
        </Button>
      </Stack>
    </form>
  );
}
