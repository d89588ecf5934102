import { type Formats, formatsOf } from './formats';
import { useLocale } from './LocaleContext';

export function useFormats(givenZone?: string): Formats {
  const { locale, timeZone = givenZone } = useLocale();
  return formatsOf(locale, timeZone);
}
