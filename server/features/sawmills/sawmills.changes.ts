import { randomUUID } from 'node:crypto';
import { and, count, eq, ne, type SQL } from 'drizzle-orm';
import { administeredOrganization } from '../../auth/scope';
import type { WritableOrm } from '../../db/client';
import { isOneOfIds } from '../../db/isOneOfIds';
import { department, sawmill, sawmillMember } from '../../db/schema';
import { type StackRecord, stack } from '../../db/stackSchema';
import { undoableUntil, undoRefusal } from '../../domain/assignment';
import type { Change } from '../../domain/change';
import { isSameName } from '../../domain/normalText';
import type { Principal } from '../../domain/principal';
import { mayBeAssigned } from '../../domain/stackStates';
import { requireVersion } from '../../http/entityTag';
import { conflict, missing } from '../../http/failure';
import { letAccountsLeave } from '../../people/accounts';
import { deletePeopleWithoutMembership } from '../../people/organizationPeople';
import { lockSawmill, sawmillTag } from './lockSawmill';

const uniqueViolation = '23505';

/** Drizzle wraps the driver's error as the cause; PGlite and node-postgres name code and constraint alike. */
function violatesUnique(error: unknown, index: string): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('code' in error && 'constraint' in error)
    return error.code === uniqueViolation && error.constraint === index;
  return 'cause' in error && violatesUnique(error.cause, index);
}

const nameTaken = () => conflict('sawmillNameTaken', { field: 'name', textId: 'nameTaken' });

/**
 * The unique index lets one of two simultaneous calls with the same name have it.
 * @throws ServiceFailure 409 when another sawmill of the organisation has the name, or one that looks like
 * it, ignoring case
 */
async function withFreeName(
  transaction: WritableOrm,
  { id, organizationId, name }: { id: string; organizationId: string; name: string },
  change: () => Promise<unknown>,
): Promise<void> {
  const others = await transaction
    .select({ name: sawmill.name })
    .from(sawmill)
    .where(and(eq(sawmill.organizationId, organizationId), ne(sawmill.id, id)));
  if (others.some((other) => isSameName(other.name, name))) throw nameTaken();
  try {
    await change();
  } catch (error) {
    throw violatesUnique(error, 'sawmill_name') ? nameTaken() : error;
  }
}

type SawmillPosition = { latitude: number; longitude: number } | null | undefined;

const nowhere = { latitude: null, longitude: null };

interface NewSawmill {
  organizationId: string;
  name: string;
  position?: SawmillPosition;
}

export async function createSawmill(
  transaction: WritableOrm,
  principal: Principal,
  { name, organizationId, position = null }: NewSawmill,
) {
  const owner = await administeredOrganization(transaction, principal, organizationId);
  const added = { id: randomUUID(), name, organizationId: owner.id };
  const coordinates = position ?? nowhere;
  await withFreeName(transaction, added, () =>
    transaction.insert(sawmill).values({ ...added, ...coordinates }),
  );
  const result = { ...added, position, users: [], etag: sawmillTag({ name, ...coordinates }) };
  return { result, changes: [changeOf(added, { after: { name, ...coordinates } })] };
}

function changeOf(
  { id, name, organizationId }: { id: string; name: string; organizationId: string },
  values: Pick<Change, 'before' | 'after'>,
): Change {
  return { kind: 'Sawmill', id, name, organizationId, ...values };
}

function fieldsOf({ name, latitude, longitude }: typeof sawmill.$inferSelect) {
  return { name, latitude, longitude };
}

interface Renaming {
  id: string;
  name: string;
  position: SawmillPosition;
  ifMatch: string | undefined;
}

/** @throws ServiceFailure 412 when `ifMatch` names an older version */
export async function renameSawmill(
  transaction: WritableOrm,
  principal: Principal,
  { id, name, position, ifMatch }: Renaming,
): Promise<Change[]> {
  const coordinates = position === undefined ? {} : (position ?? nowhere);
  const found = await lockSawmill(transaction, principal, id);
  requireVersion(ifMatch, sawmillTag(found));
  const values = { name, ...coordinates };
  await withFreeName(transaction, { ...found, name }, () =>
    transaction.update(sawmill).set(values).where(eq(sawmill.id, found.id)),
  );
  const before = fieldsOf(found);
  return [changeOf({ ...found, name }, { before, after: { ...before, ...values } })];
}

/**
 * Accounts without another membership are deleted, too.
 * @throws ServiceFailure 409 while stacks are assigned to it
 */
export async function deleteSawmill(
  transaction: WritableOrm,
  principal: Principal,
  id: string,
): Promise<Change[]> {
  const found = await lockSawmill(transaction, principal, id);
  const [assigned] = await transaction
    .select({ count: count() })
    .from(stack)
    .where(eq(stack.sawmillId, found.id));
  if (assigned !== undefined && assigned.count > 0) throw conflict('sawmillHasStacks');
  const users = await transaction
    .delete(sawmillMember)
    .where(eq(sawmillMember.sawmillId, found.id))
    .returning({ id: sawmillMember.userId });
  await transaction.delete(sawmill).where(eq(sawmill.id, found.id));
  const accounts = users.map((user) => user.id);
  await deletePeopleWithoutMembership(transaction, found.organizationId, accounts);
  await letAccountsLeave(transaction, accounts);
  return [changeOf(found, { before: { ...fieldsOf(found), users: accounts.length } })];
}

interface StacksOfSawmill {
  sawmillId: string;
  stackIds: string[];
  scope: SQL | undefined;
  now: Date;
}

/**
 * All of the stacks are assigned, or none.
 * @throws ServiceFailure 404 when one is outside the scope or the sawmill belongs to another organisation,
 * 409 when one is not in Measured or was withdrawn
 */
export async function assignStacks(
  transaction: WritableOrm,
  { sawmillId, stackIds, scope, now }: StacksOfSawmill,
) {
  // A fixed order of locks, so that two calls with overlapping stacks wait for each other without a
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
  if (!areFree) throw conflict('stacksNotAssignable');
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
 * Stacks that the sawmill has not seen are taken back, and each other one is refused with its reason, so that
 * one load that the mill knows does not keep the rest there.
 * @param until names the assignment that the caller was shown: a later one stays
 * @throws ServiceFailure 404 when one is outside the scope or the sawmill belongs to another organisation
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
