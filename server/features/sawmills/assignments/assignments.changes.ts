import { and, eq, type SQL } from 'drizzle-orm';
import type { WritableOrm } from '../../../db/client';
import { isOneOfIds } from '../../../db/isOneOfIds';
import { department, sawmill } from '../../../db/schema';
import { type StackRecord, stack } from '../../../db/stackSchema';
import { undoableUntil, undoRefusal } from '../../../domain/assignment';
import type { Change } from '../../../domain/change';
import { mayBeAssigned } from '../../../domain/stackStates';
import { conflict, missing } from '../../../http/failure';
import { sawmillFailures } from '../sawmills.failures';

interface StacksOfSawmill {
  sawmillId: string;
  stackIds: string[];
  scope: SQL | undefined;
  now: Date;
}

/**
 * Assigns all of the stacks or none.
 * @throws ServiceFailure 404 if a stack is outside the scope or the sawmill belongs to another organisation,
 * 409 if a stack is not in the state Measured or was withdrawn
 */
export async function assignStacks(
  transaction: WritableOrm,
  { sawmillId, stackIds, scope, now }: StacksOfSawmill,
) {
  // The locks have a fixed order, so that two calls with overlapping stacks wait for each other without a
  // deadlock.
  const found = await transaction
    .select({ stack, organizationId: department.organizationId })
    .from(stack)
    .innerJoin(department, eq(department.id, stack.departmentId))
    .where(and(isOneOfIds(stack.id, stackIds), scope))
    .orderBy(stack.id)
    .for('update', { of: stack });
  // The lock keeps the sawmill until its new stacks are committed. It comes after the stacks, as in the
  // deletion of
  // an organisation.
  const [target] = await transaction
    .select({ organizationId: sawmill.organizationId, name: sawmill.name })
    .from(sawmill)
    .where(eq(sawmill.id, sawmillId))
    .for('key share');
  const isOfOne = found.every(({ organizationId }) => organizationId === target?.organizationId);
  if (found.length !== stackIds.length || !isOfOne) throw missing();
  const areFree = found.every(({ stack: row }) => mayBeAssigned(row.state) && row.withdrawnAt === null);
  if (!areFree) throw conflict(sawmillFailures.stacksNotAssignable);
  await transaction
    .update(stack)
    .set({
      state: 'AssignedToSawmill',
      sawmillId,
      assignedToSawmillDateTime: now,
      unseenBySawmill: true,
      lastModifiedDateTime: now,
    })
    .where(isOneOfIds(stack.id, stackIds));
  const after = { state: 'AssignedToSawmill', sawmill: target?.name };
  return {
    result: { assigned: found.length, undoableUntil: undoableUntil(now) },
    changes: found.map((row) => changeOfStack(row, { before: { state: row.stack.state }, after })),
  };
}

function changeOfStack(
  { stack: row, organizationId }: { stack: StackRecord; organizationId: string },
  values: Pick<Change, 'before' | 'after'>,
): Change {
  const { id, stackNumber, departmentId } = row;
  return { kind: 'Stack', id, name: stackNumber, organizationId, departmentId, ...values };
}

/**
 * Undoes the assignment of the stacks that the sawmill has not seen, and returns the reason for each stack
 * that it refuses. One refused stack does not keep the others assigned.
 * @param until tells which assignment the caller has seen; a later one is not undone
 * @throws ServiceFailure 404 if a stack is outside the scope or the sawmill belongs to another organisation
 */
export async function unassignStacks(
  transaction: WritableOrm,
  { sawmillId, stackIds, scope, now, until }: StacksOfSawmill & { until: Date | undefined },
) {
  // Waits for readers of this sawmill, who lock it to share (`readAndMarkSeen`), but not for assignments.
  const [target] = await transaction
    .select({ organizationId: sawmill.organizationId, name: sawmill.name })
    .from(sawmill)
    .where(eq(sawmill.id, sawmillId))
    .for('no key update');
  const found = await transaction
    .select({ stack, organizationId: department.organizationId })
    .from(stack)
    .innerJoin(department, eq(department.id, stack.departmentId))
    .where(and(isOneOfIds(stack.id, stackIds), scope))
    .orderBy(stack.id)
    .for('update', { of: stack });
  const isOfOne = found.every(({ organizationId }) => organizationId === target?.organizationId);
  if (found.length !== stackIds.length || !isOfOne) throw missing();
  const refused = found.flatMap(({ stack: row }) => {
    const reason = undoRefusal(row, { sawmillId, now, until });
    return reason === null ? [] : [{ stackId: row.id, reason, sawmillId: row.sawmillId }];
  });
  const holders = refused.flatMap((one) => one.sawmillId ?? []);
  const names =
    holders.length === 0
      ? []
      : await transaction
          .select({ id: sawmill.id, name: sawmill.name })
          .from(sawmill)
          .where(isOneOfIds(sawmill.id, [...new Set(holders)]));
  const kept = new Set(refused.map(({ stackId }) => stackId));
  const undone = stackIds.filter((id) => !kept.has(id));
  await transaction
    .update(stack)
    .set({
      state: 'Measured',
      sawmillId: null,
      assignedToSawmillDateTime: null,
      unseenBySawmill: false,
      lastModifiedDateTime: now,
    })
    .where(isOneOfIds(stack.id, undone));
  const said = refused.map(({ stackId, reason, sawmillId: holder }) => ({
    stackId,
    reason,
    sawmillName: names.find(({ id }) => id === holder)?.name ?? null,
  }));
  const before = { state: 'AssignedToSawmill', sawmill: target?.name };
  const changes = found
    .filter(({ stack: { id } }) => !kept.has(id))
    .map((row) => changeOfStack(row, { before, after: { state: 'Measured' } }));
  return { result: { undone, refused: said }, changes };
}
