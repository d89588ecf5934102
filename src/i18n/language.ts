import { type Language, languages } from '@/lib/languages';

export const homeLocales = {
  en: 'en-GB',
  da: 'da-DK',
  de: 'de-DE',
  pl: 'pl-PL',
} as const satisfies Record<Language, string>;

/** Each name is in its own language, so that people find theirs on a page that they cannot read. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  da: 'Dansk',
  de: 'Deutsch',
  pl: 'Polski',
};

export function languageOfLocale(tag: string): Language | undefined {
  const primary = tag.toLowerCase().split('-')[0];
  return languages.find((language) => language === primary);
}

/**
 * The browser's first language decides, with any region ("de-AT" is German). An unsupported first language
 * gives English, regardless of the rest of the list (specification, administration area, section 1).
 */
export function browserLanguage(browserLanguages: readonly string[]): Language {
  return languageOfLocale(browserLanguages[0] ?? '') ?? 'en';
}

/**
 * Numbers, dates and sorting follow the browser's regional variant of the language (Swiss German writes 1.5,
 * not 1,5), or else the language's own locale.
 */
export function localeFor(language: Language, browserLanguages: readonly string[]): string {
  const regional = browserLanguages.find(
    (tag) => /^[a-z]{2}-[a-z]{2}$/i.test(tag) && languageOfLocale(tag) === language,
  );
  return regional ?? homeLocales[language];
}

const storageKey = 'stackyard.language';

function rememberedLanguage(): Language | null {
  try {
    return languageOfLocale(localStorage.getItem(storageKey) ?? '') ?? null;
  } catch {
    return null;
  }
}

export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // Without storage the choice still holds for this visit.
  }
}

export function firstLanguage(): Language {
  return rememberedLanguage() ?? browserLanguage(navigator.languages);
}
