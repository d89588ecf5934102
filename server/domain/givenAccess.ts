export const givenAccesses = ['administration', 'field', 'sawmill'] as const;

export type GivenAccess = (typeof givenAccesses)[number];

export function accessOfRoles(roles: readonly string[]): GivenAccess | null {
  if (roles.includes('OrganizationAdmin') || roles.includes('DepartmentAdmin')) return 'administration';
  return roles.includes('Registrator') || roles.includes('Surveyor') ? 'field' : null;
}
