import { TextInput, type TextInputProps } from '@mantine/core';

/** An e-mail address, with the keyboard for it on a phone. */
export function EmailField(props: TextInputProps) {
  return <TextInput {...props} type="email" autoCapitalize="none" spellCheck={false} />;
}
