import { z } from '@hono/zod-openapi';
import { type FieldRole, membershipRoles } from './roles';

export const ApiKeyScopeSchema = z.enum(['Register', 'Measure']).openapi('ApiKeyScope', {
  description: 'Register: what a registrator may do; Measure: what a surveyor may do. In all departments',
});

export type ApiKeyScope = z.infer<typeof ApiKeyScopeSchema>;

const roles: Readonly<Record<ApiKeyScope, FieldRole>> = { Register: 'registrator', Measure: 'surveyor' };

/** The roles that a key has in its organisation, as memberships name them. */
export function rolesOfScopes(scopes: readonly ApiKeyScope[]): string[] {
  return scopes.map((scope) => membershipRoles[roles[scope]]);
}
