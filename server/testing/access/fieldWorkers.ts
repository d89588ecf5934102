import { randomUUID } from 'node:crypto';
import { isNotNull } from 'drizzle-orm';
import { hashOf } from '../../auth/tokens/secretToken';
import { apiKey } from '../../db/apiKeySchema';
import type { WritableOrm } from '../../db/client';
import { appUser, departmentMember, organizationMember, person } from '../../db/schema';
import { ApiKeyScopeSchema } from '../../domain/apiKeyScopes';
import type { Target } from './targets';

export const registrator = 'registrator@field.example';

export const integration = 'integration@field.example';

export async function addFieldWorkers(orm: WritableOrm, target: Target): Promise<void> {
  const [organizationId = ''] = target.organizationIds;
  const [departmentId = ''] = target.departmentIds;
  const [first, second] = [randomUUID(), randomUUID()];
  // Everybody in the demo has this password.
  const [known] = await orm
    .select({ passwordHash: appUser.passwordHash })
    .from(appUser)
    .where(isNotNull(appUser.passwordHash))
    .limit(1);
  await orm.insert(appUser).values([
    { ...known, id: first, email: registrator, name: 'Reg' },
    { ...known, id: second, email: integration, name: 'Int' },
  ]);
  await orm
    .insert(person)
    .values([first, second].map((userId) => ({ id: randomUUID(), organizationId, userId })));
  await orm
    .insert(departmentMember)
    .values({ organizationId, departmentId, userId: first, roles: ['Registrator'] });
  await orm.insert(organizationMember).values({ organizationId, userId: second, roles: ['Integration'] });
}

export async function addKey(orm: WritableOrm, target: Target, scope: string): Promise<void> {
  const [organizationId = ''] = target.organizationIds;
  await orm.insert(apiKey).values({
    ...{ id: randomUUID(), organizationId, name: scope, scopes: [ApiKeyScopeSchema.parse(scope)] },
    ...{ hash: hashOf(scope), prefix: scope, createdAt: new Date(0) },
  });
}
