import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useText } from '@/i18n/useText';

/** The toggle that shows the password works with the keyboard too, and the field accepts pasting. */
export function PasswordField(props: PasswordInputProps) {
  const t = useText();
  return (
    <PasswordInput
      // Mantine sets it on every other input.
      aria-invalid={Boolean(props.error)}
      {...props}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': t('ui.show_password') }}
    />
  );
}
