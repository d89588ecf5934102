/**
 * An export gives people who have left the organisation an address with this end. It reaches nobody (RFC 2606). The imported
 * account only names the person on stacks: it has no membership and no password.
 */
export const formerPeopleAt = '@left.invalid';
