export const nobody = '–';

export interface PersonText {
  /**
   * A `word` is a name that consists of one word; it is found only if it is the whole text. `longer` are
   * names of other people that contain this one: "Anna Berg Olsen" is not "Anna Berg".
   */
  kind: 'address' | 'name' | 'phone' | 'word';
  text: string;
  longer?: readonly string[];
}

const oneAddress = /^(?!')[^\s@<>()",;:=&]+@[^\s@<>()",;:=&']+$/;

/**
 * The text before and after a match may not continue it: `anna@x.example` is not found in
 * `maria.anna@x.example`, nor "Anna Berg" in "Anna Berg-Olsen".
 */
const bounds = {
  address: ['(?<![\\p{L}\\p{N}._+-])', '(?![\\p{L}\\p{N}_-]|\\.[\\p{L}\\p{N}])'],
  name: ["(?<![\\p{L}\\p{N}]|[\\p{L}\\p{N}]['’-])", "(?![\\p{L}\\p{N}]|-[\\p{L}\\p{N}]|['’](?!s\\b)\\p{L})"],
  phone: ['(?<!\\p{N})', '(?!\\p{N})'],
  word: ['(?<=^|=)', '$'],
} as const;

/**
 * Replaces each of the texts by a dash, in strings, in lists and in values of objects, ignoring case, but
 * never in keys.
 */
export function withoutTexts(value: unknown, texts: readonly PersonText[]): unknown {
  if (typeof value === 'string') return texts.reduce(withoutText, value);
  if (Array.isArray(value)) return value.map((item) => withoutTexts(item, texts));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutTexts(item, texts)]));
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

function withoutText(value: string, { kind, text, longer = [] }: PersonText): string {
  if (kind === 'address' && oneAddress.test(value)) return value.toLowerCase() === text ? nobody : value;
  const [before, after] = bounds[kind];
  const own = `(?<own>${before}${escaped(text)}${after})`;
  const pattern = new RegExp([...longer.map(escaped), own].join('|'), 'giu');
  return value.replace(pattern, (...match) => (match.at(-1).own === undefined ? match[0] : nobody));
}
