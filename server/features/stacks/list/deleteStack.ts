import { and, eq, type SQL } from 'drizzle-orm';
import type { Orm } from '@server/db/client';
import { stack } from '@server/db/schema';
import { mayBeDeleted } from '@server/domain/stackStates';
import { conflict, missing } from '@server/http/failure';

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
