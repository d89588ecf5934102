import { createHash } from 'node:crypto';

/**
 * The addresses of former members end with this, so that no mail reaches anybody (RFC 2606). In an export,
 * former members are all who have left its organisation; in the database, all whose last membership has
 * ended. Such an account has no membership and no password; stacks still show its name.
 */
export const formerPeopleAt = '@left.invalid';

export function isFormer(email: string): boolean {
  return email.endsWith(formerPeopleAt);
}

/**
 * Former members who left with the same e-mail address have addresses that begin with this text, each
 * followed by a different id.
 * @param email lower case
 */
export function formerPrefix(email: string): string {
  return `${createHash('sha256').update(email).digest('hex')}.`;
}
