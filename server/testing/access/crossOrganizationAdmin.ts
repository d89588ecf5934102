import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { WritableOrm } from '../../db/client';
import { appUser, departmentMember, organizationMember, person } from '../../db/schema';
import type { authorizationTargets } from './targets';

export const crossOrganizationAdmin = 'leader@abroad.example';

type Targets = Awaited<ReturnType<typeof authorizationTargets>>;

export async function addCrossOrganizationAdmin(orm: WritableOrm, { own, other }: Targets): Promise<void> {
  const userId = randomUUID();
  const [home = ''] = other.organizationIds;
  const [abroad = ''] = own.organizationIds;
  const [departmentId = ''] = own.departmentIds;
  const [demo] = await orm.select().from(appUser).where(eq(appUser.email, 'org@nordskov.example'));
  await orm.insert(appUser).values({
    ...{ id: userId, email: crossOrganizationAdmin, name: 'Lee' },
    passwordHash: demo?.passwordHash,
  });
  await orm
    .insert(person)
    .values([home, abroad].map((organizationId) => ({ id: randomUUID(), organizationId, userId })));
  await orm.insert(organizationMember).values([
    { organizationId: home, userId, roles: ['OrganizationAdmin'] },
    { organizationId: abroad, userId, roles: ['OrganizationAdmin'], state: 'Inactive' },
  ]);
  await orm
    .insert(departmentMember)
    .values({ organizationId: abroad, departmentId, userId, roles: ['DepartmentAdmin'] });
}
