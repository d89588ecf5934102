import { type Formats, formatsOf } from './formats';
import { useLocale } from './LocaleContext';

/** `givenZone` must be a known zone; the page's own zone takes precedence. */
export function useFormats(givenZone?: string): Formats {
  const { locale, timeZone = givenZone } = useLocale();
  return formatsOf(locale, timeZone);
}
