import { type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../../db/client';
import { formerPeopleAt } from '../../domain/formerPeople';
import type { ExportedColumn, ExportedTable } from './exportedTables';

// This module decides which rows belong to an organisation, and which parts of them an export contains.

/**
 * This many rows are in memory at a time. A row with a picture of log ends and a message has a few hundred
 * kilobytes at most.
 */
const portion = 100;

/**
 * Rows are read as JSON, in portions. PostgreSQL writes every digit of a number, so an import gets the same
 * values.
 */
export async function* linesOf(
  orm: Orm,
  table: ExportedTable,
  organizationId: string,
  now: Date,
): AsyncGenerator<Uint8Array> {
  const columns = table.columns.map(
    (column) => sql`${exportedValue(table, column, organizationId, now)} as ${sql.identifier(column.name)}`,
  );
  const rows = sql`select ${sql.join(columns, sql`, `)} from ${sql.identifier(table.name)}
    where ${isExported(table, organizationId)}${table.name === 'history_entry' ? sql` order by at, id` : sql``}`;
  for await (const found of portions<{ line: string }>(
    orm,
    sql`select row_to_json(record)::text as line from (${rows}) record`,
  ))
    yield Buffer.from(found.map(({ line }) => `${line}\n`).join(''));
}

export function filesOf(orm: Orm, organizationId: string) {
  const owner = sql`${inText(organizationId)}::uuid`;
  const query = sql`
    select digest, media_type as type from stack_file where organization_id = ${owner}
    union select message_digest, ${inText(messageType)} from measurement
      where organization_id = ${owner} and message is null and message_digest is not null
    order by digest`;
  return portions<{ digest: string; type: string }>(orm, query);
}

export const messageType = 'application/gzip';

async function* portions<Row extends Record<string, unknown>>(orm: Orm, query: SQL): AsyncGenerator<Row[]> {
  await orm.execute(sql`declare exported no scroll cursor for ${query}`);
  for (;;) {
    const { rows } = await orm.execute<Row>(sql`fetch ${sql.raw(String(portion))} from exported`);
    if (rows.length === 0) break;
    yield rows;
  }
  await orm.execute(sql`close exported`);
}

const peopleOf = (organizationId: string) =>
  sql`select user_id from person where organization_id = ${inText(organizationId)}::uuid`;

const namesOnStacks = ['registrator_id', 'surveyor_id', 'measured_by_id', 'author_id'];

const namedOnStacks = (organizationId: string) => sql`
  select unnest(array[registrator_id, surveyor_id]) from stack where organization_id = ${inText(organizationId)}::uuid
  union select unnest(array[measured_by_id, author_id]) from measurement where organization_id = ${inText(organizationId)}::uuid`;

/**
 * Cursors take no parameters, so the value becomes part of the statement. No such value contains a quotation
 * mark.
 */
function inText(value: string): SQL {
  return sql.raw(`'${value}'`);
}

/**
 * Stacks keep the names of people who have left the organisation. The export leaves out their addresses and
 * languages, because another organisation may have these accounts now.
 */
function exportedValue(
  { name: table }: ExportedTable,
  { name, names, notNull }: ExportedColumn,
  organizationId: string,
  now: Date,
): SQL {
  const column = sql.identifier(name);
  if (table === 'api_key' && name === 'revoked_at')
    return sql`coalesce(${column}, ${inText(now.toISOString())}::timestamptz)`;
  if (table === 'app_user' && name === 'email')
    return sql`case when id in (${peopleOf(organizationId)}) or email like ${inText(`%${formerPeopleAt}`)} then email else id || ${inText(formerPeopleAt)} end`;
  if (table === 'app_user' && name === 'language')
    return sql`case when id in (${peopleOf(organizationId)}) then ${column} end`;
  if (names !== 'app_user' || notNull || namesOnStacks.includes(name)) return sql`${column}`;
  return sql`case when ${column} in (${peopleOf(organizationId)}) then ${column} end`;
}

function isExported({ name, key }: ExportedTable, organizationId: string): SQL {
  const owner = sql`${inText(organizationId)}::uuid`;
  const cards = sql`
    select measurement_card_id from organization where id = ${owner}
    union select card_id from measurement_card_version where id in (
      select card_version_id from stack where organization_id = ${owner}
      union select card_version_id from measurement where organization_id = ${owner}
    )`;
  if (name === 'app_user')
    return sql`id in (${peopleOf(organizationId)} union ${namedOnStacks(organizationId)})`;
  if (name === 'measurement_card') return sql`id in (${cards})`;
  if (name === 'measurement_card_version') return sql`published_at is not null and card_id in (${cards})`;
  const ofOwner = sql`${sql.identifier(key ?? 'id')} = ${owner}`;
  // The file omits private views of people outside the organisation, such as global admins.
  if (name === 'stack_view') return sql`${ofOwner} and (shared or owner_id in (${peopleOf(organizationId)}))`;
  return ofOwner;
}
