import { parseAccept } from 'hono/utils/accept';

const languages = ['en', 'da', 'de', 'pl'] as const;

export type Language = (typeof languages)[number];

export type Text = Readonly<Record<Language, string>>;

/** Of mails that nobody asks for, by the country of the organisation. */
export const languageOfCountry = { dk: 'da', de: 'de', pl: 'pl', uk: 'en' } as const satisfies Readonly<
  Record<string, Language>
>;

/** The supported language with the highest weight; English without one. */
export function languageOf(acceptLanguage = ''): Language {
  for (const { type, q } of parseAccept(acceptLanguage)) {
    const language = languages.find((known) => known === type.toLowerCase().split('-')[0]);
    if (language !== undefined && q > 0) return language;
  }
  return 'en';
}
