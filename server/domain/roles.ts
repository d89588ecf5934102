import type { Principal } from './principal';

export type PortalRole = 'globalAdmin' | 'organizationAdmin' | 'departmentAdmin' | 'sawmillUser';

/**
 * Who may make a call at all ("Rights per role"). Of what a role covers (own organisation, own departments, own
 * sawmills) the scope decides: `server/auth/scope.ts`. Lists of what the caller may open are empty for whoever may
 * open nothing.
 */
export type Rights = 'public' | 'anybodySignedIn' | readonly PortalRole[];

export const admins = ['globalAdmin', 'organizationAdmin', 'departmentAdmin'] as const;
export const organizationAdmins = ['globalAdmin', 'organizationAdmin'] as const;
export const globalAdmins = ['globalAdmin'] as const;
export const sawmillUsers = ['globalAdmin', 'sawmillUser'] as const;
export const everyRole = [...admins, 'sawmillUser'] as const;

/** The roles that somebody holds anywhere. */
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
