import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useText } from '@/i18n/useText';

/** A password that can be looked at, by keyboard too, and pasted. */
export function PasswordField(props: PasswordInputProps) {
  const t = useText();
  return (
    <PasswordInput
      {...props}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': t('ui.show_password') }}
    />
  );
}
