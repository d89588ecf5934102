import { and, eq, type SQL } from 'drizzle-orm';
import type { WritableOrm } from '../../../db/client';
import { department } from '../../../db/schema';
import { stack } from '../../../db/stackSchema';
import type { Change } from '../../../domain/change';
import { mayBeDeleted } from '../../../domain/stackStates';
import { conflict, missing } from '../../../http/failure';
import { deleteStacks, deletionOf } from '../../../stacks/deleteStacks';
import { stackFailures } from '../stacks.failures';

/** @throws ServiceFailure 404 if the stack is outside the scope, 409 if it has been measured */
export async function deleteStack(
  transaction: WritableOrm,
  stackId: string,
  { scope, now }: { scope: SQL | undefined; now: Date },
): Promise<Change[]> {
  const [found] = await transaction
    .select({ stack, organizationId: department.organizationId })
    .from(stack)
    .innerJoin(department, eq(department.id, stack.departmentId))
    .where(and(eq(stack.id, stackId), scope))
    .for('update', { of: stack });
  if (found === undefined) throw missing();
  const { stack: row, organizationId } = found;
  if (!mayBeDeleted(row.state)) throw conflict(stackFailures.stackNotDeletable);
  await deleteStacks(transaction, [row], now);
  return [deletionOf(row, organizationId)];
}
