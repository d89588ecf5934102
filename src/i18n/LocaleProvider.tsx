import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { type Catalogue, type CataloguePart, loadCatalogue } from './catalogues';
import { LoadedLocale } from './LocaleContext';
import { browserLanguage, type Language, localeFor, rememberedLanguage, rememberLanguage } from './language';

interface Loaded {
  language: Language;
  parts: readonly CataloguePart[];
  catalogue: Catalogue;
}

interface TextParts {
  loaded: readonly CataloguePart[];
  failure: unknown;
  load: (part: CataloguePart) => void;
}

/** The default is for a `LoadedLocale` alone, which has a whole catalogue. */
const TextPartsContext = createContext<TextParts>({
  loaded: ['start', 'report', 'portal'],
  failure: null,
  load: () => undefined,
});

function firstLanguage(): Language {
  return rememberedLanguage() ?? browserLanguage(navigator.languages);
}

/** Loads the texts in advance, beside the code of the page that will need them. */
export function preloadTexts(part: CataloguePart): void {
  // The page loads them again, and shows a failure.
  loadCatalogue(firstLanguage(), [part]).catch(() => undefined);
}

/**
 * Uses the remembered language, else the browser's. Only that language's texts load, and only the parts that pages
 * have asked for; during a change the page keeps the old texts. A failed first load goes to the error boundary.
 */
export function LocaleProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(firstLanguage);
  const [parts, setParts] = useState<readonly CataloguePart[]>(['start']);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  useEffect(() => {
    let current = true;
    loadCatalogue(language, parts).then(
      (catalogue) => current && setLoaded({ language, parts, catalogue }),
      (error: unknown) => current && setFailure(error),
    );
    return () => {
      current = false;
    };
  }, [language, parts]);

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
  const load = useCallback(
    (part: CataloguePart) => setParts((now) => (now.includes(part) ? now : [...now, part])),
    [],
  );
  const loadedParts = loaded?.parts;
  const textParts = useMemo(
    () => ({ loaded: loadedParts ?? [], failure, load }),
    [loadedParts, failure, load],
  );

  if (!loaded) {
    if (failure) throw failure;
    return null;
  }
  return (
    <TextPartsContext value={textParts}>
      <LoadedLocale state={state} catalogue={loaded.catalogue}>
        {children}
      </LoadedLocale>
    </TextPartsContext>
  );
}

interface WithTextsProps {
  part: CataloguePart;
  /** Shown until the texts are there. */
  fallback: ReactNode;
  children: ReactNode;
}

/** For pages that need more texts than those of the start. A failed load goes to the error boundary. */
export function WithTexts({ part, fallback, children }: WithTextsProps) {
  const { loaded, failure, load } = use(TextPartsContext);
  useEffect(() => load(part), [load, part]);
  if (loaded.includes(part)) return children;
  if (failure) throw failure;
  return fallback;
}
