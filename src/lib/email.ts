import { emailMaxLength, emailPattern } from './generated/limits.gen';

export function isEmail(text: string): boolean {
  // The service checks the composed lower-case form, which may have other letters.
  const stored = text.normalize('NFC').toLowerCase();
  return stored.length <= emailMaxLength && emailPattern.test(stored);
}
