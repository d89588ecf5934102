import { parseAccept } from 'hono/utils/accept';

const languages = ['en', 'da', 'de', 'pl'] as const;

export type Language = (typeof languages)[number];

/** A text in every language of the service. */
export type Text = Readonly<Record<Language, string>>;

/** The best language of an `Accept-Language` header, by its weights; English when none fits. */
export function languageOf(acceptLanguage = ''): Language {
  for (const { type, q } of parseAccept(acceptLanguage)) {
    const language = languages.find((known) => known === type.toLowerCase().split('-')[0]);
    if (language !== undefined && q > 0) return language;
  }
  return 'en';
}
