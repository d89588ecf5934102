import { randomUUID } from 'node:crypto';
import { and, eq, inArray, notExists, notInArray, sql } from 'drizzle-orm';
import { allMemberships } from '../../auth/allMemberships';
import { isNotDeactivated } from '../../auth/principal';
import { refreshToken } from '../../db/accountSchema';
import type { Orm } from '../../db/client';
import { isOneOfIds } from '../../db/isOneOfIds';
import { appUser, stack } from '../../db/schema';
import type { Principal } from '../../domain/principal';

export interface Account {
  id: string;
  /** Lower case. */
  email: string;
  isConfirmed: boolean;
}

interface Person {
  email: string;
  /** Empty when it is not known. */
  name: string;
}

/** What stacks call a person: the name, or the part of the address before the @ when there is none. */
function displayName({ name, email }: Person): string {
  return name === '' ? email.slice(0, email.lastIndexOf('@')) : name;
}

/**
 * The account of an address, made when there is none; locked until the transaction ends. An account that exists keeps
 * its name: another organisation may know the person by it.
 */
export async function accountFor(transaction: Orm, person: Person): Promise<Account> {
  const email = person.email.toLowerCase();
  const [account] = await transaction
    .insert(appUser)
    .values({ id: randomUUID(), email, name: displayName({ ...person, email }) })
    // Writing the address again locks the row that is there, and returns it.
    .onConflictDoUpdate({ target: appUser.email, set: { email } })
    .returning({
      id: appUser.id,
      email: appUser.email,
      isConfirmed: sql<boolean>`${appUser.passwordHash} is not null`,
    });
  if (account === undefined) throw new Error('An account was neither made nor found');
  return account;
}

/** The organisations in which an account has a membership. */
function organizationsOfAccount(orm: Orm) {
  const membership = allMemberships(orm);
  return orm
    .select({ id: membership.organizationId })
    .from(membership)
    .where(eq(membership.userId, appUser.id));
}

/** True of an account that has memberships in these departments and nowhere else. */
function isOnlyInDepartments(orm: Orm, departmentIds: readonly string[]) {
  const membership = allMemberships(orm);
  return notExists(
    orm
      .select({ id: membership.ownerId })
      .from(membership)
      .where(and(eq(membership.userId, appUser.id), notInArray(membership.ownerId, [...departmentIds]))),
  );
}

/** Accounts are locked before memberships are counted: another call may be adding one. */
export async function lockAccounts(transaction: Orm, userIds: readonly string[]): Promise<void> {
  await transaction
    .select({ id: appUser.id })
    .from(appUser)
    .where(isOneOfIds(appUser.id, userIds))
    .orderBy(appUser.id)
    .for('update');
}

/**
 * Ends the sessions of those of the accounts to which nothing is open any more: whoever is given access again later signs
 * in again. The same statements run where something is open elsewhere.
 */
export async function endSessionsWithoutAccess(transaction: Orm, userIds: readonly string[]): Promise<void> {
  await lockAccounts(transaction, userIds);
  const deactivated = transaction
    .select({ id: appUser.id })
    .from(appUser)
    .where(and(isOneOfIds(appUser.id, userIds), sql`(${isNotDeactivated(transaction)}) is not true`));
  await transaction.delete(refreshToken).where(inArray(refreshToken.userId, deactivated));
}

interface Renaming {
  userId: string;
  /** Where the caller renames the person. */
  organizationId: string;
  principal: Principal;
  name: string;
}

/**
 * Lets stacks follow when an organisation renames one of its people; not when the person belongs elsewhere as well
 * (to another organisation, or to a part of this one that a department admin does not administer) or is a global admin:
 * a person is not renamed for others.
 */
export async function renameAccount(
  transaction: Orm,
  { userId, organizationId, principal, name }: Renaming,
): Promise<void> {
  await lockAccounts(transaction, [userId]);
  // One statement whether it is renamed or not: the time tells nothing of what it belongs to.
  const isOursAlone =
    principal.isGlobalAdmin || principal.organizationIds.includes(organizationId)
      ? sql`${organizationId}::uuid = all (${organizationsOfAccount(transaction)})`
      : isOnlyInDepartments(transaction, principal.departmentIds);
  await transaction
    .update(appUser)
    .set({ name: name === '' ? sql`split_part(${appUser.email}, '@', 1)` : name })
    .where(and(eq(appUser.id, userId), eq(appUser.isGlobalAdmin, false), isOursAlone));
}

/**
 * Deletes those of the accounts that have no membership (any more) and are no global admins, and ends the sessions of
 * those that have inactive ones only. Stacks stay, without a registrator or surveyor. The same statements run where
 * none is deleted: the time does not tell that an account is kept for another organisation.
 */
export async function deleteAccountsWithoutMembership(
  transaction: Orm,
  userIds: readonly string[],
): Promise<void> {
  await endSessionsWithoutAccess(transaction, userIds);
  const abandoned = await transaction
    .select({ id: appUser.id })
    .from(appUser)
    .where(
      and(
        isOneOfIds(appUser.id, userIds),
        eq(appUser.isGlobalAdmin, false),
        sql`not exists (${organizationsOfAccount(transaction)})`,
      ),
    );
  const ids = abandoned.map(({ id }) => id);
  await transaction.update(stack).set({ registratorId: null }).where(isOneOfIds(stack.registratorId, ids));
  await transaction.update(stack).set({ surveyorId: null }).where(isOneOfIds(stack.surveyorId, ids));
  await transaction.delete(appUser).where(isOneOfIds(appUser.id, ids));
}
