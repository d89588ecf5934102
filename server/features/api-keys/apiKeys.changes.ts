import { randomUUID } from 'node:crypto';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { administeredOrganization, readOrganization, requireId } from '../../auth/scope';
import { drawToken, hashOf } from '../../auth/tokens/secretToken';
import { apiKey } from '../../db/apiKeySchema';
import type { Orm, WritableOrm } from '../../db/client';
import { knownName } from '../../db/knownName';
import type { ApiKeyScope } from '../../domain/apiKeyScopes';
import type { Change, Changed } from '../../domain/change';
import type { Principal } from '../../domain/principal';
import { conflict, missing } from '../../http/failure';
import { apiKeyFailures } from './apiKeys.failures';
import type { ApiKey } from './apiKeys.routes';

/**
 * People, and programs that search source code for secrets, recognise a key of Stackyard by its beginning.
 */
const beginning = 'sy_';

const shown = 8;

const mostKeys = 50;

const shownColumns = {
  id: apiKey.id,
  name: apiKey.name,
  scopes: apiKey.scopes,
  prefix: apiKey.prefix,
  createdAt: apiKey.createdAt,
  lastUsedAt: apiKey.lastUsedAt,
  revokedAt: apiKey.revokedAt,
  createdBy: knownName({ organizationId: apiKey.organizationId, userId: apiKey.createdById }),
};

/**
 * The newest key comes first.
 * @throws ServiceFailure 403 or 404 for a caller who does not administer the organisation
 */
export async function listApiKeys(orm: Orm, principal: Principal, organizationId: string): Promise<ApiKey[]> {
  const id = await readOrganization(orm, principal, organizationId);
  const rows = await orm
    .select(shownColumns)
    .from(apiKey)
    .where(eq(apiKey.organizationId, id))
    .orderBy(desc(apiKey.createdAt), apiKey.id);
  return rows.map(onWire);
}

type Row = Omit<typeof apiKey.$inferSelect, 'hash' | 'createdById' | 'organizationId'> &
  Pick<ApiKey, 'createdBy'>;

function onWire({ createdAt, lastUsedAt, revokedAt, ...row }: Row): ApiKey {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
  };
}

export async function createApiKey(
  transaction: WritableOrm,
  principal: Principal,
  {
    organizationId,
    now,
    ...fields
  }: { organizationId: string; name: string; scopes: ApiKeyScope[]; now: Date },
): Promise<Changed<ApiKey & { key: string }>> {
  const owner = await administeredOrganization(transaction, principal, organizationId);
  const isValid = and(eq(apiKey.organizationId, owner.id), isNull(apiKey.revokedAt));
  if ((await transaction.$count(apiKey, isValid)) >= mostKeys) throw conflict(apiKeyFailures.tooManyKeys);
  const key = beginning + drawToken();
  const id = randomUUID();
  await transaction.insert(apiKey).values({
    ...fields,
    id,
    organizationId: owner.id,
    hash: hashOf(key),
    prefix: key.slice(0, shown),
    createdAt: now,
    createdById: principal.userId,
  });
  const [row] = await transaction.select(shownColumns).from(apiKey).where(eq(apiKey.id, id));
  if (row === undefined) throw missing();
  const change = { kind: 'ApiKey', id, name: fields.name, organizationId: owner.id, after: fields } as const;
  return { result: { ...onWire(row), key }, changes: [change] };
}

/**
 * Revoking a key a second time changes nothing.
 * @throws ServiceFailure 404 for a key of another organisation
 */
export async function revokeApiKey(
  transaction: WritableOrm,
  principal: Principal,
  { organizationId, keyId, now }: { organizationId: string; keyId: string; now: Date },
): Promise<Change[]> {
  const owner = await administeredOrganization(transaction, principal, organizationId);
  const isMeant = and(eq(apiKey.id, requireId(keyId)), eq(apiKey.organizationId, owner.id));
  const [found] = await transaction.select().from(apiKey).where(isMeant).for('update');
  if (found === undefined) throw missing();
  if (found.revokedAt !== null) return [];
  await transaction.update(apiKey).set({ revokedAt: now }).where(isMeant);
  const { id, name, scopes } = found;
  return [{ kind: 'ApiKey', id, name, organizationId: owner.id, before: { name, scopes } }];
}
