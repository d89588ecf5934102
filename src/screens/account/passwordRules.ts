import { passwordMinLength } from '@/lib/generated/limits.gen';

/** The page lists the rules in this order (specification, administration area, section 5). */
const rules = {
  length: (password: string) => [...password].length >= passwordMinLength,
  lowercase: (password: string) => /\p{Ll}/u.test(password),
  uppercase: (password: string) => /\p{Lu}/u.test(password),
  number: (password: string) => /\p{N}/u.test(password),
  special: (password: string) => /[^\p{L}\p{N}\s]/u.test(password),
};

type PasswordRule = keyof typeof rules;

const order: readonly PasswordRule[] = ['length', 'lowercase', 'uppercase', 'number', 'special'];

/** Letters of every alphabet count. */
export function failingRules(password: string): PasswordRule[] {
  return order.filter((rule) => !rules[rule](password));
}
