import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useText } from '@/i18n/useText';

/** A password that can be looked at, by keyboard too, and pasted. */
export function PasswordField(props: PasswordInputProps) {
  const t = useText();
  return (
    <PasswordInput
      // Mantine says it of every other input.
      aria-invalid={Boolean(props.error)}
      {...props}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': t('ui.show_password') }}
    />
  );
}
