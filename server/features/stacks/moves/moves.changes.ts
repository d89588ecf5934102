import { and, eq, ne, or, sql } from 'drizzle-orm';
import { departmentScope, isId, openedDepartment } from '../../../auth/scope';
import type { WritableOrm } from '../../../db/client';
import { harvestPlace, stackOrigin } from '../../../db/harvestSchema';
import { measuredNotice } from '../../../db/noticeSchema';
import { department } from '../../../db/schema';
import { numberForm } from '../../../db/searchText';
import { type StackRecord, stack } from '../../../db/stackSchema';
import type { Change, Changed } from '../../../domain/change';
import { normalText } from '../../../domain/normalText';
import { badRequest, conflict, missing, preconditionFailed } from '../../../http/failure';
import { judgeEqualNumbers, judgeStack, judgeWithout } from '../../../stacks/storedDoubts';
import { failureTexts } from '../../../texts/failureTexts';
import { type Deciding, heldStack, requireUnchanged, type Seen } from '../decisions/heldStack';
import { stackFailures } from '../stacks.failures';
import { addHandVersion, newestMeasurement } from '../versions/handVersion';

interface Moving extends Seen {
  departmentId: string;
  reason: string;
}

interface Moved {
  droppedHarvestPlace: string | null;
}

/**
 * @throws ServiceFailure 400, 409 or 412 if the stack must not be moved, or has changed since the caller read
 * it
 */
export async function moveStack(
  transaction: WritableOrm,
  deciding: Deciding,
  { departmentId, reason, ...seen }: Moving,
): Promise<Changed<Moved>> {
  const { from, to } = await holdDepartments(transaction, deciding, departmentId);
  const found = await heldStack(transaction, deciding);
  if (found.departmentId !== from.id) throw preconditionFailed();
  if (from.id === to.id) return { result: { droppedHarvestPlace: null }, changes: [] };
  if (found.withdrawnAt !== null) throw conflict(failureTexts.stackWithdrawn);
  if (found.state === 'AssignedToSawmill') throw conflict(stackFailures.moveOfAssigned);
  requireUnchanged(found, seen);
  await requireFreeNumber(transaction, found, to.id);
  const current = await newestMeasurement(transaction, found.id);
  if (current) await addHandVersion(transaction, deciding, { found, current, reason });
  await transaction
    .update(stack)
    .set({ departmentId: to.id, lastModifiedDateTime: deciding.now })
    .where(eq(stack.id, found.id));
  // The notice moves with the stack, because the readers of the new department's mails have not been told of
  // it.
  await transaction
    .update(measuredNotice)
    .set({ departmentId: to.id })
    .where(eq(measuredNotice.stackId, found.id));
  const lost = await chosenPlaceName(transaction, found.id);
  // A place of harvest belongs to its department; the numbers of a statement stay with the stack.
  await transaction
    .update(stackOrigin)
    .set({ departmentId: to.id, placeId: null, namedPlaceId: null })
    .where(eq(stackOrigin.stackId, found.id));
  await judgeBoth(transaction, found, { to: to.id, now: deciding.now });
  const change = (of: string): Change => ({
    ...{ kind: 'Stack', id: found.id, name: found.stackNumber, organizationId: found.organizationId },
    departmentId: of,
    before: {
      ...{ department: from.name, ...(current && { version: current.version }) },
      ...(lost !== undefined && { harvestPlace: lost }),
    },
    after: {
      ...{ department: to.name, ...(current && { version: current.version + 1 }), reason },
      ...(lost !== undefined && { harvestPlace: null }),
    },
  });
  // An administrator of only one of the departments can then read where the stack went, or where it came
  // from.
  return { result: { droppedHarvestPlace: lost ?? null }, changes: [change(from.id), change(to.id)] };
}

/**
 * Returns the name of the place of harvest that was chosen for the stack. It returns undefined if none was
 * chosen, because the area number decides; it also decides in the new department.
 */
async function chosenPlaceName(transaction: WritableOrm, stackId: string): Promise<string | undefined> {
  const [chosen] = await transaction
    .select({ name: harvestPlace.name })
    .from(stackOrigin)
    .innerJoin(harvestPlace, eq(harvestPlace.id, stackOrigin.placeId))
    .where(eq(stackOrigin.stackId, stackId));
  return chosen?.name;
}

/**
 * Both departments stay locked until the transaction ends. They are always locked in the same order, so that
 * two moves cannot block each other.
 * @throws ServiceFailure 404 if the stack is outside the scope, 400 if the department is outside it or
 * belongs to another organisation
 */
async function holdDepartments(
  transaction: WritableOrm,
  { stackId, scope, principal }: Deciding,
  departmentId: string,
) {
  const [place] = await transaction
    .select({ id: department.id, organizationId: department.organizationId })
    .from(stack)
    .innerJoin(department, eq(department.id, stack.departmentId))
    .where(and(eq(stack.id, stackId), scope));
  if (place === undefined) throw missing();
  const isOpen = and(
    eq(department.id, departmentId.toLowerCase()),
    eq(department.organizationId, place.organizationId),
    departmentScope(principal),
  );
  const known = isId(departmentId) && (await transaction.$count(department, isOpen)) > 0;
  if (!known) throw badRequest({ field: 'departmentId', textId: 'noSuchDepartment' });
  const ids = [...new Set([place.id, departmentId.toLowerCase()])].sort();
  const held: Awaited<ReturnType<typeof openedDepartment>>[] = [];
  for (const id of ids) held.push(await openedDepartment(transaction, principal, id));
  const one = (id: string) => {
    const department = held.find((each) => each.id === id);
    if (department === undefined) throw missing();
    return department;
  };
  return { from: one(place.id), to: one(departmentId.toLowerCase()) };
}

/**
 * Numbers that look alike count as equal, because people cannot tell them apart.
 * @throws ServiceFailure 409
 */
async function requireFreeNumber(
  transaction: WritableOrm,
  { id, stackNumber }: StackRecord,
  departmentId: string,
): Promise<void> {
  const form = normalText(stackNumber);
  const taken = and(
    eq(stack.departmentId, departmentId),
    ne(stack.id, id),
    or(eq(stack.stackNumber, stackNumber), sql`${numberForm(stack)} = ${form}`),
  );
  if ((await transaction.$count(stack, taken)) > 0)
    throw conflict(stackFailures.numberInOther, { field: 'departmentId', textId: 'numberInOther' });
}

/** Stacks of both departments are judged again, because the move may raise or end doubts about them. */
async function judgeBoth(
  transaction: WritableOrm,
  found: StackRecord,
  { to, now }: { to: string; now: Date },
): Promise<void> {
  await judgeStack(transaction, { ...found, departmentId: to }, now);
  await judgeWithout(transaction, found, now);
  await judgeEqualNumbers(transaction, [found.departmentId], now);
}
