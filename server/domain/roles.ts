import type { z } from '@hono/zod-openapi';
import type { Principal } from './principal';
import { RoleSchema } from './schemas';

type PortalRole = 'globalAdmin' | 'organizationAdmin' | 'departmentAdmin' | 'sawmillUser';

export type FieldRole = 'registrator' | 'surveyor' | 'integration';

type KeyRole = 'reader';

export type CallerRole = PortalRole | FieldRole | KeyRole;

/**
 * "Rights per role" in the specification lists the roles that may make a call. The scope
 * (`server/auth/scope.ts`) limits a role to its own organisation, departments or sawmills. If the scope of a
 * caller is empty, a list has no rows.
 */
export type Rights = 'public' | 'anybodySignedIn' | readonly CallerRole[];

export const admins = ['globalAdmin', 'organizationAdmin', 'departmentAdmin'] as const;
export const organizationAdmins = ['globalAdmin', 'organizationAdmin'] as const;
export const globalAdmins = ['globalAdmin'] as const;
export const sawmillUsers = ['globalAdmin', 'sawmillUser'] as const;
export const everyRole = [...admins, 'sawmillUser'] as const;
export const stackReaders = [...admins, 'reader'] as const;
export const everyReader = [...everyRole, 'reader'] as const;
export const fieldRoles = ['registrator', 'surveyor', 'integration'] as const;
export const measuringRoles = ['surveyor', 'integration'] as const;

type MembershipRole = z.infer<typeof RoleSchema>;

export const membershipRoles: Readonly<Record<FieldRole, MembershipRole>> = {
  registrator: 'Registrator',
  surveyor: 'Surveyor',
  integration: 'Integration',
};

/** An older version of the program may have stored roles that this one does not know; these are dropped. */
export function rolesFrom(roles: readonly string[]): MembershipRole[] {
  return roles.flatMap((role) => {
    const known = RoleSchema.safeParse(role);
    return known.success ? [known.data] : [];
  });
}

function rolesOf(principal: Principal): CallerRole[] {
  const held = [...principal.organizationRelations, ...principal.departmentRelations].flatMap(
    ({ roles }) => roles,
  );
  const roles: CallerRole[] = fieldRoles.filter((role) => held.includes(membershipRoles[role]));
  if (principal.isGlobalAdmin) roles.push('globalAdmin');
  if (principal.organizationIds.length > 0) roles.push('organizationAdmin');
  if (principal.departmentIds.length > 0) roles.push('departmentAdmin');
  if (principal.sawmillIds.length > 0) roles.push('sawmillUser');
  if (principal.readOrganizationIds?.length) roles.push('reader');
  return roles;
}

export function isOfField(rights: Rights): boolean {
  return typeof rights !== 'string' && fieldRoles.some((role) => rights.includes(role));
}

export function opensToKeys(rights: Rights): boolean {
  return isOfField(rights) || (typeof rights !== 'string' && rights.includes('reader'));
}

export function mayCall(rights: Rights, principal: Principal): boolean {
  if (rights === 'public' || rights === 'anybodySignedIn') return true;
  return rolesOf(principal).some((role) => rights.includes(role));
}
