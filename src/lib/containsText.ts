/** Ignores case, the composition of letters, and blanks around `searchText`. */
export function containsText(text: string, searchText: string, locale: string): boolean {
  const plain = (raw: string) => raw.normalize('NFC').toLocaleLowerCase(locale);
  return plain(text).includes(plain(searchText.trim()));
}
