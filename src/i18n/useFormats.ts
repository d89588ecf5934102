import { useMemo } from 'react';
import { type Formats, formatsOf } from './formats';
import { useLocale } from './LocaleContext';

/** Numbers and dates as the locale in use writes them; times of a given zone that exists, else of the page's. */
export function useFormats(givenZone?: string): Formats {
  const { locale, timeZone = givenZone } = useLocale();
  return useMemo(() => formatsOf(locale, timeZone), [locale, timeZone]);
}
