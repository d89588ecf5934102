import { createHash } from 'node:crypto';

/**
 * People who have left have an address with this end: in an export those of its organisation, and here all whose last membership has
 * ended. It reaches nobody (RFC 2606). The account names the person on stacks: it has no membership and no password.
 */
export const formerPeopleAt = '@left.invalid';

export function isFormer(email: string): boolean {
  return email.endsWith(formerPeopleAt);
}

/** What the addresses of those begin with who have left with this one, each with another id behind it. @param email lower case */
export function formerPrefix(email: string): string {
  return `${createHash('sha256').update(email).digest('hex')}.`;
}
