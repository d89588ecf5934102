import { uniqueTexts } from '../../../domain/uniqueTexts';

/** Windows opens a device instead of a file with one of these names, with or without an ending. */
const reservedOnWindows = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|$)/i;

/**
 * A name of `longest` characters holds every stack number, and fits into a path of 260 characters. File
 * systems accept names of 255 bytes; what is left of them is for a number and an ending.
 */
const longest = 80;
const mostBytes = 200;

function beginningOf(text: string): string {
  const characters = [...text].slice(0, longest);
  while (Buffer.byteLength(characters.join('')) > mostBytes) characters.pop();
  return characters.join('');
}

/**
 * Returns a name that is valid on every system: without path separators, control or invisible characters and
 * reserved names, and with at most 80 characters and 200 bytes. `fallback` is returned instead of an empty
 * name.
 */
export function cleanFileName(text: string, fallback: string): string {
  const visible = text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/\p{C}+/gu, '')
    .replace(/[<>:"/\\|?*]+/g, '-');
  const short = beginningOf(visible.replace(/^[. ]+/, ''));
  const name = short.replace(/[. ]+$/, '').replace(reservedOnWindows, '$1_');
  return name === '' ? fallback : name;
}

export function uniqueNames(fallback: string): (text: string) => string {
  const unique = uniqueTexts();
  return (text) => unique(cleanFileName(text, fallback));
}

/**
 * Clients that cannot read `filename*` get this name. The library would replace the accented letters by
 * question marks, which Windows refuses in names.
 */
export function withoutAccents(name: string): string {
  return name.normalize('NFD').replace(/[^ -~]/g, '');
}
