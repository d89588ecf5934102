import { useMemo } from 'react';
import type { FieldWords } from '@/features/stack-fields/fieldWords';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';

export function useFieldWords(): FieldWords {
  const t = useText();
  const formats = useFormats();
  return useMemo(() => ({ t, formats }), [t, formats]);
}
