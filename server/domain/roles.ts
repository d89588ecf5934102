import type { Principal } from './principal';

export type PortalRole = 'globalAdmin' | 'organizationAdmin' | 'departmentAdmin' | 'sawmillUser';

/**
 * The roles that may make a call ("Rights per role" in the specification). The scope (`server/auth/scope.ts`)
 * limits a role to its own organisation, departments or sawmills. A list is empty for a caller who may open
 * none of its rows.
 */
export type Rights = 'public' | 'anybodySignedIn' | readonly PortalRole[];

export const admins = ['globalAdmin', 'organizationAdmin', 'departmentAdmin'] as const;
export const organizationAdmins = ['globalAdmin', 'organizationAdmin'] as const;
export const globalAdmins = ['globalAdmin'] as const;
export const sawmillUsers = ['globalAdmin', 'sawmillUser'] as const;
export const everyRole = [...admins, 'sawmillUser'] as const;

/** All roles of the caller, in any organisation, department or sawmill. */
function rolesOf(principal: Principal): PortalRole[] {
  const roles: PortalRole[] = [];
  if (principal.isGlobalAdmin) roles.push('globalAdmin');
  if (principal.organizationIds.length > 0) roles.push('organizationAdmin');
  if (principal.departmentIds.length > 0) roles.push('departmentAdmin');
  if (principal.sawmillIds.length > 0) roles.push('sawmillUser');
  return roles;
}

export function mayCall(rights: Rights, principal: Principal): boolean {
  if (rights === 'public' || rights === 'anybodySignedIn') return true;
  return rolesOf(principal).some((role) => rights.includes(role));
}
