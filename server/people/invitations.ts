import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm';
import { mail } from '../db/accountSchema';
import type { WritableOrm } from '../db/client';
import type { GivenAccess } from '../domain/givenAccess';
import { languageOfCountry } from '../domain/languageOfCountry';
import type { Language } from '../domain/languages';
import type { Country } from '../domain/schemas';
import { tooMany } from '../http/failure';
import type { Account } from './accounts';
import { peopleFailures } from './people.failures';

/**
 * The invitation gives access to Stackyard itself, or to an organisation or one of its departments or
 * sawmills. Then the organisation's country decides the language of the mail.
 */
type Owner =
  | { organizationId: string; name: string; country: Country }
  | { organizationId: null; name: string; language: Language };

interface Invitation {
  /** Null means the operator, who has no limit. */
  callerId: string | null;
  account: Pick<Account, 'email'>;
  owner: Owner;
  access: GivenAccess | null;
  language?: Language | undefined;
  now: Date;
}

/**
 * An address gets at most this many invitations an hour. Access can be given and removed any number of times,
 * and that must not flood a mailbox.
 */
const most = 5;
const hour = 60 * 60_000;

function withinTheHour({ account, now }: Invitation) {
  return and(eq(mail.email, account.email), sinceAnHour(now));
}

function sinceAnHour(now: Date) {
  return gt(mail.createdAt, new Date(now.getTime() - hour));
}

/**
 * No company adds more people by hand in an hour. The limit keeps anybody from sending a mass mailing in our
 * name.
 */
const mostOfSender = 200;

async function sendersWait(transaction: WritableOrm, { callerId, now }: Invitation): Promise<number> {
  if (callerId === null) return 0;
  const [oldest] = await transaction
    .select({ createdAt: mail.createdAt })
    .from(mail)
    .where(and(eq(mail.senderId, callerId), sinceAnHour(now), ne(mail.kind, 'password')))
    .orderBy(desc(mail.createdAt))
    .offset(mostOfSender - 1)
    .limit(1);
  return oldest === undefined ? 0 : oldest.createdAt.getTime() + hour - now.getTime();
}

/**
 * The wait is in milliseconds. Only the caller's own invitations are counted, because the wait must not
 * reveal those of other organisations or departments.
 */
async function callersWait(transaction: WritableOrm, invitation: Invitation): Promise<number> {
  const { callerId, owner, now } = invitation;
  if (callerId === null) return 0;
  const { organizationId } = owner;
  const isOfOwner =
    organizationId === null ? isNull(mail.organizationId) : eq(mail.organizationId, organizationId);
  const own = and(eq(mail.senderId, callerId), isOfOwner);
  const [oldest] = await transaction
    .select({ createdAt: mail.createdAt })
    .from(mail)
    .where(and(withinTheHour(invitation), own, ne(mail.kind, 'password')))
    .orderBy(desc(mail.createdAt))
    .offset(most - 1)
    .limit(1);
  return oldest === undefined ? 0 : oldest.createdAt.getTime() + hour - now.getTime();
}

/**
 * @throws ServiceFailure 429 if the caller invited this address to the organisation too often within the last
 * hour
 */
export async function requireOneMoreInvitation(
  transaction: WritableOrm,
  invitation: Invitation,
): Promise<void> {
  const wait = await callersWait(transaction, invitation);
  if (wait > 0) throw tooMany(peopleFailures.tooManyInvitations, Math.ceil(wait / 1000));
}

/**
 * The invitation is queued in the transaction that gives access, and sent after the commit. Beyond the limit
 * of the address no mail is sent, so that the newest mailed link stays valid. A mail that is not sent still
 * counts for the caller and looks as if it were sent, because the limit also counts invitations of other
 * organisations.
 * @param isNeeded false if the person has used the organisation already
 * @throws ServiceFailure 429 if the caller has invited too many people within the last hour
 */
export async function postInvitation(
  transaction: WritableOrm,
  invitation: Invitation,
  isNeeded = true,
): Promise<void> {
  const { callerId, account, owner, access, language, now } = invitation;
  const wait = await sendersWait(transaction, invitation);
  if (wait > 0) throw tooMany(peopleFailures.tooManyInvited, Math.ceil(wait / 1000));
  if ((await callersWait(transaction, invitation)) > 0) return;
  const sent = await transaction.$count(mail, and(withinTheHour(invitation), eq(mail.kind, 'invitation')));
  await transaction.insert(mail).values({
    id: randomUUID(),
    kind: isNeeded && sent < most ? 'invitation' : 'silent',
    email: account.email,
    language: language ?? ('language' in owner ? owner.language : languageOfCountry[owner.country]),
    organizationId: owner.organizationId,
    senderId: callerId,
    ownerName: owner.name,
    access,
    state: 'waiting',
    nextAttemptAt: now,
    createdAt: now,
  });
}
