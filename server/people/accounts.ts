import { randomUUID } from 'node:crypto';
import { and, eq, inArray, notExists, notInArray, sql } from 'drizzle-orm';
import { isNotDeactivated } from '../auth/loadPrincipal';
import { lockAccounts } from '../auth/lockAccounts';
import { accountLink, idempotentCall, refreshToken } from '../db/accountSchema';
import { allMemberships } from '../db/allMemberships';
import type { Orm, WritableOrm } from '../db/client';
import { stackExport } from '../db/exportSchema';
import { isOneOfIds } from '../db/isOneOfIds';
import { appUser } from '../db/schema';
import { stack } from '../db/stackSchema';
import { stackView } from '../db/stackViewSchema';
import { formerPeopleAt, isFormer } from '../domain/formerPeople';
import type { Principal } from '../domain/principal';
import { forgetInAnswers, forgetInViews } from './forgetPeople';
import { nameText } from './personTexts';

export interface Account {
  id: string;
  email: string;
}

interface Person {
  email: string;
  name: string;
}

function displayName({ name, email }: Person): string {
  return name === '' ? email.slice(0, email.lastIndexOf('@')) : name;
}

/**
 * An existing account keeps its name, because another organisation may use it. The account stays locked until
 * the transaction ends.
 */
export async function findOrCreateAccount(transaction: WritableOrm, person: Person): Promise<Account> {
  const { email } = person;
  const [account] = await transaction
    .insert(appUser)
    .values({ id: randomUUID(), email, name: displayName(person) })
    // Writing the address again locks the existing row, and returns it.
    .onConflictDoUpdate({ target: appUser.email, set: { email } })
    .returning({ id: appUser.id, email: appUser.email });
  if (account === undefined) throw new Error('An account was neither made nor found');
  return account;
}

function organizationsOfAccount(orm: Orm) {
  const membership = allMemberships(orm);
  return orm
    .select({ id: membership.organizationId })
    .from(membership)
    .where(eq(membership.userId, appUser.id));
}

function isOnlyInDepartments(orm: Orm, departmentIds: readonly string[]) {
  const membership = allMemberships(orm);
  return notExists(
    orm
      .select({ id: membership.ownerId })
      .from(membership)
      .where(and(eq(membership.userId, appUser.id), notInArray(membership.ownerId, [...departmentIds]))),
  );
}

/**
 * Ends the sessions of accounts without active access, so that people must sign in again after a
 * reactivation. The same statements run for accounts with access elsewhere.
 */
export async function endSessionsWithoutAccess(
  transaction: WritableOrm,
  userIds: readonly string[],
): Promise<void> {
  await lockAccounts(transaction, userIds);
  const deactivated = transaction
    .select({ id: appUser.id })
    .from(appUser)
    .where(and(isOneOfIds(appUser.id, userIds), sql`(${isNotDeactivated(transaction)}) is not true`));
  await transaction.delete(refreshToken).where(inArray(refreshToken.userId, deactivated));
}

interface Renaming {
  userId: string;
  organizationId: string;
  principal: Principal;
  name: string;
}

/**
 * The name of the account, which stacks show, is changed, too. It stays if the person is a global admin or
 * also belongs elsewhere: to another organisation, or to a department outside a department admin's scope.
 */
export async function renameAccount(
  transaction: WritableOrm,
  { userId, organizationId, principal, name }: Renaming,
): Promise<void> {
  await lockAccounts(transaction, [userId]);
  // One statement serves both cases, so that the time does not tell about memberships elsewhere.
  const isOursAlone =
    principal.isGlobalAdmin || principal.organizationIds.includes(organizationId)
      ? sql`${organizationId}::uuid = all (${organizationsOfAccount(transaction)})`
      : isOnlyInDepartments(transaction, principal.departmentIds);
  await transaction
    .update(appUser)
    .set({ name: name === '' ? sql`split_part(${appUser.email}, '@', 1)` : name })
    .where(and(eq(appUser.id, userId), eq(appUser.isGlobalAdmin, false), isOursAlone));
}

/** The address begins as `formerPrefix` does. */
const formerAddress = sql`encode(sha256(convert_to(${appUser.email}, 'UTF8')), 'hex') || '.' || ${appUser.id} || ${formerPeopleAt}`;

function abandonedOf(orm: Orm, userIds: readonly string[]) {
  return orm
    .select({ id: appUser.id, email: appUser.email, name: appUser.name })
    .from(appUser)
    .where(
      and(
        isOneOfIds(appUser.id, userIds),
        eq(appUser.isGlobalAdmin, false),
        sql`not exists (${organizationsOfAccount(orm)})`,
      ),
    );
}

/**
 * An account whose last membership has ended loses address, password and language. If only inactive
 * memberships are left, just its sessions end. The account still names the person who measured, and lets an
 * erasure find that person's acts (`formerAddress`). The person's name is removed from views and stored
 * answers. The same statements run if no account is left without a membership, so that the duration does not
 * reveal that another organisation keeps an account.
 */
export async function letAccountsLeave(transaction: WritableOrm, userIds: readonly string[]): Promise<void> {
  await endSessionsWithoutAccess(transaction, userIds);
  const leaving = (await abandonedOf(transaction, userIds)).filter(({ email }) => !isFormer(email));
  const ids = leaving.map(({ id }) => id);
  await forgetInViews(transaction, ids);
  await forgetAccountsInAnswers(transaction, leaving);
  await endUse(transaction, ids);
  for (const table of [refreshToken, accountLink, idempotentCall, stackExport])
    await transaction.delete(table).where(isOneOfIds(table.userId, ids));
  await transaction.update(stackView).set({ ownerId: null }).where(isOneOfIds(stackView.ownerId, ids));
  await transaction
    .update(appUser)
    .set({ email: formerAddress, passwordHash: null, language: null })
    .where(isOneOfIds(appUser.id, ids));
}

/**
 * The accounts are deleted, and all rows lose their references to them: stacks stay without a surveyor,
 * shared views without an owner.
 */
export async function deleteAccountsWithoutMembership(
  transaction: WritableOrm,
  userIds: readonly string[],
): Promise<void> {
  await endSessionsWithoutAccess(transaction, userIds);
  const leaving = await abandonedOf(transaction, userIds);
  await forgetAccountsInAnswers(transaction, leaving);
  const ids = leaving.map(({ id }) => id);
  await endUse(transaction, ids);
  await transaction.update(stack).set({ surveyorId: null }).where(isOneOfIds(stack.surveyorId, ids));
  await transaction.delete(appUser).where(isOneOfIds(appUser.id, ids));
}

async function forgetAccountsInAnswers(
  transaction: WritableOrm,
  accounts: readonly (Account & Person)[],
): Promise<void> {
  await forgetInAnswers(
    transaction,
    accounts.map(({ id, email, name }) => ({ ids: [id], email, texts: [nameText(name)] })),
  );
}

async function endUse(transaction: WritableOrm, ids: readonly string[]): Promise<void> {
  await transaction.update(stack).set({ registratorId: null }).where(isOneOfIds(stack.registratorId, ids));
  const isPrivate = and(isOneOfIds(stackView.ownerId, ids), eq(stackView.shared, false));
  await transaction.delete(stackView).where(isPrivate);
}
