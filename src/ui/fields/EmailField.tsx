import { TextInput, type TextInputProps } from '@mantine/core';

/** A phone shows its keyboard for e-mail addresses. */
export function EmailField(props: TextInputProps) {
  return <TextInput {...props} type="email" autoCapitalize="none" spellCheck={false} />;
}
