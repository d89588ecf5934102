import type { Language } from '@/lib/languages';
import { homeLocales } from './language';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Codes by themselves and by the names of their countries; read when the first one is asked for. */
let codes: Map<string, string> | undefined;

function readCodes(): Map<string, string> {
  const found = new Map<string, string>();
  for (const locale of Object.values(homeLocales)) {
    const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
    for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
      const name = names.of(code);
      // Former codes and the everyday UK have the name of the code that is used now.
      const { region } = new Intl.Locale(`und-${code}`);
      if (name && region) found.set(name.toLocaleLowerCase(), region).set(code.toLowerCase(), region);
    }
  }
  return found;
}

/** Of a country's code, or of its name in any of the portal's languages; undefined for other texts. */
export function countryCode(text: string): string | undefined {
  codes ??= readCodes();
  return codes.get(text.trim().normalize('NFC').toLocaleLowerCase());
}

export function countryName(code: string, language: Language): string {
  return new Intl.DisplayNames(homeLocales[language], { type: 'region' }).of(code) ?? code;
}
