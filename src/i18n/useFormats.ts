import { useMemo } from 'react';
import { type Formats, formatsOf } from './formats';
import { useLocale } from './LocaleContext';

/** Numbers and dates as the person's locale writes them. */
export function useFormats(): Formats {
  const { locale } = useLocale();
  return useMemo(() => formatsOf(locale), [locale]);
}
