import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Orm, WritableOrm } from '../../db/client';
import { errorCodeOf } from '../../domain/errorCode';
import { type PersonText, withoutTexts } from '../../domain/withoutTexts';
import { schemas, tableIn } from '../../people/personTexts';

/**
 * These columns name other people or things. Such a name may equal the person's name, but says nothing about
 * the person. The person's rows and acts are found by id.
 */
export const namesOfOthers: ReadonlySet<string> = new Set(
  [
    'app_user.name contact.name department_member.name organization_member.name sawmill_member.name',
    'deleted_organization.name department.name history_entry.department_name history_entry.organization_name',
    'history_entry.thing_name history_entry.user_name mail.owner_name measurement_card.name organization.name',
    'sawmill.name',
  ].flatMap((line) => line.split(' ')),
);

export const keys: ReadonlySet<string> = new Set(
  [
    'account_link.hash api_key.hash api_key.prefix attempt.key idempotent_call.call_hash idempotent_call.key',
    'job.name measurement.message_digest meta.key meta.value refresh_token.hash refresh_token.successor_hash',
    'stack.search_text stack_export.digest stack_file.digest unclaimed_file.digest',
  ].flatMap((line) => line.split(' ')),
);

interface Column {
  [key: string]: unknown;
  schema: string;
  table: string;
  column: string;
  type: string;
  ofOrganization: boolean;
}

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
 * The address is removed from all columns. Names that an organisation uses for the person are removed only
 * from its own rows.
 * @returns the number of changed rows
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
      // The job computes it anew.
      if (differing.some(({ column }) => isSearched(first.table, column)))
        values.push(sql`search_text = null`);
      return orm.execute(
        sql`update ${table} set ${sql.join(values, sql`, `)} where ctid = ${String(row.place)}::tid`,
      );
    };
    try {
      await transaction.transaction((attempt) => write(attempt, ''));
    } catch (failure) {
      if (errorCodeOf(failure instanceof Error ? failure.cause : failure) !== '23505') throw failure;
      // Two things of this kind must not have the same name.
      await write(transaction, ` ${randomUUID().slice(0, 8)}`);
    }
  }
  return changed;
}

function isSearched(table: string, column: string): boolean {
  return table === 'stack' && ['stack_number', 'polter_id'].includes(column);
}

function storedAs(type: string, value: unknown): SQL {
  if (type === 'text') return sql`${value}`;
  if (type === 'jsonb') return sql`${JSON.stringify(value)}::jsonb`;
  return sql`array(select jsonb_array_elements_text(${JSON.stringify(value)}::jsonb))`;
}
