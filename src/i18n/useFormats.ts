import { useMemo } from 'react';
import { type Formats, formatsOf } from './formats';
import { useLocale } from './LocaleContext';

/** Numbers and dates as the locale in use writes them. */
export function useFormats(): Formats {
  const { locale, timeZone } = useLocale();
  return useMemo(() => formatsOf(locale, timeZone), [locale, timeZone]);
}
