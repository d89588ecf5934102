import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useText } from '@/i18n/useText';

export function PasswordField(props: PasswordInputProps) {
  const t = useText();
  return (
    <PasswordInput
      // Mantine sets this attribute on every other input.
      aria-invalid={Boolean(props.error)}
      {...props}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': t('ui.show_password') }}
    />
  );
}
