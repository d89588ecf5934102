import { randomUUID } from 'node:crypto';
import { and, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import type { Context } from 'hono';
import { writeHistory } from '../../calls/recordChanges';
import { accountLink, mail, refreshToken } from '../../db/accountSchema';
import { allMemberships } from '../../db/allMemberships';
import { byName } from '../../db/byName';
import type { WritableOrm } from '../../db/client';
import { appUser, organization } from '../../db/schema';
import type { Change } from '../../domain/change';
import type { Language } from '../../domain/languages';
import { ServiceFailure } from '../../http/failure';
import type { ServiceEnv } from '../../http/serviceApp';
import { confirmMail, type Reader, resetMail } from '../../mail/accountMails';
import type { Mail } from '../../ports/mailer';
import type { ServiceDependencies } from '../../ports/serviceDependencies';
import { acceptedLanguage } from '../../texts/language';
import { authFailures } from '../auth.failures';
import { loadPrincipal } from '../loadPrincipal';
import { lockAccounts } from '../lockAccounts';
import { hashPassword, requireUsable } from '../passwords';
import { drawToken, hashOf } from '../tokens/secretToken';

type Purpose = (typeof accountLink.$inferSelect)['purpose'];

const minutes: Readonly<Record<Purpose, number>> = {
  reset: 60,
  confirm: 72 * 60,
  printed: 72 * 60,
};

interface NewLink {
  userId: string;
  purpose: Purpose;
  now: Date;
}

function endOfLink({ purpose, now }: NewLink): Date {
  return new Date(now.getTime() + minutes[purpose] * 60_000);
}

const target = [accountLink.userId, accountLink.purpose];

export async function createAccountLink(orm: WritableOrm, link: NewLink): Promise<string> {
  const { userId, purpose } = link;
  const token = drawToken();
  const set = { hash: hashOf(token), expiresAt: endOfLink(link) };
  await orm
    .insert(accountLink)
    .values({ userId, purpose, ...set })
    .onConflictDoUpdate({ target, set });
  return token;
}

/**
 * A link younger than this many milliseconds is not replaced at anybody's request, because its owner may just
 * be using it.
 */
const untouched = 60_000;

async function replaceOlderLink(orm: WritableOrm, link: NewLink): Promise<string | undefined> {
  const { userId, purpose } = link;
  const token = drawToken();
  const set = { hash: hashOf(token), expiresAt: endOfLink(link) };
  const isOlder = lte(accountLink.expiresAt, new Date(set.expiresAt.getTime() - untouched));
  const [made] = await orm
    .insert(accountLink)
    .values({ userId, purpose, ...set })
    .onConflictDoUpdate({ target, set, setWhere: isOlder })
    .returning({ userId: accountLink.userId });
  return made && token;
}

interface Spending {
  email: string;
  purpose: 'confirm' | 'reset';
  token: string;
  now: Date;
}

/** The response does not tell whether a mailed link was used, replaced, expired or never existed. */
export function linkInvalid(): ServiceFailure {
  return new ServiceFailure(400, authFailures.linkInvalid);
}

function validLink(orm: WritableOrm, { email, purpose, token, now }: Spending) {
  const owner = orm.select({ id: appUser.id }).from(appUser).where(eq(appUser.email, email));
  return and(
    inArray(accountLink.userId, owner),
    inArray(accountLink.purpose, purpose === 'confirm' ? ['confirm', 'printed'] : [purpose]),
    eq(accountLink.hash, hashOf(token)),
    gt(accountLink.expiresAt, now),
  );
}

async function consumeAccountLink(orm: WritableOrm, spending: Spending): Promise<string | undefined> {
  const [spent] = await orm
    .delete(accountLink)
    .where(validLink(orm, spending))
    .returning({ userId: accountLink.userId });
  return spent?.userId;
}

export async function ownerOfLink(orm: WritableOrm, spending: Spending): Promise<string | undefined> {
  const [link] = await orm
    .select({ userId: accountLink.userId })
    .from(accountLink)
    .where(validLink(orm, spending));
  return link?.userId;
}

export interface NewPassword extends Spending {
  ownerId: string;
  password: string;
}

/**
 * A confirmation works only while the account has no password. The account's other links and all its sessions
 * end, because a stranger may hold one of them.
 * @throws ServiceFailure 400 if the link is no longer valid, or if the password is the demo's
 */
export async function setPasswordByLink(
  { database, refusedPassword }: Pick<ServiceDependencies, 'database' | 'refusedPassword'>,
  c: Context<ServiceEnv>,
  { ownerId, password, ...spending }: NewPassword,
): Promise<void> {
  const { email, purpose } = spending;
  requireUsable(password, { refusedPassword });
  // Hashing takes long: a transaction would lock the link all that time.
  const passwordHash = await hashPassword(password, {
    address: c.var.clientAddress,
    account: email,
    signal: c.req.raw.signal,
  });
  await database.unrecorded.transaction(async (transaction) => {
    await lockAccounts(transaction, [ownerId]);
    const userId = await consumeAccountLink(transaction, spending);
    if (userId === undefined) throw linkInvalid();
    const mayChange = purpose === 'confirm' ? isNull(appUser.passwordHash) : undefined;
    const [changed] = await transaction
      .update(appUser)
      .set({ passwordHash })
      .where(and(eq(appUser.id, userId), mayChange))
      .returning({ id: appUser.id, name: appUser.name });
    if (changed === undefined) throw linkInvalid();
    await transaction.delete(accountLink).where(eq(accountLink.userId, userId));
    await transaction.delete(refreshToken).where(eq(refreshToken.userId, userId));
    // Somebody else with access to the mailbox may have used the link, so a mail informs the owner.
    const language = acceptedLanguage(c.req.header('accept-language'));
    const notice = { kind: 'passwordReset', email, language, createdAt: spending.now } as const;
    if (purpose === 'reset') await postPasswordMail(transaction, notice);
    // The link itself is the right to call: the account acts on itself, in no organisation.
    const { name } = changed;
    const change: Change = { kind: 'Account', id: userId, name, organizationId: null };
    await writeHistory(transaction, { c, actor: { userId, name }, at: spending.now }, [change]);
  });
}

interface PasswordMail {
  kind: 'password' | 'passwordChanged' | 'passwordReset';
  email: string;
  language: Language;
  createdAt: Date;
}

/**
 * Known and unknown e-mail addresses cause the same SQL statement, so that the duration of the call does not
 * reveal whether there is an account. The account is looked up when the mail is sent, after the answer.
 */
export async function postPasswordMail(orm: WritableOrm, posted: PasswordMail): Promise<void> {
  const nextAttemptAt = posted.createdAt;
  await orm.insert(mail).values({ id: randomUUID(), ...posted, state: 'waiting', nextAttemptAt });
}

/**
 * An account that is not confirmed gets another invitation instead of a reset link.
 * @returns undefined if no account with the address (lower case) may sign in, and if a link was sent to it
 * within the last minute
 */
export async function forgottenPasswordMail(
  { database: { unrecorded: orm }, now }: Pick<ServiceDependencies, 'database' | 'now'>,
  reader: Reader,
): Promise<Mail | undefined> {
  const principal = await loadPrincipal(orm, { email: reader.to });
  if (principal === undefined) return undefined;
  const { userId } = principal;
  const [account] = await orm
    .select({ passwordHash: appUser.passwordHash })
    .from(appUser)
    .where(eq(appUser.id, userId));
  if (account === undefined) return undefined;
  const purpose = account.passwordHash === null ? 'confirm' : 'reset';
  const token = await replaceOlderLink(orm, { userId, purpose, now: now() });
  if (token === undefined) return undefined;
  if (purpose === 'reset') return resetMail({ ...reader, token });
  const invitation = { inviter: null, organization: await organizationOf(orm, userId), given: null };
  return confirmMail({ ...reader, token, invitation });
}

async function organizationOf(orm: WritableOrm, userId: string): Promise<string | null> {
  const membership = allMemberships(orm);
  const [found] = await orm
    .select({ name: organization.name })
    .from(membership)
    .innerJoin(organization, eq(organization.id, membership.organizationId))
    .where(eq(membership.userId, userId))
    .orderBy(byName(organization.name))
    .limit(1);
  return found?.name ?? null;
}
