import { normalText } from './normalText';

/** Ignores case, the composition of letters, invisible characters, and the number of blanks. */
export function containsText(text: string, searchText: string, locale: string): boolean {
  const plain = (raw: string) => normalText(raw).toLocaleLowerCase(locale);
  return plain(text).includes(plain(searchText));
}
