import { TextInput, type TextInputProps } from '@mantine/core';

interface DigitsFieldProps extends Omit<TextInputProps, 'onChange'> {
  maxDigits: number;
  onChange: (digits: string) => void;
}

/** Lets nothing but digits in, and no more of them than there may be, typed or pasted. */
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
