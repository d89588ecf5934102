import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { type Catalogue, type CataloguePart, loadCatalogue } from './catalogues';
import { LoadedLocale } from './LocaleContext';
import { firstLanguage, type Language, localeFor, rememberLanguage } from './language';

interface Loaded {
  language: Language;
  parts: readonly CataloguePart[];
  catalogue: Catalogue;
}

interface TextParts {
  loaded: readonly CataloguePart[];
  failure: unknown;
  load: (parts: readonly CataloguePart[]) => void;
}

/** Null for a `LoadedLocale` alone, which has a whole catalogue. */
const TextPartsContext = createContext<TextParts | null>(null);

/** Loads the texts in advance, beside the code of the page that will need them. Never rejects. */
export async function preloadTexts(parts: readonly CataloguePart[]): Promise<void> {
  // The page loads them again, and shows a failure.
  await loadCatalogue(firstLanguage(), parts).catch(() => undefined);
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
  const loadedParts = loaded?.parts;
  const load = useCallback(
    (wanted: readonly CataloguePart[]) => {
      if (wanted.every((part) => loadedParts?.includes(part))) return;
      // Anew, even if they are among them: a former load may have failed.
      setParts((now) => [...new Set([...now, ...wanted])]);
    },
    [loadedParts],
  );
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
  /** The same array each time. */
  parts: readonly CataloguePart[];
  /** Shown until the texts are there. */
  fallback: ReactNode;
  children: ReactNode;
}

/** For pages that need more texts than those of the start. A failed load goes to the error boundary. */
export function WithTexts({ parts, fallback, children }: WithTextsProps) {
  const texts = use(TextPartsContext);
  // That of another page, maybe long ago: this one asks first.
  const [formerFailure] = useState(texts?.failure);
  useEffect(() => texts?.load(parts), [texts?.load, parts]);
  if (!texts || parts.every((part) => texts.loaded.includes(part))) return children;
  if (texts.failure && texts.failure !== formerFailure) throw texts.failure;
  return fallback;
}
