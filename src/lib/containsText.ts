/** Ignores case, the composition of letters, and blanks around `wanted`. */
export function containsText(text: string, wanted: string, locale: string): boolean {
  const plain = (given: string) => given.normalize('NFC').toLocaleLowerCase(locale);
  return plain(text).includes(plain(wanted.trim()));
}
