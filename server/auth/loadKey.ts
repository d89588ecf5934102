import { and, eq, isNull } from 'drizzle-orm';
import { apiKey } from '../db/apiKeySchema';
import type { Orm } from '../db/client';
import { organization } from '../db/schema';
import { rolesOfScopes } from '../domain/apiKeyScopes';
import type { Principal } from '../domain/principal';

export async function loadKey(orm: Orm, keyHash: string): Promise<Principal | undefined> {
  const [found] = await orm
    .select({ key: apiKey, isActive: organization.active })
    .from(apiKey)
    .innerJoin(organization, eq(organization.id, apiKey.organizationId))
    .where(and(eq(apiKey.hash, keyHash), isNull(apiKey.revokedAt)));
  if (found === undefined) return undefined;
  const { id, name, prefix, organizationId, scopes } = found.key;
  return {
    userId: id,
    keyHash,
    name: `${name} (${prefix}…)`,
    email: '',
    isGlobalAdmin: false,
    organizationIds: [],
    departmentIds: [],
    sawmillIds: [],
    readOrganizationIds: found.isActive && scopes.includes('Read') ? [organizationId] : [],
    organizationRelations: [{ organizationId, roles: rolesOfScopes(scopes) }],
    departmentRelations: [],
  };
}
