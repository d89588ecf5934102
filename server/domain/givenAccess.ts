/**
 * What an invitation says that the access is for: to administer an organisation or department, to record stacks for it, or to see the
 * stacks of a sawmill.
 */
export const givenAccesses = ['administration', 'field', 'sawmill'] as const;

export type GivenAccess = (typeof givenAccesses)[number];

/** By the roles of a member; null where the roles open neither the portal nor the field app: the invitation says no more then. */
export function accessOfRoles(roles: readonly string[]): GivenAccess | null {
  if (roles.includes('OrganizationAdmin') || roles.includes('DepartmentAdmin')) return 'administration';
  return roles.includes('Registrator') || roles.includes('Surveyor') ? 'field' : null;
}
