/** Most lines have room for it. */
const shortValue = 24;

/** A telephone number, a moment or a name of two words goes to the next line as a whole. */
export function unbroken(value: string): string {
  return value.length > shortValue ? value : value.replaceAll(' ', '\u00a0');
}
