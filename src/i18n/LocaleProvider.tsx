import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { type Catalogue, loadCatalogue } from './catalogues';
import { LoadedLocale } from './LocaleContext';
import { browserLanguage, type Language, localeFor, rememberedLanguage, rememberLanguage } from './language';

interface Loaded {
  language: Language;
  catalogue: Catalogue;
}

/**
 * Uses the remembered language, else the browser's. Only that language's texts load; during a change the page
 * keeps the old texts. A failed first load goes to the error boundary.
 */
export function LocaleProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(
    () => rememberedLanguage() ?? browserLanguage(navigator.languages),
  );
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  useEffect(() => {
    let current = true;
    loadCatalogue(language).then(
      (catalogue) => current && setLoaded({ language, catalogue }),
      (error: unknown) => current && setFailure(error),
    );
    return () => {
      current = false;
    };
  }, [language]);

  const spoken = loaded?.language ?? language;
  const state = useMemo(
    () => ({
      language: spoken,
      locale: localeFor(spoken, navigator.languages),
      setLanguage: (next: Language) => {
        rememberLanguage(next);
        setLanguage(next);
      },
    }),
    [spoken],
  );

  if (!loaded) {
    if (failure) throw failure;
    return null;
  }
  return (
    <LoadedLocale state={state} catalogue={loaded.catalogue}>
      {children}
    </LoadedLocale>
  );
}
