import { uniqueTexts } from '../../../domain/uniqueTexts';

/** Device names that Windows opens instead of a file, with or without an ending. */
const reservedOnWindows = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|$)/i;

/** Long enough for every stack number, short enough for a path of 260 characters. */
const longest = 80;

/** File systems take names of 255 bytes; the rest is for what is put behind it. */
const mostBytes = 200;

function beginningOf(text: string): string {
  const characters = [...text].slice(0, longest);
  while (Buffer.byteLength(characters.join('')) > mostBytes) characters.pop();
  return characters.join('');
}

/**
 * A valid name of one file or folder on every system: no path separators, no control or invisible characters,
 * no reserved name, at most 80 characters and 200 bytes; `fallback` for an empty result.
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

/** For clients that do not read `filename*`: the library would put question marks, which Windows refuses in names. */
export function withoutAccents(name: string): string {
  return name.normalize('NFD').replace(/[^ -~]/g, '');
}
