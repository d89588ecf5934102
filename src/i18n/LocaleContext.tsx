import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { IntlProvider } from 'react-intl';
import type { Catalogue } from './catalogues';
import type { Language } from './language';

interface LocaleState {
  /** Language of the texts. */
  language: Language;
  /** Locale of numbers, dates and sorting: a setting of its own, since de-CH reads German but writes 1.5. */
  locale: string;
  /** Where times are told, by its IANA name; the viewer's zone if nothing is said. */
  timeZone?: string;
  setLanguage: (language: Language) => void;
}

const LocaleContext = createContext<LocaleState | null>(null);

/** Language and locale in use, and the way to change the language. */
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

/** Gives a catalogue that is already here to everything below, and tells the document its language. */
export function LoadedLocale({ state, catalogue, children }: LoadedLocaleProps) {
  const { language } = state;
  useEffect(() => {
    const page = document.documentElement;
    const before = page.lang;
    page.lang = language;
    // A part of the page that speaks its own language gives it back when it leaves.
    return () => {
      page.lang = before;
    };
  }, [language]);
  return (
    <LocaleContext value={state}>
      <IntlProvider locale={language} messages={catalogue} onError={reportMissing}>
        {children}
      </IntlProvider>
    </LocaleContext>
  );
}

function reportMissing(error: Error): void {
  console.error(error.message);
}
