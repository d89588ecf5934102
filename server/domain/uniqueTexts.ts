import { normalText } from './normalText';

/**
 * A text that was returned before, or that looks like one and differs only in case, gets a number: `A`, `a
 * (2)`, `B`.
 */
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
