/** Whether a text holds another one, whatever the case; nothing is held by everything. */
export function holdsText(text: string, wanted: string, locale: string): boolean {
  const plain = (given: string) => given.normalize('NFC').toLocaleLowerCase(locale);
  return plain(text).includes(plain(wanted.trim()));
}
