import { eq, type SQL, sql } from 'drizzle-orm';
import type { Orm, WritableOrm } from '../../db/client';
import { historyEntry } from '../../db/historySchema';
import { allowLongStatements } from '../../db/longStatements';
import { appUser } from '../../db/schema';
import type { Changed } from '../../domain/change';
import { conflict } from '../../http/failure';
import { selectGlobalAdmins } from '../global-admins/globalAdmins.queries';
import { deleteAccountsWithoutMembership } from '../members/accounts';

/** What stands where a name was. */
const nobody = '–';

/** Organisations that are there, and those that were deleted and may come back. */
const schemas = ['public', 'deleted'];

const memberships = ['organization_member', 'department_member', 'sawmill_member', 'person'];

const tableIn = (schema: string, name: string) => sql`${sql.identifier(schema)}.${sql.identifier(name)}`;

/**
 * Takes everything out of the data that is known of a person by the e-mail address (lower case): account, memberships,
 * contacts, mails, mailing lists, messages of measurements, of deleted organisations too, and names, addresses and values in the
 * history. What the person has done stays, without the name: stacks, measurements, shared views, entries of the history.
 * @returns how many rows have gone or been changed
 * @throws ServiceFailure 409 for the last global admin who can log in
 */
export async function erasePerson(transaction: WritableOrm, email: string): Promise<Changed<number>> {
  await allowLongStatements(transaction);
  await requireOtherGlobalAdmin(transaction, email);
  const [account] = await transaction
    .select({ id: appUser.id })
    .from(appUser)
    .where(eq(appUser.email, email))
    .for('update');
  const ids = await idsOf(transaction, email);
  for (const schema of schemas) await noteMessages(transaction, schema, ids);
  let rows = 0;
  for (const statement of [...historyStatements(email, ids), ...rowStatements(email, ids)])
    rows += (await transaction.execute(sql`${statement} returning 1`)).rows.length;
  if (account === undefined) return { result: rows, changes: [] };
  await transaction.update(appUser).set({ isGlobalAdmin: false }).where(eq(appUser.id, account.id));
  await deleteAccountsWithoutMembership(transaction, [account.id]);
  const thing = { kind: 'Account', id: account.id, name: nobody, organizationId: null } as const;
  return { result: rows + 1, changes: [thing] };
}

async function requireOtherGlobalAdmin(transaction: WritableOrm, email: string): Promise<void> {
  const admins = await selectGlobalAdmins(transaction).orderBy(appUser.id).for('update');
  const isAdmin = admins.some((admin) => admin.email === email && admin.confirmed);
  if (isAdmin && !admins.some((admin) => admin.email !== email && admin.confirmed))
    throw conflict('lastGlobalAdmin');
}

/** Of the account and the former ones of the address, of the person in each organisation, and of contacts. */
async function idsOf(orm: Orm, email: string): Promise<string[]> {
  const { rows } = await orm.execute<{ id: string }>(sql`
    with account as (
      select id from public.app_user where email = ${email}
      union select id from deleted.app_user where email = ${email}
    )
    select id from account
    union select id from public.person where user_id in (table account)
    union select id from deleted.person where user_id in (table account)
    union select id from public.contact where lower(email) = ${email}
    union select id from deleted.contact where lower(email) = ${email}
    union select thing_id from ${historyEntry}
      where kind in ('Person', 'Contact') and strpos(lower(fields::text), ${JSON.stringify(email)}) > 0`);
  return rows.map(({ id }) => id);
}

function oneOf(column: string, ids: readonly string[]): SQL {
  return sql`${sql.identifier(column)} = any(${sql.param(ids)}::uuid[])`;
}

function sent(ids: readonly string[]): SQL {
  return sql`(${oneOf('measured_by_id', ids)} or ${oneOf('author_id', ids)})`;
}

/** So that a job removes their files from the store. */
async function noteMessages(transaction: WritableOrm, schema: string, ids: readonly string[]): Promise<void> {
  await transaction.execute(sql`
    insert into unclaimed_file as noted (digest, since)
    select distinct message_digest, now() from ${tableIn(schema, 'measurement')}
      where message_digest is not null and ${sent(ids)}
    on conflict (digest) do update set since = greatest(noted.since, excluded.since)
      where noted.removing_at is null`);
}

function historyStatements(email: string, ids: readonly string[]): SQL[] {
  const written = JSON.stringify(email);
  const pattern = written.replace(/[^"\w@-]/g, '\\$&');
  return [
    sql`update history_entry set user_name = ${nobody}, client_address = '', session_id = null
      where ${oneOf('user_id', ids)} or ${oneOf('person_id', ids)}`,
    sql`update history_entry set thing_name = ${nobody}, fields = '[]' where ${oneOf('thing_id', ids)}`,
    // The address of an organisation, or on a mailing list.
    sql`update history_entry set fields = regexp_replace(fields::text, ${pattern}, ${JSON.stringify(nobody)}, 'gi')::jsonb
      where strpos(lower(fields::text), ${written}) > 0`,
  ];
}

function rowStatements(email: string, ids: readonly string[]): SQL[] {
  const isAddress = sql`lower(email) = ${email}`;
  const others = sql`select address from unnest(mailing_list) with ordinality as list (address, place)
    where lower(address) <> ${email} order by place`;
  const isOnList = sql`exists (select from unnest(mailing_list) as list (address) where lower(address) = ${email})`;
  const statements = schemas.flatMap((schema) => [
    ...memberships.map((name) => sql`delete from ${tableIn(schema, name)} where ${oneOf('user_id', ids)}`),
    ...['contact', 'mail'].map((name) => sql`delete from ${tableIn(schema, name)} where ${isAddress}`),
    sql`update ${tableIn(schema, 'organization')} set email = '' where ${isAddress}`,
    sql`update ${tableIn(schema, 'department')} set mailing_list = array(${others}) where ${isOnList}`,
    // What was sent may name the sender; the values that came with it stay.
    sql`update ${tableIn(schema, 'measurement')} set message = null, message_digest = null
      where (message is not null or message_digest is not null) and ${sent(ids)}`,
  ]);
  return [...statements, sql`delete from deleted.app_user where email = ${email}`];
}
