/** Languages that the portal speaks, and the locale each stands for when the browser names no region. */
export const homeLocales = { en: 'en-GB', da: 'da-DK', de: 'de-DE', pl: 'pl-PL' } as const;

export type Language = keyof typeof homeLocales;

export const languages = ['en', 'da', 'de', 'pl'] as const satisfies readonly Language[];

/** Each language by its own name, so that people find theirs on a page that they cannot read. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  da: 'Dansk',
  de: 'Deutsch',
  pl: 'Polski',
};

function languageOf(tag: string): Language | undefined {
  const primary = tag.toLowerCase().split('-')[0];
  return languages.find((language) => language === primary);
}

/**
 * The browser's preferred language decides, with any region ("de-AT" is German); one that we do not speak
 * is English, whatever stands behind it in the list (specification, administration area, section 1).
 */
export function browserLanguage(browserLanguages: readonly string[]): Language {
  return languageOf(browserLanguages[0] ?? '') ?? 'en';
}

/**
 * Locale for numbers, dates and sorting: the browser's own regional variant of the language
 * (Swiss German writes 1.5, not 1,5), else the language's home.
 */
export function localeFor(language: Language, browserLanguages: readonly string[]): string {
  const regional = browserLanguages.find(
    (tag) => /^[a-z]{2}-[a-z]{2}$/i.test(tag) && languageOf(tag) === language,
  );
  return regional ?? homeLocales[language];
}

const storageKey = 'stackyard.language';

/** The language chosen with the switch, or null where none was or storage is closed to us. */
export function rememberedLanguage(): Language | null {
  try {
    return languageOf(localStorage.getItem(storageKey) ?? '') ?? null;
  } catch {
    return null;
  }
}

export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // A browser that stores nothing still gets its language for this visit.
  }
}
