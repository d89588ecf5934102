import { useMemo } from 'react';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import type { FieldWords } from '@/widgets/stack-fields/fieldWords';

/** The language of the report. */
export function useFieldWords(): FieldWords {
  const t = useText();
  const formats = useFormats();
  return useMemo(() => ({ t, formats }), [t, formats]);
}
