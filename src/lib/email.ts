import { emailMaxLength, emailPattern } from './openapiLimits.gen';

export function isEmail(text: string): boolean {
  return text.length <= emailMaxLength && emailPattern.test(text);
}
