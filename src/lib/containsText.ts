import { normalText } from './normalText';

/** Ignores case, the composition of letters, signs that cannot be seen, and how many blanks there are. */
export function containsText(text: string, searchText: string, locale: string): boolean {
  const plain = (raw: string) => normalText(raw).toLocaleLowerCase(locale);
  return plain(text).includes(plain(searchText));
}
