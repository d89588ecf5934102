import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Orm, WritableOrm } from '../../db/client';
import { errorCodeOf } from '../../domain/errorCode';
import { nobody, type PersonText, withoutTexts } from '../../domain/withoutTexts';

/** Organisations that are there, and those that were deleted and may come back. */
export const schemas = ['public', 'deleted'];

export const tableIn = (schema: string, name: string) =>
  sql`${sql.identifier(schema)}.${sql.identifier(name)}`;

/**
 * Columns that keep what somebody else is called, or what a thing is called: that it is called like the person makes it no text about the
 * person. Rows that are the person, and what they did, are found by id.
 */
export const namesOfOthers: ReadonlySet<string> = new Set(
  [
    'app_user.name contact.name department_member.name organization_member.name sawmill_member.name',
    'deleted_organization.name department.name history_entry.department_name history_entry.organization_name',
    'history_entry.thing_name history_entry.user_name mail.owner_name measurement_card.name organization.name',
    'sawmill.name',
  ].flatMap((line) => line.split(' ')),
);

/** What an organisation calls a person, and calls them at. */
interface Called {
  [key: string]: unknown;
  organizationId: string;
  text: string;
  isPhone: boolean;
  /** Nobody and nothing else in the organisation is called so. */
  isOwn: boolean;
}

/** Keys, hashes and digests: nothing that anybody writes. */
export const keys: ReadonlySet<string> = new Set(
  [
    'account_link.hash api_key.hash api_key.prefix attempt.key idempotent_call.call_hash idempotent_call.key',
    'job.name measurement.message_digest meta.key meta.value refresh_token.hash refresh_token.successor_hash',
    'stack_file.digest unclaimed_file.digest',
  ].flatMap((line) => line.split(' ')),
);

/** A name of one word, or a short one, is too often a part of something else. */
export function nameText(text: string): PersonText {
  return { kind: /\S\s+\S/.test(text) && text.length > 5 ? 'name' : 'word', text };
}

/** So is a short number. */
function phoneText(text: string): PersonText {
  return { kind: text.replace(/\P{N}/gu, '').length > 5 ? 'phone' : 'word', text };
}

interface Identified {
  /** Of account, people and contacts. */
  ids: readonly string[];
  /** Lower case. */
  email: string;
}

/** By organisation: names and phones of the person that nobody and nothing else in it has. */
export async function textsOf(orm: Orm, { ids, email }: Identified): Promise<Map<string, PersonText[]>> {
  const isOwn = (column: string) =>
    sql`coalesce(${sql.identifier(column)} = any(${sql.param(ids)}::uuid[]), false)`;
  const identities = schemas.flatMap((schema) => [
    sql`select organization_id, name, phone, email = ${email} as own from ${tableIn(schema, 'contact')}`,
    ...['organization_member', 'department_member', 'sawmill_member'].map(
      (member) =>
        sql`select organization_id, name, phone, ${isOwn('user_id')} from ${tableIn(schema, member)}`,
    ),
    sql`select person.organization_id, account.name, '', ${isOwn('user_id')}
      from ${tableIn(schema, 'person')} person join account on account.id = person.user_id`,
  ]);
  const things = schemas.flatMap((schema) => [
    sql`select id, name, '', false from ${tableIn(schema, 'organization')}`,
    ...['department', 'sawmill'].map(
      (thing) => sql`select organization_id, name, '', false from ${tableIn(schema, thing)}`,
    ),
  ]);
  // Whoever has left is known by the history alone.
  const former = sql`select organization_id, thing_name, '', ${isOwn('thing_id')} from history_entry
    where kind in ('Person', 'Contact') and organization_id is not null and not ${isOfAddress('Contact', email, 'after')}`;
  // A contact may have been somebody else's before or afterwards.
  const contacts = (['before', 'after'] as const).map(
    (side) => sql`select organization_id, ${told('name', side)}, ${told('phone', side)}, true
      from history_entry where organization_id is not null and ${isOfAddress('Contact', email, side)}`,
  );
  const { rows } = await orm.execute<Called>(sql`
    with account as (select id, name from public.app_user union all select id, name from deleted.app_user),
      identity as (${sql.join([...identities, ...things, former, ...contacts], sql` union all `)}),
      said as (select organization_id, name as text, false as phone, own from identity
        union all select organization_id, phone, true, own from identity)
    select organization_id as "organizationId", min(text) as text, bool_or(phone) as "isPhone", bool_and(own) as "isOwn" from said
      where text not in ('', ${nobody}) and organization_id in (select organization_id from said where own)
      group by organization_id, lower(text)`);
  const texts = new Map<string, PersonText[]>();
  for (const own of rows.filter(({ isOwn }) => isOwn)) {
    const { organizationId } = own;
    const others = rows.filter((one) => !one.isOwn && one.organizationId === organizationId);
    const said = own.isPhone
      ? phoneText(own.text)
      : { ...nameText(own.text), longer: longerThan(own, others) };
    texts.set(organizationId, [...(texts.get(organizationId) ?? []), said]);
  }
  return texts;
}

function longerThan({ text }: Called, others: readonly Called[]): string[] {
  return others.flatMap((other) =>
    other.text.toLowerCase().includes(text.toLowerCase()) ? [other.text] : [],
  );
}

type Side = 'before' | 'after';

/** Whether an entry of the history gives a person or a contact the address (lower case), or takes it away. */
export function isOfAddress(kind: 'Person' | 'Contact', email: string, side: Side): SQL {
  const said = JSON.stringify([{ field: 'email', [side]: [email] }]);
  return sql`(kind = ${kind} and lower(fields::text)::jsonb @> ${said}::jsonb)`;
}

/** What an entry of the history says of a field; empty where it says nothing. */
function told(field: string, side: Side): SQL {
  return sql`coalesce((
    select one->${sql.raw(`'${side}'`)}->>0 from jsonb_array_elements(fields) one where one->>'field' = ${field}), '')`;
}

interface Column {
  [key: string]: unknown;
  schema: string;
  table: string;
  column: string;
  type: string;
  ofOrganization: boolean;
}

/** The columns that can hold a text about a person, by table: all of them, whatever they are for. */
async function textColumns(orm: Orm): Promise<Column[][]> {
  const { rows } = await orm.execute<Column>(sql`
    select c.table_schema as schema, c.table_name as table, c.column_name as column, c.data_type as type,
      exists (select from information_schema.columns o where o.table_schema = c.table_schema
        and o.table_name = c.table_name and o.column_name = 'organization_id') as "ofOrganization"
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = any(${sql.param(schemas)}) and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
      and (c.data_type in ('text', 'jsonb') or c.udt_name = '_text')`);
  const tables = new Map<string, Column[]>();
  for (const one of rows.filter(({ table, column }) => !keys.has(`${table}.${column}`))) {
    const name = `${one.schema}.${one.table}`;
    tables.set(name, [...(tables.get(name) ?? []), one]);
  }
  return [...tables.values()];
}

/**
 * Takes the address out of all columns, and what an organisation calls the person out of its own rows: what one organisation writes changes
 * nothing of another one.
 * @returns how many rows were changed
 */
export async function eraseTexts(
  transaction: WritableOrm,
  email: string,
  called: ReadonlyMap<string, readonly PersonText[]>,
): Promise<number> {
  const address: PersonText = { kind: 'address', text: email };
  let rows = 0;
  for (const columns of await textColumns(transaction)) {
    rows += await eraseIn(transaction, columns, [address]);
    const [first] = columns;
    const texts = columns.filter(({ table, column }) => !namesOfOthers.has(`${table}.${column}`));
    if (first === undefined || !first.ofOrganization || texts.length === 0) continue;
    for (const [organizationId, own] of called)
      rows += await eraseIn(
        transaction,
        texts,
        own.filter(({ kind }) => kind !== 'word'),
        organizationId,
      );
  }
  return rows;
}

async function eraseIn(
  transaction: WritableOrm,
  columns: readonly Column[],
  texts: readonly PersonText[],
  organizationId?: string,
): Promise<number> {
  const [first] = columns;
  if (first === undefined || texts.length === 0) return 0;
  const table = tableIn(first.schema, first.table);
  const holds = columns.flatMap(({ column }) =>
    texts.flatMap(({ text }) =>
      [text, JSON.stringify(text).slice(1, -1)].map(
        (needle) => sql`strpos(lower(${sql.identifier(column)}::text), lower(${needle})) > 0`,
      ),
    ),
  );
  const ofOrganization =
    organizationId === undefined ? sql`true` : sql`organization_id = ${organizationId}::uuid`;
  const { rows } = await transaction.execute<Record<string, unknown>>(sql`
    select ctid::text as place, ${sql.join(
      columns.map(({ column, type }) =>
        type === 'text'
          ? sql.identifier(column)
          : sql`to_jsonb(${sql.identifier(column)}) as ${sql.identifier(column)}`,
      ),
      sql`, `,
    )} from ${table} where ${ofOrganization} and (${sql.join(holds, sql` or `)}) for update`);
  let changed = 0;
  for (const row of rows) {
    const differing = columns.flatMap(({ column, type }) => {
      const left = withoutTexts(row[column], texts);
      return JSON.stringify(left) === JSON.stringify(row[column]) ? [] : [{ column, type, left }];
    });
    if (differing.length === 0) continue;
    changed += 1;
    const write = (orm: WritableOrm, suffix: string) => {
      const values = differing.map(({ column, type, left }) => {
        const written = typeof left === 'string' ? left + suffix : left;
        return sql`${sql.identifier(column)} = ${storedAs(type, written)}`;
      });
      return orm.execute(
        sql`update ${table} set ${sql.join(values, sql`, `)} where ctid = ${String(row.place)}::tid`,
      );
    };
    try {
      await transaction.transaction((attempt) => write(attempt, ''));
    } catch (failure) {
      if (errorCodeOf(failure instanceof Error ? failure.cause : failure) !== '23505') throw failure;
      // What two things are called that may not be called alike.
      await write(transaction, ` ${randomUUID().slice(0, 8)}`);
    }
  }
  return changed;
}

function storedAs(type: string, value: unknown): SQL {
  if (type === 'text') return sql`${value}`;
  if (type === 'jsonb') return sql`${JSON.stringify(value)}::jsonb`;
  return sql`array(select jsonb_array_elements_text(${JSON.stringify(value)}::jsonb))`;
}

/**
 * Takes what views say of people out of them, and keeps what they filter by.
 * @param ids of accounts
 * @returns how many rows were changed
 */
export async function forgetInViews(transaction: WritableOrm, ids: readonly string[]): Promise<number> {
  const says = sql`one->>'value' = any(${sql.param(ids)}::text[]) and one ? 'text'`;
  let rows = 0;
  for (const schema of schemas) {
    const { rows: changed } = await transaction.execute(sql`
      update ${tableIn(schema, 'stack_view')} set parameters = (
        select jsonb_agg(case when ${says} then one - 'text' else one end order by place)
        from jsonb_array_elements(parameters) with ordinality as list (one, place))
      where exists (select from jsonb_array_elements(parameters) one where ${says}) returning 1`);
    rows += changed.length;
  }
  return rows;
}

/** The value with a dash for name, address and phone of each object that holds the address or an id: whatever the caller called the person. */
function withoutPerson(value: unknown, identities: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutPerson(item, identities));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const isPerson = entries.some(([, item]) => typeof item === 'string' && identities.has(item.toLowerCase()));
  const isIdentity = (key: string) => isPerson && ['name', 'email', 'phone'].includes(key);
  return Object.fromEntries(
    entries.map(([key, item]) => [key, isIdentity(key) ? nobody : withoutPerson(item, identities)]),
  );
}

interface Forgotten extends Identified {
  texts: readonly PersonText[];
}

/**
 * Takes people out of the answers that are kept for repeated calls: those that hold the address, or the id of the account or of the person
 * in an organisation. One statement, whether or not there are any.
 */
export async function forgetInAnswers(
  transaction: WritableOrm,
  people: readonly Forgotten[],
): Promise<number> {
  const needles = people.flatMap(({ ids, email }) => [...ids, email]);
  const { rows } = await transaction.execute<{ userId: string; key: string; answer: string }>(sql`
    select user_id as "userId", key, answer from idempotent_call
    where exists (select from unnest(${sql.param(needles)}::text[]) needle where strpos(lower(answer), needle) > 0)
    for update`);
  let changed = 0;
  for (const { userId, key, answer } of rows) {
    const meant = people.filter(({ ids, email }) =>
      [...ids, email].some((needle) => answer.toLowerCase().includes(needle)),
    );
    const texts = meant.flatMap((one) => [{ kind: 'address' as const, text: one.email }, ...one.texts]);
    const identities = new Set(meant.flatMap((one) => [...one.ids, one.email]));
    const left = JSON.stringify(withoutTexts(withoutPerson(JSON.parse(answer), identities), texts));
    if (left === answer) continue;
    changed += 1;
    await transaction.execute(
      sql`update idempotent_call set answer = ${left} where user_id = ${userId} and key = ${key}`,
    );
  }
  return changed;
}
