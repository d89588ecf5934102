import { and, eq, lt, lte, ne, type SQL, sql } from 'drizzle-orm';
import { answerLifetime } from '../calls/idempotency';
import { accountLink, attempt, idempotentCall, mail, refreshToken } from '../db/accountSchema';
import type { Orm, WritableOrm } from '../db/client';
import { deletedOrganization } from '../db/deletedSchema';
import { stackExport } from '../db/exportSchema';
import { historyEntry } from '../db/historySchema';
import { allowLongStatements } from '../db/longStatements';
import { meta } from '../db/schema';
import { deletionIsFinalAfter } from '../domain/deletion';
import { formerPeopleAt } from '../domain/formerPeople';
import { utcMonthsBefore } from '../domain/utcMonthsBefore';
import { takeTurn } from './takeTurn';

const minute = 60_000;
const day = 24 * 60 * minute;

export const sweepInterval = 10 * minute;

/** For this many milliseconds, the tables of users show whether a mail was sent. */
const mailLifetime = 30 * day;

const batch = 1000;

/**
 * Deletes expired sessions, answers of repeated calls, links, counted attempts and exports, organisations that were
 * deleted 30 days ago, mails after 30 days unless they still wait, and former members to whom no stack and no
 * history entry refers. Unconfirmed accounts stay: each has a membership, and is deleted with it.
 * @param historyMonths the history is kept this long; undefined means for ever
 */
export async function sweep(orm: WritableOrm, now: Date, historyMonths?: number): Promise<void> {
  if (!(await takeTurn(orm, { name: 'sweep', interval: sweepInterval, now }))) return;
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  await remove(orm, refreshToken, lt(refreshToken.familyExpiresAt, now));
  await remove(orm, idempotentCall, lt(idempotentCall.createdAt, ago(answerLifetime)));
  await remove(orm, accountLink, lt(accountLink.expiresAt, now));
  await remove(orm, attempt, lt(attempt.expiresAt, now));
  await remove(orm, stackExport, lt(stackExport.expiresAt, now));
  await remove(orm, mail, and(lt(mail.createdAt, ago(mailLifetime)), ne(mail.state, 'waiting')));
  if (historyMonths !== undefined) await shortenHistory(orm, utcMonthsBefore(now, historyMonths));
  await orm.transaction(async (transaction) => {
    await allowLongStatements(transaction);
    await removeFormer(transaction, historyMonths !== undefined);
    // Foreign keys delete all rows that were kept of them.
    await transaction
      .delete(deletedOrganization)
      .where(lte(deletedOrganization.deletedAt, ago(deletionIsFinalAfter)));
  });
}

/**
 * Former members are deleted when no stack refers to them any more. They also stay as long as the history
 * contains their acts, because an erasure finds the acts by them.
 */
async function removeFormer(transaction: WritableOrm, endsHistory: boolean): Promise<void> {
  const isNamed = sql`
    exists (select from stack where registrator_id = app_user.id)
    or exists (select from stack where surveyor_id = app_user.id)
    or exists (select from measurement where measured_by_id = app_user.id)
    or exists (select from measurement where author_id = app_user.id)`;
  // An import has no history.
  const isImported = sql`email not like ${`%.%${formerPeopleAt}`}`;
  await transaction.execute(sql`
    with unnamed as materialized (
      select id from app_user where email like ${`%${formerPeopleAt}`} and (${endsHistory} or ${isImported}) and not (${isNamed})
    ), told as materialized (
      select distinct user_id from history_entry where user_id in (select id from unnamed)
    )
    delete from app_user where id in (select id from unnamed) and (${isImported} or id not in (select user_id from told))`);
}

/**
 * The new beginning of the history is written before the entries are removed, so that a reader never misses
 * an entry that the history claims to have.
 */
async function shortenHistory(orm: WritableOrm, since: Date): Promise<void> {
  const isLater = sql`${meta.value}::timestamptz < ${since.toISOString()}::timestamptz`;
  await orm
    .update(meta)
    .set({ value: since.toISOString() })
    .where(and(eq(meta.key, 'historySince'), isLater));
  await remove(orm, historyEntry, lt(historyEntry.at, since));
}

type Swept =
  | typeof refreshToken
  | typeof idempotentCall
  | typeof accountLink
  | typeof attempt
  | typeof mail
  | typeof historyEntry
  | typeof stackExport;

async function remove(orm: Orm, table: Swept, expired: SQL | undefined): Promise<void> {
  let removed = batch;
  while (removed === batch) {
    const { rows } = await orm.execute(sql`
      delete from ${table} where ctid = any(array(
        select ctid from ${table} where ${expired} limit ${batch} for update skip locked
      )) returning 1 as removed`);
    removed = rows.length;
  }
}
