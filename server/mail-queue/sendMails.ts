import { setTimeout } from 'node:timers/promises';
import { and, eq, gt, inArray, lte, notExists, sql } from 'drizzle-orm';
import { createAccountLink, forgottenPasswordMail } from '../auth/account-links/accountLinks';
import { job, mail } from '../db/accountSchema';
import type { WritableOrm } from '../db/client';
import { appUser, organization, person } from '../db/schema';
import { mostAttempts, nextAttemptAfter } from '../domain/attempts';
import { errorCodeOf } from '../domain/errorCode';
import type { Language } from '../domain/languages';
import type { MeasuredDigest } from '../domain/measuredDigest';
import {
  accessMail,
  confirmMail,
  passwordChangedMail,
  passwordResetMail,
  type Reader,
} from '../mail/accountMails';
import { measuredMail } from '../mail/measuredMail';
import { type Mail, type Mailer, MailRefused } from '../ports/mailer';
import type { ServiceDependencies } from '../ports/serviceDependencies';
import { invitationOf } from './invitationOf';
import { measureAnewMailOf } from './measureAnew';
import { readsOf, reportReaders } from './reportReaders';

type PostedMail = typeof mail.$inferSelect;

/** After this many minutes a sender counts as interrupted, and another one takes its mails. */
const longestDelivery = 3;

const mostAtOnce = 10;

/**
 * A service that writes mails into an outbox takes none while another instance has a mail server and is
 * running. Mailed links begin with the portal's URL, which has no slash at its end. `onFailure` gets one line
 * without the mail's text.
 */
export interface MailSending extends Pick<ServiceDependencies, 'database' | 'now'> {
  mailer: Mailer;
  isMailServer: boolean;
  publicUrl: string;
  onFailure: (line: string) => void;
}

/**
 * One statement takes a mail before it is sent, and another one stores the result. If the sender is
 * interrupted between the two, the mail is sent a second time, but never lost.
 * @returns the number of mails taken
 */
export async function sendDueMails(sending: MailSending): Promise<number> {
  if (!(await mayTake(sending))) return 0;
  const taken = await take(sending.database.unrecorded, sending.now());
  await Promise.all(taken.map((row) => send(sending, row)));
  return taken.length;
}

/**
 * An instance with a mail server that has not announced itself for this many milliseconds counts as stopped.
 */
const longestAbsence = 2 * 60_000;

const mailServer = 'mail server';

export async function announceMailServer(orm: WritableOrm, now: Date): Promise<void> {
  const nextRunAt = new Date(now.getTime() + longestAbsence);
  await orm
    .insert(job)
    .values({ name: mailServer, nextRunAt })
    .onConflictDoUpdate({ target: job.name, set: { nextRunAt } });
}

async function mayTake({ database: { orm }, isMailServer, now }: MailSending): Promise<boolean> {
  return (
    isMailServer || (await orm.$count(job, and(eq(job.name, mailServer), gt(job.nextRunAt, now())))) === 0
  );
}

function later(now: Date, minutes: number): Date {
  return new Date(now.getTime() + minutes * 60_000);
}

/**
 * A single statement takes the mails, so that two instances never take the same one. Organisations take
 * turns; for mails that belong to no organisation, the addresses do. The mails of an inactive organisation
 * wait until it is active again.
 */
function take(orm: WritableOrm, now: Date): Promise<PostedMail[]> {
  const inactive = orm
    .select({ id: organization.id })
    .from(organization)
    .where(and(eq(organization.id, mail.organizationId), eq(organization.active, false)));
  const isDue = and(eq(mail.state, 'waiting'), lte(mail.nextAttemptAt, now), notExists(inactive));
  const inTurn = orm
    .select({ id: mail.id })
    .from(mail)
    .where(isDue)
    .orderBy(
      sql`row_number() over (partition by coalesce(${mail.organizationId}::text, ${mail.email}) order by ${mail.nextAttemptAt})`,
      mail.nextAttemptAt,
    )
    .limit(mostAtOnce);
  const due = orm
    .select({ id: mail.id })
    .from(mail)
    .where(and(inArray(mail.id, inTurn), isDue))
    .for('update', { skipLocked: true });
  return orm
    .update(mail)
    .set({ attempts: sql`${mail.attempts} + 1`, nextAttemptAt: later(now, longestDelivery) })
    .where(sql`${mail.id} = any(array(${due}))`)
    .returning();
}

async function send(sending: MailSending, row: PostedMail): Promise<void> {
  // All senders of this mail were cut off, so it may be the mail that ends them.
  if (row.attempts > mostAttempts) return settle(sending, row, { state: 'failed' });
  try {
    if (row.kind === 'silent') return await settle(sending, row, { state: 'sent' });
    const text = await textOf(sending, row);
    if (text === undefined) return await forget(sending, row);
    await sending.mailer.deliver({ ...text, to: oneLine(text.to), subject: oneLine(text.subject) });
  } catch (failure) {
    return await postpone(sending, row, failure).catch(() => undefined);
  }
  await settleDelivered(sending, row);
}

/**
 * Writing the state is repeated until the database accepts it. Otherwise the next attempt would deliver the
 * mail a second time.
 */
async function settleDelivered(sending: MailSending, row: PostedMail): Promise<void> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await settle(sending, row, { state: 'sent' });
    } catch (failure) {
      if (attempt === 1)
        sending.onFailure(
          `The mail to ${oneLine(row.email)} was delivered, and the database does not take that (${reasonOf(failure)}).`,
        );
      await setTimeout(1000, undefined, { ref: false });
    }
}

async function textOf(sending: MailSending, row: PostedMail): Promise<Mail | undefined> {
  const { email, organizationId } = row;
  const orm = sending.database.unrecorded;
  const reader = { to: email, language: await languageFor(orm, row), publicUrl: sending.publicUrl };
  if (row.kind === 'passwordChanged') return passwordChangedMail(reader);
  if (row.kind === 'passwordReset') return passwordResetMail(reader);
  if (row.kind === 'password') return forgottenPasswordMail(sending, reader);
  if (row.kind === 'measureAnew' || row.kind === 'measureNoMore') return measureAnewMailOf(orm, row, reader);
  if (row.digest !== null) return measuredMailOf(sending, organizationId, reader, row.digest);
  const hasAccess =
    organizationId === null
      ? eq(appUser.isGlobalAdmin, true)
      : inArray(
          appUser.id,
          orm.select({ id: person.userId }).from(person).where(eq(person.organizationId, organizationId)),
        );
  const [account] = await orm
    .select({ userId: appUser.id, isConfirmed: sql<boolean>`${appUser.passwordHash} is not null` })
    .from(appUser)
    .where(and(eq(appUser.email, email), hasAccess));
  if (account === undefined) return undefined;
  const invitation = await invitationOf(orm, row);
  if (account.isConfirmed) return accessMail({ ...reader, invitation });
  const link = { userId: account.userId, purpose: 'confirm', now: sending.now() } as const;
  return confirmMail({ ...reader, invitation, token: await createAccountLink(orm, link) });
}

async function languageFor(orm: WritableOrm, { email, language }: PostedMail): Promise<Language> {
  const [account] = await orm
    .select({ used: appUser.language })
    .from(appUser)
    .where(eq(appUser.email, email));
  return account?.used ?? language;
}

async function measuredMailOf(
  { database }: MailSending,
  organizationId: string | null,
  reader: Reader,
  digest: MeasuredDigest,
): Promise<Mail | undefined> {
  if (organizationId === null) return undefined;
  const [owner] = await database.orm
    .select({ id: organization.id, name: organization.name })
    .from(organization)
    .where(eq(organization.id, organizationId));
  const readers = await reportReaders(database.orm, organizationId);
  const readings = readers.filter(({ email }) => email === reader.to);
  const stacks = digest.stacks.filter(({ departmentId }) => readsOf(readings, departmentId));
  if (owner === undefined || stacks.length === 0) return undefined;
  return measuredMail({ ...reader, organization: owner, digest: { ...digest, stacks } });
}

/** A line break is removed, because it would begin another header. */
function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ');
}

function isHeld({ id, attempts }: PostedMail) {
  return and(eq(mail.id, id), eq(mail.attempts, attempts));
}

async function settle(
  { database }: MailSending,
  row: PostedMail,
  outcome: Partial<PostedMail>,
): Promise<void> {
  await database.unrecorded.update(mail).set(outcome).where(isHeld(row));
}

async function forget({ database }: MailSending, row: PostedMail): Promise<void> {
  await database.unrecorded.delete(mail).where(isHeld(row));
}

async function postpone(sending: MailSending, row: PostedMail, failure: unknown): Promise<void> {
  const now = sending.now();
  const next = failure instanceof MailRefused ? undefined : nextAttemptAfter(row.attempts, now);
  const what = `The mail to ${oneLine(row.email)} could not be delivered (${reasonOf(failure)})`;
  const then =
    next === undefined
      ? 'it is given up, and "stackyard retry" tries again'
      : `next attempt in ${Math.round((next.getTime() - now.getTime()) / 60_000)} minutes`;
  sending.onFailure(`${what}; ${then}.`);
  await settle(sending, row, next === undefined ? { state: 'failed' } : { nextAttemptAt: next });
}

/** The error code is preferred, because the messages of servers and drivers may contain parts of the mail. */
function reasonOf(failure: unknown): string {
  const cause = failure instanceof MailRefused ? failure.cause : failure;
  return errorCodeOf(cause) ?? (cause instanceof Error ? cause.name : 'unknown reason');
}
