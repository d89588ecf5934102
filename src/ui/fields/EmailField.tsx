import { TextInput, type TextInputProps } from '@mantine/core';

export function EmailField(props: TextInputProps) {
  return <TextInput {...props} type="email" autoCapitalize="none" spellCheck={false} />;
}
