import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import type { Language } from '@/lib/languages';
import { type Catalogue, loadCatalogue, loadStartTexts } from './catalogues';
import { LoadedLocale } from './LocaleContext';
import { firstLanguage, localeFor, rememberLanguage } from './language';

interface Loaded {
  language: Language;
  isWhole: boolean;
  catalogue: Catalogue;
}

interface PortalTexts {
  areLoaded: boolean;
  failure: unknown;
  load: () => void;
}

const PortalTextsContext = createContext<PortalTexts | null>(null);

/** Loads the texts of the portal in advance, in parallel with the code of the page that needs them. Never rejects. */
export async function preloadPortalTexts(): Promise<void> {
  // The page loads them again and shows a failure.
  await loadCatalogue(firstLanguage()).catch(() => undefined);
}

/**
 * Uses the remembered language, or else the browser's. Only the texts of this language load; those of the
 * portal load once a page needs them. During a change of language the page keeps the old texts. A failed
 * first load goes to the error boundary.
 */
export function LocaleProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(firstLanguage);
  // This is a counter, because a former load may have failed.
  const [timesAsked, setTimesAsked] = useState(0);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  useEffect(() => {
    let current = true;
    const isWhole = timesAsked > 0;
    const load = isWhole ? loadCatalogue : loadStartTexts;
    load(language).then(
      (catalogue) => current && setLoaded({ language, isWhole, catalogue }),
      (error: unknown) => current && setFailure(error),
    );
    return () => {
      current = false;
    };
  }, [language, timesAsked]);

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
  const load = useCallback(() => setTimesAsked((times) => times + 1), []);
  const areLoaded = loaded?.isWhole ?? false;
  const portalTexts = useMemo(() => ({ areLoaded, failure, load }), [areLoaded, failure, load]);

  if (!loaded) {
    if (failure) throw failure;
    return null;
  }
  return (
    <PortalTextsContext value={portalTexts}>
      <LoadedLocale state={state} catalogue={loaded.catalogue}>
        {children}
      </LoadedLocale>
    </PortalTextsContext>
  );
}

interface WithPortalTextsProps {
  fallback: ReactNode;
  children: ReactNode;
}

export function WithPortalTexts({ fallback, children }: WithPortalTextsProps) {
  const texts = use(PortalTextsContext);
  // Another page may have failed long ago, so this one asks before it reports a failure.
  const [formerFailure] = useState(texts?.failure);
  const isMissing = texts !== null && !texts.areLoaded;
  const load = texts?.load;
  useEffect(() => {
    if (isMissing) load?.();
  }, [isMissing, load]);
  if (!isMissing) return children;
  if (texts.failure && texts.failure !== formerFailure) throw texts.failure;
  return fallback;
}
