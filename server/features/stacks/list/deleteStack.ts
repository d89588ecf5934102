import { and, eq, type SQL } from 'drizzle-orm';
import type { Orm } from '../../../db/client';
import { stack } from '../../../db/stackSchema';
import { mayBeDeleted } from '../../../domain/stackStates';
import { conflict, missing } from '../../../http/failure';

/** Deletes a pre-registered stack; 404 outside the scope, 409 when it has been measured. */
export async function deleteStack(orm: Orm, stackId: string, scope: SQL | undefined): Promise<void> {
  await orm.transaction(async (transaction) => {
    const [found] = await transaction
      .select({ state: stack.state })
      .from(stack)
      .where(and(eq(stack.id, stackId), scope))
      .for('update');
    if (found === undefined) throw missing();
    if (!mayBeDeleted(found.state)) throw conflict('stackNotDeletable');
    await transaction.delete(stack).where(eq(stack.id, stackId));
  });
}
