import { TextInput, type TextInputProps } from '@mantine/core';

interface DigitsFieldProps extends Omit<TextInputProps, 'onChange'> {
  maxDigits: number;
  onChange: (digits: string) => void;
}

/** Accepts only digits, and at most `maxDigits` of them, typed or pasted. */
export function DigitsField({ maxDigits, onChange, ...props }: DigitsFieldProps) {
  return (
    <TextInput
      {...props}
      inputMode="numeric"
      autoComplete="off"
      onChange={(event) => onChange(event.currentTarget.value.replace(/\D/g, '').slice(0, maxDigits))}
    />
  );
}
