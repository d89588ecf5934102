import { emailMaxLength, emailPattern } from './generated/limits.gen';

export function isEmail(text: string): boolean {
  return text.length <= emailMaxLength && emailPattern.test(text);
}
