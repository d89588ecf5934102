import type { Role } from '@/store/api/organizationApi';

/**
 * The roles that stand for what is ticked: each role takes the place of "not set", which alone is left when the last
 * one is unticked (specification, administration area, section 4).
 */
export function rolesOfTicks(ticked: readonly Role[]): Role[] {
  const roles = ticked.filter((role) => role !== 'NotSet');
  return roles.length > 0 ? roles : ['NotSet'];
}

/** No user is saved without a role (section 5). */
export function hasRole(roles: readonly Role[]): boolean {
  return roles.some((role) => role !== 'NotSet');
}

/** Those of the roles that may be held here, in their order; other roles that a user holds cannot be sent. */
export function heldOf<Offered extends Role>(offered: readonly Offered[], roles: readonly Role[]): Offered[] {
  return offered.filter((role) => roles.includes(role));
}
