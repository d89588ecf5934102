/**
 * Splits a text around its highlight, which begins at `index` and is `length` long, both in UTF-16 code
 * units. Positions outside the text are cut off, and a character of two units is never split.
 */
export function highlightParts(
  text: string,
  index: number,
  length: number,
): { before: string; highlight: string; after: string } {
  const start = Math.min(Math.max(0, Math.trunc(index)), text.length);
  const end = Math.min(Math.max(start, Math.trunc(index + length)), text.length);
  const from = start - Number(splitsPair(text, start));
  const to = end > start ? end + Number(splitsPair(text, end)) : from;
  return { before: text.slice(0, from), highlight: text.slice(from, to), after: text.slice(to) };
}

function splitsPair(text: string, index: number): boolean {
  return (text.codePointAt(index - 1) ?? 0) > 0xffff;
}
