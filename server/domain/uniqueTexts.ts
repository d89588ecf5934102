import { normalText } from './normalText';

/** Texts that repeat or look alike, ignoring case, are numbered: `A`, `a (2)`, `B`. */
export function uniqueTexts(): (text: string) => string {
  const taken = new Set<string>();
  const formOf = (text: string) => normalText(text).toLowerCase();
  return (text) => {
    let unique = text;
    for (let count = 2; taken.has(formOf(unique)); count += 1) unique = `${text} (${count})`;
    taken.add(formOf(unique));
    return unique;
  };
}
