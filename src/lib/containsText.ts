import { normalText } from './normalText';

export function containsText(text: string, searchText: string, locale: string): boolean {
  const plain = (raw: string) => normalText(raw).toLocaleLowerCase(locale);
  return plain(text).includes(plain(searchText));
}
