import { z } from '@hono/zod-openapi';
import { type FieldRole, membershipRoles } from './roles';

export const ApiKeyScopeSchema = z.enum(['Register', 'Measure', 'Read']).openapi('ApiKeyScope', {
  description:
    'Register: what a registrator may do; Measure: what a surveyor may do; Read: lists, details, reports and files of the stacks, and nothing else. In all departments',
});

export type ApiKeyScope = z.infer<typeof ApiKeyScopeSchema>;

const roles: Readonly<Record<ApiKeyScope, FieldRole | null>> = {
  Register: 'registrator',
  Measure: 'surveyor',
  Read: null,
};

export function rolesOfScopes(scopes: readonly ApiKeyScope[]): string[] {
  return scopes.flatMap((scope) => {
    const role = roles[scope];
    return role === null ? [] : membershipRoles[role];
  });
}
