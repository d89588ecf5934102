/** What stands where a person's name, address or phone was. */
export const nobody = '–';

export interface PersonText {
  /** A word is a name of one word, which is only found where it is all that is said. */
  kind: 'address' | 'name' | 'phone' | 'word';
  text: string;
  /** Names of others in which this one stands: "Anna Berg Olsen" is somebody else than "Anna Berg". */
  longer?: readonly string[];
}

/** A text that is one address as a whole: this one, or somebody else's, in which this one may stand. */
const oneAddress = /^(?!')[^\s@<>()",;:=&]+@[^\s@<>()",;:=&']+$/;

/** Neither side may go on: `anna@x.example` is not in `maria.anna@x.example`, nor "Anna Berg" in "Anna Berg-Olsen". */
const bounds = {
  address: ['(?<![\\p{L}\\p{N}._+-])', '(?![\\p{L}\\p{N}_-]|\\.[\\p{L}\\p{N}])'],
  name: ["(?<![\\p{L}\\p{N}]|[\\p{L}\\p{N}]['’-])", "(?![\\p{L}\\p{N}]|-[\\p{L}\\p{N}]|['’](?!s\\b)\\p{L})"],
  phone: ['(?<!\\p{N})', '(?!\\p{N})'],
  word: ['(?<=^|=)', '$'],
} as const;

/** The value with a dash in place of each text: in strings, also those of lists and objects, whatever their case; never in keys. */
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
