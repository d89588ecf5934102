import { uniqueTexts } from '../../../domain/uniqueTexts';

/** Windows opens these devices instead of a file, with or without an ending. */
const reservedOnWindows = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|$)/i;

/**
 * A name of at most this many characters holds every stack number and fits into a path of 260 characters.
 * File systems take names of 255 bytes, so `mostBytes` leave room for what is put behind it.
 */
const longest = 80;

const mostBytes = 200;

function beginningOf(text: string): string {
  const characters = [...text].slice(0, longest);
  while (Buffer.byteLength(characters.join('')) > mostBytes) characters.pop();
  return characters.join('');
}

/**
 * The name of the file or folder is valid on every system: it has no path separators, no control or invisible
 * characters, no reserved name, and at most 80 characters and 200 bytes. `fallback` stands for an empty
 * result.
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
 * Clients that do not read `filename*` get this name: the library would put question marks, which Windows
 * refuses in names.
 */
export function withoutAccents(name: string): string {
  return name.normalize('NFD').replace(/[^ -~]/g, '');
}
