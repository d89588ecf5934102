import type { Language } from '@/lib/languages';
import { homeLocales } from './language';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

let codes: Map<string, string> | undefined;

function readCodes(): Map<string, string> {
  const found = new Map<string, string>();
  for (const locale of Object.values(homeLocales)) {
    const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
    for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
      const name = names.of(code);
      // A former code, and the everyday UK, have the same name as the current code.
      const { region } = new Intl.Locale(`und-${code}`);
      if (name && region) found.set(name.toLocaleLowerCase(), region).set(code.toLowerCase(), region);
    }
  }
  return found;
}

/** Accepts a country's code or its name in any of the portal's languages. Returns undefined for other texts. */
export function countryCode(text: string): string | undefined {
  codes ??= readCodes();
  return codes.get(text.trim().normalize('NFC').toLocaleLowerCase());
}

export function countryName(code: string, language: Language): string {
  return new Intl.DisplayNames(homeLocales[language], { type: 'region' }).of(code) ?? code;
}
