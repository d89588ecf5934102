import { TextInput, type TextInputProps } from '@mantine/core';
import { useFormRules } from '@/ui/form/useFormRules';

interface DigitsFieldProps extends Omit<TextInputProps, 'onChange' | 'value'> {
  maxDigits: number;
  value?: string;
  onChange: (text: string) => void;
}

/** Says at once what it does not take, and keeps it: a sign that vanishes makes another number of "1000,5". */
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
