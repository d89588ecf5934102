import type { Role } from '@/store/api/organizationApi';

/**
 * Each ticked role replaces "not set", which returns when the last one is unticked (specification,
 * administration area, section 4).
 */
export function rolesFromCheckboxes(ticked: readonly Role[]): Role[] {
  const roles = ticked.filter((role) => role !== 'NotSet');
  return roles.length > 0 ? roles : ['NotSet'];
}

export function hasRole(roles: readonly Role[]): boolean {
  return roles.some((role) => role !== 'NotSet');
}

export function filterRoles<Offered extends Role>(
  offered: readonly Offered[],
  roles: readonly Role[],
): Offered[] {
  return offered.filter((role) => roles.includes(role));
}
