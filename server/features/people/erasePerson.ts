import { and, eq, inArray, like, or, type SQL, sql } from 'drizzle-orm';
import type { Orm, WritableOrm } from '../../db/client';
import { deletedOrganization } from '../../db/deletedSchema';
import { stackExport } from '../../db/exportSchema';
import { historyEntry } from '../../db/historySchema';
import { isOneOfIds } from '../../db/isOneOfIds';
import { allowLongStatements } from '../../db/longStatements';
import { appUser } from '../../db/schema';
import type { Changed, ThingKind } from '../../domain/change';
import { formerPeopleAt, formerPrefix } from '../../domain/formerPeople';
import { nobody, type PersonText, withoutTexts } from '../../domain/withoutTexts';
import { conflict } from '../../http/failure';
import { deleteAccountsWithoutMembership } from '../../people/accounts';
import { forgetInAnswers, forgetInViews } from '../../people/forgetPeople';
import { selectGlobalAdmins } from '../../people/globalAdmins.queries';
import { peopleFailures } from '../../people/people.failures';
import { isOfAddress, nameText, personTextsOf, schemas, tableIn } from '../../people/personTexts';
import { eraseTexts } from './eraseTexts';

const memberships = ['organization_member', 'department_member', 'sawmill_member', 'person'];

interface Erased {
  rows: number;
  texts: readonly PersonText[];
}

/**
 * Removes all data about the person with this e-mail address (lower case), also from deleted organisations:
 * account, memberships, contacts, mails, mailing lists, messages of measurements, and names, addresses and
 * values in the history. Stored exports of all people are deleted, because each may name the person. The person's stacks, measurements, shared views and history entries stay, without
 * the name. Afterwards no table holds the address, and no row of an organisation holds a name or phone number
 * that the organisation used for this person alone.
 * @throws ServiceFailure 409 for the last global admin who can sign in
 */
export async function erasePerson(transaction: WritableOrm, email: string): Promise<Changed<Erased>> {
  await allowLongStatements(transaction);
  await requireOtherGlobalAdmin(transaction, email);
  const accounts = await transaction
    .select({ id: appUser.id, name: appUser.name })
    .from(appUser)
    .where(or(eq(appUser.email, email), like(appUser.email, formerEmail(email))))
    .orderBy(appUser.id)
    .for('update');
  const ids = await idsOf(transaction, email);
  const called = await personTextsOf(transaction, { ids, email });
  const texts = [...[...called.values()].flat(), ...accounts.map(({ name }) => nameText(name))];
  for (const schema of schemas) await noteMessages(transaction, schema, ids);
  let rows = await forgetInViews(transaction, ids);
  rows += await forgetInAnswers(transaction, [{ ids, email, texts }]);
  const statements = [...historyStatements(email, ids), ...rowStatements(email, ids)];
  for (const statement of statements)
    rows += (await transaction.execute(sql`${statement} returning 1`)).rows.length;
  rows += (await transaction.delete(stackExport).returning({ id: stackExport.id })).length;
  for (const [organizationId, own] of called) rows += await forgetInHistory(transaction, organizationId, own);
  const own = accounts.map(({ id }) => id);
  await transaction.update(appUser).set({ isGlobalAdmin: false }).where(isOneOfIds(appUser.id, own));
  await deleteAccountsWithoutMembership(transaction, own);
  rows += own.length + (await eraseTexts(transaction, email, called));
  const changes = own.map((id) => ({ kind: 'Account', id, name: nobody, organizationId: null }) as const);
  return { result: { rows, texts: [{ kind: 'address', text: email }, ...texts] }, changes };
}

function formerEmail(email: string): string {
  return `${formerPrefix(email)}%${formerPeopleAt}`;
}

async function requireOtherGlobalAdmin(transaction: WritableOrm, email: string): Promise<void> {
  const admins = await selectGlobalAdmins(transaction).orderBy(appUser.id).for('update');
  const isAdmin = admins.some((admin) => admin.email === email && admin.confirmed);
  if (isAdmin && !admins.some((admin) => admin.email !== email && admin.confirmed))
    throw conflict(peopleFailures.lastGlobalAdmin);
}

async function idsOf(orm: Orm, email: string): Promise<string[]> {
  const isAccount = sql`(email = ${email} or email like ${formerEmail(email)})`;
  const { rows } = await orm.execute<{ id: string }>(sql`
    with account as (
      select id from public.app_user where ${isAccount}
      union select id from deleted.app_user where ${isAccount}
    ), people as (
      select id from public.person where user_id in (table account)
      union select id from deleted.person where user_id in (table account)
      union select thing_id from history_entry
        where ${isOfAddress('Person', email, 'before')} or ${isOfAddress('Person', email, 'after')}
      union select person_id from history_entry where user_id in (table account) and person_id is not null
    )
    select id from account
    union select id from people
    -- Accounts that former versions have deleted.
    union select user_id from history_entry where person_id in (table people) and user_id is not null
    union select id from public.contact where email = ${email}
    union select id from deleted.contact where email = ${email}
    -- Contacts that are gone, if nobody else had them at last.
    union select thing_id from history_entry entry
      where (${isOfAddress('Contact', email, 'before')} or ${isOfAddress('Contact', email, 'after')})
      and not exists (
        select from history_entry later, jsonb_array_elements(later.fields) one
        where later.thing_id = entry.thing_id and later.id >= entry.id and one->>'field' = 'email'
          and jsonb_array_length(one->'after') > 0 and not lower((one->'after')::text)::jsonb ? ${email})`);
  return rows.map(({ id }) => id);
}

function oneOf(column: string, ids: readonly string[]): SQL {
  return sql`${sql.identifier(column)} = any(${sql.param(ids)}::uuid[])`;
}

function sent(ids: readonly string[]): SQL {
  return sql`(${oneOf('measured_by_id', ids)} or ${oneOf('author_id', ids)})`;
}

async function noteMessages(transaction: WritableOrm, schema: string, ids: readonly string[]): Promise<void> {
  await transaction.execute(sql`
    insert into unclaimed_file as noted (digest, since)
    select distinct message_digest, now() from ${tableIn(schema, 'measurement')}
      where message_digest is not null and ${sent(ids)}
    on conflict (digest) do update set since = greatest(noted.since, excluded.since)
      where noted.removing_at is null`);
}

function historyStatements(email: string, ids: readonly string[]): SQL[] {
  return [
    sql`update history_entry set user_name = ${nobody}, client_address = '', session_id = null
      where ${oneOf('user_id', ids)} or ${oneOf('person_id', ids)}`,
    sql`update history_entry set thing_name = ${nobody}, fields = '[]'
      where ${oneOf('thing_id', ids)} or ${isOfAddress('Contact', email, 'after')}`,
    // These entries changed the contact from this person to another one.
    sql`update history_entry set fields = (select jsonb_agg(one - 'before') from jsonb_array_elements(fields) one)
      where ${isOfAddress('Contact', email, 'before')}`,
    sql`update ${deletedOrganization} set deleted_by = ${nobody} where id in (
      select thing_id from history_entry where operation_id = 'deleteOrganization' and ${oneOf('user_id', ids)})`,
  ];
}

/**
 * People choose the names of these things freely, so they may contain a person's name. Names of other things
 * are not changed.
 */
const freelyNamed: ThingKind[] = ['StackView', 'Contact', 'ApiKey', 'Stack'];

/**
 * The history names API keys as persons who act, and lists the filters of views by name. Names of one word
 * are therefore searched for as well.
 */
async function forgetInHistory(
  transaction: WritableOrm,
  organizationId: string,
  texts: readonly PersonText[],
): Promise<number> {
  const isFree = inArray(historyEntry.kind, freelyNamed);
  const isByKey = sql`${historyEntry.userId} in (select id from public.api_key union all select id from deleted.api_key)`;
  const says = texts.map(
    ({ text }) =>
      sql`strpos(lower(concat_ws(' ', ${historyEntry.userName}, ${historyEntry.thingName}, ${historyEntry.fields}::text)), lower(${text})) > 0`,
  );
  const found = await transaction
    .select({
      id: historyEntry.id,
      thingName: historyEntry.thingName,
      userName: historyEntry.userName,
      fields: historyEntry.fields,
      isFree: sql<boolean>`${isFree}`,
      isByKey: sql<boolean>`coalesce(${isByKey}, false)`,
    })
    .from(historyEntry)
    .where(and(eq(historyEntry.organizationId, organizationId), or(isFree, isByKey), or(...says)));
  let changed = 0;
  for (const { id, isFree, isByKey, ...entry } of found) {
    const clean = (text: string) => String(withoutTexts(text, texts));
    const left = {
      thingName: isFree ? clean(entry.thingName) : entry.thingName,
      userName: isByKey ? clean(entry.userName) : entry.userName,
      fields: isFree
        ? entry.fields.map(({ field, before, after }) => ({
            field,
            before: before.map(clean),
            after: after.map(clean),
          }))
        : entry.fields,
    };
    if (JSON.stringify(left) === JSON.stringify(entry)) continue;
    changed += 1;
    await transaction.update(historyEntry).set(left).where(eq(historyEntry.id, id));
  }
  return changed;
}

function rowStatements(email: string, ids: readonly string[]): SQL[] {
  const isAddress = sql`email = ${email}`;
  const others = sql`select address from unnest(mailing_list) with ordinality as list (address, place)
    where address <> ${email} order by place`;
  const isOnList = sql`${email} = any(mailing_list)`;
  const statements = schemas.flatMap((schema) => [
    ...memberships.map((name) => sql`delete from ${tableIn(schema, name)} where ${oneOf('user_id', ids)}`),
    ...['contact', 'mail'].map((name) => sql`delete from ${tableIn(schema, name)} where ${isAddress}`),
    sql`update ${tableIn(schema, 'organization')} set email = '' where ${isAddress}`,
    sql`update ${tableIn(schema, 'department')} set mailing_list = array(${others}) where ${isOnList}`,
    // The original message may name the sender, so it is removed; the values that came with it stay.
    sql`update ${tableIn(schema, 'measurement')} set message = null, message_digest = null,
        measured_by_id = case when ${oneOf('measured_by_id', ids)} then null else measured_by_id end,
        author_id = case when ${oneOf('author_id', ids)} then null else author_id end
      where ${sent(ids)}`,
    sql`update ${tableIn(schema, 'stack')} set surveyor_id = null where ${oneOf('surveyor_id', ids)}`,
  ]);
  return [...statements, sql`delete from deleted.app_user where ${oneOf('id', ids)}`];
}
