import { createHash } from 'node:crypto';

/**
 * Former members have an address with this ending: in an export those of its organisation, and here all whose
 * last membership has ended. It reaches nobody (RFC 2606). The account names the person on stacks: it has no
 * membership and no password.
 */
export const formerPeopleAt = '@left.invalid';

export function isFormer(email: string): boolean {
  return email.endsWith(formerPeopleAt);
}

/**
 * The addresses of former members who left with this one begin so, each followed by a different id.
 * @param email lower case
 */
export function formerPrefix(email: string): string {
  return `${createHash('sha256').update(email).digest('hex')}.`;
}
