/**
 * What an invitation says that the access is for: to administer an organisation or department, to record stacks for it, or to see the
 * stacks of a sawmill.
 */
export const givenAccesses = ['administration', 'field', 'sawmill'] as const;

export type GivenAccess = (typeof givenAccesses)[number];

/** Of the roles of a member; null where they are none of people in the portal or in the forest, about which the invitation says no more. */
export function accessOfRoles(roles: readonly string[]): GivenAccess | null {
  if (roles.includes('OrganizationAdmin') || roles.includes('DepartmentAdmin')) return 'administration';
  return roles.includes('Registrator') || roles.includes('Surveyor') ? 'field' : null;
}
