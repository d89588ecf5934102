export const givenAccesses = ['administration', 'field', 'sawmill'] as const;

export type GivenAccess = (typeof givenAccesses)[number];

/**
 * @returns null where the roles open neither the portal nor the field app; the invitation then says no more
 */
export function accessOfRoles(roles: readonly string[]): GivenAccess | null {
  if (roles.includes('OrganizationAdmin') || roles.includes('DepartmentAdmin')) return 'administration';
  return roles.includes('Registrator') || roles.includes('Surveyor') ? 'field' : null;
}
