import { randomUUID } from 'node:crypto';
import { count, eq } from 'drizzle-orm';
import { administeredOrganization } from '../../auth/scope';
import type { Orm } from '../../db/client';
import { sawmill, sawmillMember, stack } from '../../db/schema';
import { violatesUnique } from '../../db/uniqueViolation';
import type { Principal } from '../../domain/principal';
import { requireVersion } from '../../http/entityTag';
import { conflict } from '../../http/failure';
import { deleteAccountsWithoutMembership } from '../members/accounts';
import { endPeople } from '../members/personRecords';
import { administeredSawmill, sawmillTag } from './administeredSawmill';

/**
 * Runs what names a sawmill; 409 when another one of the organisation has the name, whatever its case. The index
 * decides, so that of two people who choose one name at the same time only one gets it.
 */
async function withFreeName<Result>(change: Promise<Result>): Promise<Result> {
  try {
    return await change;
  } catch (error) {
    if (!violatesUnique(error, 'sawmill_name')) throw error;
    throw conflict('sawmillNameTaken', { field: 'name', textId: 'nameTaken' });
  }
}

interface NewSawmill {
  organizationId: string;
  name: string;
}

/** Adds a sawmill without users and gives it as it is read. */
export function createSawmill(orm: Orm, principal: Principal, { name, organizationId }: NewSawmill) {
  return withFreeName(
    orm.transaction(async (transaction) => {
      const owner = await administeredOrganization(transaction, principal, organizationId);
      const added = { id: randomUUID(), name, organizationId: owner.id };
      await transaction.insert(sawmill).values(added);
      return { ...added, users: [], etag: sawmillTag(added) };
    }),
  );
}

interface Renaming {
  id: string;
  name: string;
  ifMatch: string | undefined;
}

/** 412 when the sawmill is another version than `ifMatch` by now. */
export function renameSawmill(orm: Orm, principal: Principal, { id, name, ifMatch }: Renaming) {
  return withFreeName(
    orm.transaction(async (transaction) => {
      const found = await administeredSawmill(transaction, principal, id);
      requireVersion(ifMatch, sawmillTag(found));
      await transaction.update(sawmill).set({ name }).where(eq(sawmill.id, found.id));
    }),
  );
}

/** Deletes a sawmill and the accounts that only it held; 409 while stacks are assigned to it. */
export function deleteSawmill(orm: Orm, principal: Principal, id: string): Promise<void> {
  return orm.transaction(async (transaction) => {
    const found = await administeredSawmill(transaction, principal, id);
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
    await endPeople(transaction, found.organizationId, accounts);
    await deleteAccountsWithoutMembership(transaction, accounts);
  });
}
