import { eq } from 'drizzle-orm';
import { stackService } from '../testing/stackService';
import { aStack, world } from '../testing/stackWorld';
import type { WritableOrm } from './client';
import { contact, departmentMember, sawmillMember } from './schema';
import { stack } from './stackSchema';

const { organizationId, otherOrganizationId, otherDepartmentId, otherSawmillId } = world;
const [departmentId] = world.departmentIds;

const mixed: Record<string, (orm: WritableOrm) => PromiseLike<unknown>> = {
  'a stack in a foreign department': (orm) =>
    orm
      .insert(stack)
      .values(aStack(1, { id: world.cardId, organizationId, departmentId: otherDepartmentId })),
  'a stack at a foreign sawmill': (orm) => orm.update(stack).set({ sawmillId: otherSawmillId }),
  'a stack of a foreign organisation': (orm) =>
    orm
      .update(stack)
      .set({ organizationId: otherOrganizationId })
      .where(eq(stack.departmentId, departmentId)),
  'a user of a foreign department': (orm) =>
    orm.update(departmentMember).set({ departmentId: otherDepartmentId }).where(ofOrganization),
  'a user of a foreign sawmill': (orm) => orm.update(sawmillMember).set({ sawmillId: otherSawmillId }),
  'a contact of a foreign department': (orm) =>
    orm.insert(contact).values({ id: world.cardId, organizationId, departmentId: otherDepartmentId }),
};

const ofOrganization = eq(departmentMember.organizationId, organizationId);

it.each(Object.keys(mixed))('the database refuses %s', async (name) => {
  const { orm } = await stackService();
  const attempt = mixed[name]?.(orm);
  await expect(attempt).rejects.toMatchObject({ cause: { code: '23503' } });
});
