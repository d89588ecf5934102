import { randomUUID } from 'node:crypto';
import { and, count, eq, ne } from 'drizzle-orm';
import { administeredOrganization } from '../../auth/scope';
import type { WritableOrm } from '../../db/client';
import { sawmill, sawmillMember } from '../../db/schema';
import { stack } from '../../db/stackSchema';
import type { Change } from '../../domain/change';
import { isSameName } from '../../domain/normalText';
import type { Principal } from '../../domain/principal';
import { requireVersion } from '../../http/entityTag';
import { conflict } from '../../http/failure';
import { letAccountsLeave } from '../../people/accounts';
import { deletePeopleWithoutMembership } from '../../people/organizationPeople';
import { lockSawmill, sawmillTag } from './lockSawmill';
import { sawmillFailures } from './sawmills.failures';

const uniqueViolation = '23505';

/**
 * Drizzle wraps the driver's error as the cause. PGlite and node-postgres use the same names for code and
 * constraint.
 */
function violatesUnique(error: unknown, index: string): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('code' in error && 'constraint' in error)
    return error.code === uniqueViolation && error.constraint === index;
  return 'cause' in error && violatesUnique(error.cause, index);
}

const nameTaken = () => conflict(sawmillFailures.sawmillNameTaken, { field: 'name', textId: 'nameTaken' });

/**
 * If two simultaneous calls use the same name, the unique index lets only one succeed.
 * @throws ServiceFailure 409 if another sawmill of the organisation has the name, or one that looks like it,
 * ignoring case
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
 * Accounts of its users that have no other membership are deleted, too.
 * @throws ServiceFailure 409 while stacks are assigned to the sawmill
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
  if (assigned !== undefined && assigned.count > 0) throw conflict(sawmillFailures.sawmillHasStacks);
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
