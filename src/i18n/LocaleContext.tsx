import { createContext, type ReactNode, useContext, useLayoutEffect } from 'react';
import { IntlProvider } from 'react-intl';
import type { Language } from '@/lib/languages';
import type { Catalogue } from './catalogues';
import { languageOfLocale } from './language';

interface LocaleState {
  language: Language;
  /**
   * `locale` formats numbers and dates and decides the sorting of names. It is separate from the language:
   * de-CH has German texts but writes 1.5. `timeZone` is an IANA name; without it, times are in the reader's
   * zone.
   */
  locale: string;
  timeZone?: string;
  setLanguage: (language: Language) => void;
}

const LocaleContext = createContext<LocaleState | null>(null);

export function useLocale(): LocaleState {
  const state = useContext(LocaleContext);
  if (!state) throw new Error('useLocale needs a LocaleProvider above it');
  return state;
}

interface LoadedLocaleProps {
  state: LocaleState;
  catalogue: Catalogue;
  children: ReactNode;
}

export function LoadedLocale({ state, catalogue, children }: LoadedLocaleProps) {
  const { language, locale } = state;
  // The language is set before any effect of the page below, because calls name the language of the document.
  useLayoutEffect(() => {
    const page = document.documentElement;
    const before = page.lang;
    page.lang = language;
    // A part of the page with its own language restores the old one when it unmounts.
    return () => {
      page.lang = before;
    };
  }, [language]);
  // Numbers in texts are formatted like all others; the plurals of a language are the same in all its regions.
  const textLocale = languageOfLocale(locale) === language ? locale : language;
  return (
    <LocaleContext value={state}>
      <IntlProvider locale={textLocale} messages={catalogue} onError={reportMissing}>
        {children}
      </IntlProvider>
    </LocaleContext>
  );
}

function reportMissing(error: Error): void {
  console.error(error.message);
}
