import { and, eq, type SQL } from 'drizzle-orm';
import type { Orm } from '../../db/client';
import { isOneOfIds } from '../../db/isOneOfIds';
import { department, sawmill, stack } from '../../db/schema';
import { mayBeAssigned } from '../../domain/stackStates';
import { conflict, missing } from '../../http/failure';

/**
 * Assigns all of the stacks to the sawmill, or none: 404 when one is outside the scope or the sawmill is of another
 * organisation, 409 when one is not in Measured.
 * @returns how many stacks were assigned
 */
export async function assignStacks(
  orm: Orm,
  {
    sawmillId,
    stackIds,
    scope,
    now,
  }: { sawmillId: string; stackIds: string[]; scope: SQL | undefined; now: Date },
): Promise<number> {
  return orm.transaction(async (transaction) => {
    // Locked in one order, so that two calls with overlapping stacks wait for each other instead of dying.
    const found = await transaction
      .select({ state: stack.state, organizationId: department.organizationId })
      .from(stack)
      .innerJoin(department, eq(department.id, stack.departmentId))
      .where(and(isOneOfIds(stack.id, stackIds), scope))
      .orderBy(stack.id)
      .for('update', { of: stack });
    // Nobody may delete the sawmill until its new stacks are there. Locked after the stacks, as whoever deletes the
    // organisation does it.
    const [target] = await transaction
      .select({ organizationId: sawmill.organizationId })
      .from(sawmill)
      .where(eq(sawmill.id, sawmillId))
      .for('key share');
    const isOfOne = found.every(({ organizationId }) => organizationId === target?.organizationId);
    if (found.length !== stackIds.length || !isOfOne) throw missing();
    if (!found.every(({ state }) => mayBeAssigned(state))) throw conflict('stacksNotAssignable');
    await transaction
      .update(stack)
      .set({
        state: 'AssignedToSawmill',
        sawmillId,
        assignedToSawmillDateTime: now,
        lastModifiedDateTime: now,
      })
      .where(isOneOfIds(stack.id, stackIds));
    return found.length;
  });
}
