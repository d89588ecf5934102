import { and, eq, gt, type SQL } from 'drizzle-orm';
import type { WritableOrm } from '../../../db/client';
import { measurement } from '../../../db/measurementSchema';
import { type StackRecord, stack } from '../../../db/stackSchema';
import type { Principal } from '../../../domain/principal';
import { conflict, missing, preconditionFailed } from '../../../http/failure';
import { judgeAgain } from '../records/storedVerdicts';
import { stackFailures } from '../stacks.failures';

export interface Deciding {
  stackId: string;
  scope: SQL | undefined;
  principal: Principal;
  now: Date;
}

export interface Seen {
  lastModifiedDateTime: string;
}

/**
 * The stack stays locked until the transaction ends, and its stored checks and doubts are brought up to date
 * with the present rules.
 * @throws ServiceFailure 404 if the stack is outside the scope
 */
export async function heldStack(
  transaction: WritableOrm,
  { stackId, scope, now }: Deciding,
): Promise<StackRecord> {
  const [held] = await transaction
    .select({ id: stack.id })
    .from(stack)
    .where(and(eq(stack.id, stackId), scope))
    .for('update');
  if (held === undefined) throw missing();
  return judgedStack(transaction, stackId, now);
}

export async function judgedStack(
  transaction: WritableOrm,
  stackId: string,
  now: Date,
): Promise<StackRecord> {
  await judgeAgain(transaction, [stackId], now);
  const [found] = await transaction.select().from(stack).where(eq(stack.id, stackId));
  if (found === undefined) throw missing();
  return found;
}

/**
 * If a measurement has arrived since the caller read the stack, the decision is refused, because the caller
 * has not seen that measurement.
 */
export async function requireNoNewerMeasurement(
  transaction: WritableOrm,
  { id }: StackRecord,
  { lastModifiedDateTime }: Seen,
): Promise<void> {
  const newer = and(eq(measurement.stackId, id), gt(measurement.receivedAt, new Date(lastModifiedDateTime)));
  if ((await transaction.$count(measurement, newer)) > 0) throw conflict(stackFailures.measuredSince);
}

export function requireUnchanged(found: StackRecord, { lastModifiedDateTime }: Seen): void {
  if (Date.parse(lastModifiedDateTime) !== found.lastModifiedDateTime.getTime()) throw preconditionFailed();
}
