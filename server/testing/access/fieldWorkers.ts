import { randomUUID } from 'node:crypto';
import type { WritableOrm } from '../../db/client';
import { appUser, departmentMember, organizationMember, person } from '../../db/schema';
import type { Target } from './targets';

/** Of one department. */
export const registrator = 'registrator@field.example';

/** Of a whole organisation. */
export const integration = 'integration@field.example';

/** Adds people who send stacks of the target and see nothing of the portal. */
export async function addFieldWorkers(orm: WritableOrm, target: Target): Promise<void> {
  const [organizationId = ''] = target.organizationIds;
  const [departmentId = ''] = target.departmentIds;
  const [first, second] = [randomUUID(), randomUUID()];
  await orm.insert(appUser).values([
    { id: first, email: registrator, name: 'Reg' },
    { id: second, email: integration, name: 'Int' },
  ]);
  await orm
    .insert(person)
    .values([first, second].map((userId) => ({ id: randomUUID(), organizationId, userId })));
  await orm
    .insert(departmentMember)
    .values({ organizationId, departmentId, userId: first, roles: ['Registrator'] });
  await orm.insert(organizationMember).values({ organizationId, userId: second, roles: ['Integration'] });
}
