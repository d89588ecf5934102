import { parseAccept } from 'hono/utils/accept';
import { type Language, languages } from '../domain/languages';

export type Text = Readonly<Record<Language, string>>;

export function languageIn(acceptLanguage = ''): Language | undefined {
  for (const { type, q } of parseAccept(acceptLanguage)) {
    const language = languages.find((one) => one === type.toLowerCase().split('-')[0]);
    if (language !== undefined && q > 0) return language;
  }
  return undefined;
}

export function acceptedLanguage(acceptLanguage?: string): Language {
  return languageIn(acceptLanguage) ?? 'en';
}
