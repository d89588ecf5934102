import { randomUUID } from 'node:crypto';
import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import { accountLink, mail, refreshToken } from '../../db/accountSchema';
import { byName } from '../../db/byName';
import type { Orm } from '../../db/client';
import { appUser, organization } from '../../db/schema';
import { linkInvalid } from '../../http/failure';
import { confirmMail, resetMail } from '../../mail/accountMails';
import type { Mail } from '../../ports/mailer';
import type { ServiceDependencies } from '../../ports/serviceDependencies';
import type { Language } from '../../texts/language';
import { allMemberships } from '../allMemberships';
import { loadPrincipal } from '../loadPrincipal';
import { hashPassword } from '../passwords';
import { drawToken, hashOf } from '../tokens/secretToken';

type Purpose = (typeof accountLink.$inferSelect)['purpose'];

const minutes: Readonly<Record<Purpose, number>> = { reset: 60, confirm: 72 * 60 };

interface NewLink {
  userId: string;
  purpose: Purpose;
  now: Date;
}

/** Returns the token of a new link and voids the older link of the same purpose. */
export async function createAccountLink(orm: Orm, { userId, purpose, now }: NewLink): Promise<string> {
  const token = drawToken();
  const link = { hash: hashOf(token), expiresAt: new Date(now.getTime() + minutes[purpose] * 60_000) };
  await orm
    .insert(accountLink)
    .values({ userId, purpose, ...link })
    .onConflictDoUpdate({ target: [accountLink.userId, accountLink.purpose], set: link });
  return token;
}

interface Spending {
  /** Lower case. */
  email: string;
  purpose: Purpose;
  token: string;
  now: Date;
}

/**
 * Deletes a link and returns the id of its owner; undefined unless it is the newest, unused, unexpired link
 * of the address.
 */
async function consumeAccountLink(
  orm: Orm,
  { email, purpose, token, now }: Spending,
): Promise<string | undefined> {
  const owner = orm.select({ id: appUser.id }).from(appUser).where(eq(appUser.email, email));
  const [spent] = await orm
    .delete(accountLink)
    .where(
      and(
        inArray(accountLink.userId, owner),
        eq(accountLink.purpose, purpose),
        eq(accountLink.hash, hashOf(token)),
        gt(accountLink.expiresAt, now),
      ),
    )
    .returning({ userId: accountLink.userId });
  return spent?.userId;
}

export interface NewPassword {
  /** Lower case. */
  email: string;
  token: string;
  password: string;
  purpose: 'confirm' | 'reset';
}

/**
 * Sets the password by a mailed link; a confirmation works only while there is no password. It ends the
 * account's other links and all its sessions, because a stranger may hold one of them.
 * @throws ServiceFailure 400: the link is not valid (any more)
 */
export async function setPasswordByLink(
  { database, now }: Pick<ServiceDependencies, 'database' | 'now'>,
  { email, token, password, purpose }: NewPassword,
): Promise<void> {
  await database.orm.transaction(async (transaction) => {
    const userId = await consumeAccountLink(transaction, { email, purpose, token, now: now() });
    if (userId === undefined) throw linkInvalid();
    const mayChange = purpose === 'confirm' ? isNull(appUser.passwordHash) : undefined;
    const [changed] = await transaction
      .update(appUser)
      .set({ passwordHash: await hashPassword(password) })
      .where(and(eq(appUser.id, userId), mayChange))
      .returning({ id: appUser.id });
    if (changed === undefined) throw linkInvalid();
    await transaction.delete(accountLink).where(eq(accountLink.userId, userId));
    await transaction.delete(refreshToken).where(eq(refreshToken.userId, userId));
  });
}

/**
 * Posts a link for whoever asks with an address (lower case). Known and unknown addresses take the same statement;
 * whose address it is, is asked when the mail is sent, after the answer.
 */
export async function postPasswordMail(
  { database, now }: Pick<ServiceDependencies, 'database' | 'now'>,
  email: string,
  language: Language,
): Promise<void> {
  const createdAt = now();
  await database.orm.insert(mail).values({
    id: randomUUID(),
    kind: 'password',
    email,
    language,
    state: 'waiting',
    nextAttemptAt: createdAt,
    createdAt,
  });
}

type Dependencies = Pick<ServiceDependencies, 'database' | 'now'> & { publicUrl: string };

/**
 * A reset link, or another invitation while the account is not confirmed; undefined for an address (lower
 * case) without an account that may sign in.
 */
export async function forgottenPasswordMail(
  { database: { orm }, now, publicUrl }: Dependencies,
  email: string,
  language: Language,
): Promise<Mail | undefined> {
  const principal = await loadPrincipal(orm, { email });
  if (principal === undefined) return undefined;
  const { userId } = principal;
  const reader = { to: email, language, publicUrl };
  const [account] = await orm
    .select({ passwordHash: appUser.passwordHash })
    .from(appUser)
    .where(eq(appUser.id, userId));
  if (account === undefined) return undefined;
  const purpose = account.passwordHash === null ? 'confirm' : 'reset';
  const token = await createAccountLink(orm, { userId, purpose, now: now() });
  if (purpose === 'reset') return resetMail({ ...reader, token });
  return confirmMail({ ...reader, token, ownerName: await inviterOf(orm, userId) });
}

/** An organisation of the person's memberships of any kind; else the service. */
async function inviterOf(orm: Orm, userId: string): Promise<string> {
  const membership = allMemberships(orm);
  const [inviter] = await orm
    .select({ name: organization.name })
    .from(membership)
    .innerJoin(organization, eq(organization.id, membership.organizationId))
    .where(eq(membership.userId, userId))
    .orderBy(byName(organization.name))
    .limit(1);
  return inviter?.name ?? 'Stackyard';
}
