const atom = "[\\p{L}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?';
const pattern = new RegExp(`^${atom}(?:\\.${atom})*@${label}(?:\\.${label})+$`, 'u');

const longest = 254;

/** Whether a text is an e-mail address: letters, digits and allowed symbols, an @, then a domain with a dot. */
export function isEmail(text: string): boolean {
  return text.length <= longest && pattern.test(text);
}
