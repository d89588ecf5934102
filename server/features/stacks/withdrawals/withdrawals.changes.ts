import { and, eq } from 'drizzle-orm';
import { isId } from '../../../auth/scope';
import type { WritableOrm } from '../../../db/client';
import { isWithdrawn } from '../../../db/notWithdrawn';
import { type StackRecord, stack } from '../../../db/stackSchema';
import type { Change } from '../../../domain/change';
import { accountOf } from '../../../domain/principal';
import { badRequest, conflict } from '../../../http/failure';
import { judgeStack, judgeWithout } from '../../../stacks/storedDoubts';
import { failureTexts } from '../../../texts/failureTexts';
import { endAsking } from '../decisions/decisions.changes';
import {
  type Deciding,
  heldStack,
  requireNoNewerMeasurement,
  requireUnchanged,
  type Seen,
} from '../decisions/heldStack';
import { holdDepartmentOf } from '../decisions/holdDepartment';
import { stackFailures } from '../stacks.failures';

interface Withdrawing extends Seen {
  reason: string;
  twinNumber?: string | undefined;
  twinDepartmentId?: string | undefined;
}

/**
 * @throws ServiceFailure 409, 412 if the stack may not be withdrawn, or has changed since the caller read it;
 * 400 with the reason if its twin cannot be used
 */
export async function withdrawStack(
  transaction: WritableOrm,
  deciding: Deciding,
  { reason, twinNumber, twinDepartmentId, ...seen }: Withdrawing,
): Promise<Change[]> {
  await holdDepartmentOf(transaction, deciding);
  const found = await heldStack(transaction, deciding);
  if (found.withdrawnAt !== null) throw conflict(failureTexts.stackWithdrawn);
  if (found.state === 'PreRegistration') throw conflict(stackFailures.onlyRegistered);
  if (found.state === 'AssignedToSawmill') throw conflict(stackFailures.withdrawalOfAssigned);
  await requireNoNewerMeasurement(transaction, found, seen);
  requireUnchanged(found, seen);
  await requireNoDouble(transaction, found);
  const twin =
    twinNumber === undefined
      ? null
      : await twinOf(transaction, deciding, { found, twinNumber, twinDepartmentId });
  const asked = await endAsking(transaction, deciding, found);
  await transaction
    .update(stack)
    .set({
      withdrawnAt: deciding.now,
      withdrawnReason: reason,
      withdrawnById: accountOf(deciding.principal),
      twinId: twin?.id ?? null,
      lastModifiedDateTime: deciding.now,
    })
    .where(eq(stack.id, found.id));
  // Other stacks may be far from all that remain.
  await judgeWithout(transaction, found, deciding.now);
  return [
    changeOf(found, {
      before: { withdrawn: false, ...asked },
      after: { withdrawn: true, reason, twin: twin?.stackNumber },
    }),
  ];
}

export async function bringBackStack(transaction: WritableOrm, deciding: Deciding): Promise<Change[]> {
  await holdDepartmentOf(transaction, deciding);
  const found = await heldStack(transaction, deciding);
  if (found.withdrawnAt === null) return [];
  await transaction
    .update(stack)
    .set({
      withdrawnAt: null,
      withdrawnReason: null,
      withdrawnById: null,
      twinId: null,
      lastModifiedDateTime: deciding.now,
    })
    .where(eq(stack.id, found.id));
  await judgeStack(transaction, found, deciding.now);
  return [
    changeOf(found, {
      before: { withdrawn: true, reason: found.withdrawnReason },
      after: { withdrawn: false },
    }),
  ];
}

/**
 * If another stack, in any department, was withdrawn as the twin of this one, this stack cannot be withdrawn,
 * because no other stack represents the pile any more.
 * @throws ServiceFailure 409
 */
async function requireNoDouble(transaction: WritableOrm, { id, organizationId }: StackRecord): Promise<void> {
  const doubles = and(eq(stack.organizationId, organizationId), eq(stack.twinId, id), isWithdrawn);
  if ((await transaction.$count(stack, doubles)) > 0) throw conflict(stackFailures.twinWithdrawn);
}

interface Named {
  found: StackRecord;
  twinNumber: string;
  twinDepartmentId: string | undefined;
}

/**
 * The twin must be a measured stack of the organisation that the caller administers, too.
 * @throws ServiceFailure 400; 409 if the twin is withdrawn itself
 */
async function twinOf(
  transaction: WritableOrm,
  { scope }: Deciding,
  { found, twinNumber, twinDepartmentId = found.departmentId }: Named,
): Promise<StackRecord> {
  const none = badRequest({ field: 'twinNumber', textId: 'noSuchStack' });
  if (!isId(twinDepartmentId)) throw none;
  const [twin] = await transaction
    .select()
    .from(stack)
    .where(
      and(
        eq(stack.organizationId, found.organizationId),
        eq(stack.departmentId, twinDepartmentId),
        eq(stack.stackNumber, twinNumber),
        scope,
      ),
    )
    // Two stacks cannot be each other's twin.
    .for('update');
  if (twin === undefined || twin.state === 'PreRegistration') throw none;
  if (twin.id === found.id) throw badRequest({ field: 'twinNumber', textId: 'ownTwin' });
  if (twin.withdrawnAt !== null)
    throw conflict(stackFailures.twinWithdrawn, { field: 'twinNumber', textId: 'twinWithdrawn' });
  return twin;
}

function changeOf(found: StackRecord, fields: Pick<Change, 'before' | 'after'>): Change {
  const { id, stackNumber: name, organizationId, departmentId } = found;
  return { kind: 'Stack', id, name, organizationId, departmentId, ...fields };
}
