import { TextInput, type TextInputProps } from '@mantine/core';
import { useFormRules } from '@/ui/form/useFormRules';

interface DigitsFieldProps extends Omit<TextInputProps, 'onChange' | 'value'> {
  maxDigits: number;
  value?: string;
  onChange: (text: string) => void;
}

/**
 * Keeps every typed character and reports a wrong one immediately: dropping the comma would turn "1000,5"
 * into another number.
 */
export function DigitsField({ maxDigits, value = '', onChange, error, ...props }: DigitsFieldProps) {
  const rules = useFormRules();
  return (
    <TextInput
      {...props}
      value={value}
      inputMode="numeric"
      autoComplete="off"
      error={error ?? rules.digits(value, maxDigits)}
      errorProps={{ role: 'alert' }}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
