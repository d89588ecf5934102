import { and, eq } from 'drizzle-orm';
import { openedDepartment } from '../../../auth/scope';
import type { WritableOrm } from '../../../db/client';
import { stack } from '../../../db/stackSchema';
import { missing, preconditionFailed } from '../../../http/failure';
import type { Deciding } from './heldStack';

/**
 * Locks the department of a stack until the transaction ends. Like messages, it locks the department before
 * the stack, so that other transactions that judge the department's stacks wait.
 * @throws ServiceFailure 404 if the stack is outside the scope, 412 if it has just been moved
 */
export async function holdDepartmentOf(
  transaction: WritableOrm,
  { stackId, scope, principal }: Pick<Deciding, 'stackId' | 'scope' | 'principal'>,
) {
  const departmentOf = async () => {
    const [found] = await transaction
      .select({ departmentId: stack.departmentId })
      .from(stack)
      .where(and(eq(stack.id, stackId), scope));
    if (found === undefined) throw missing();
    return found.departmentId;
  };
  const departmentId = await departmentOf();
  const department = await openedDepartment(transaction, principal, departmentId);
  if ((await departmentOf()) !== departmentId) throw preconditionFailed();
  return department;
}
