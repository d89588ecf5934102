import { eq } from 'drizzle-orm';
import type { WritableOrm } from '../db/client';
import { harvestPlace, stackOrigin } from '../db/harvestSchema';
import { stack } from '../db/stackSchema';

export async function clearHarvest(orm: WritableOrm, departmentId: string): Promise<void> {
  await orm.delete(stackOrigin);
  await orm.delete(harvestPlace);
  await orm.delete(stack).where(eq(stack.departmentId, departmentId));
}
