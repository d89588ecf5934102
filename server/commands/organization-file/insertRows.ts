import { DrizzleQueryError, type SQL, sql } from 'drizzle-orm';
import type { WritableOrm } from '../../db/client';
import { errorCodeOf } from '../../domain/errorCode';
import { formerPeopleAt } from '../../domain/formerPeople';
import type { ExportedColumn, ExportedTable } from './exportedTables';
import { refused } from './openOrganizationFile';
import type { FileRow } from './rowsOfFile';

const mostRows = 500;
const mostCharacters = 4_000_000;

export async function prepareIds(transaction: WritableOrm): Promise<void> {
  await transaction.execute(sql`
    create temporary table imported_id (of_table text, former uuid, id uuid not null, primary key (of_table, former)) on commit drop`);
}

export async function insertTable(
  transaction: WritableOrm,
  table: ExportedTable,
  rows: AsyncIterable<FileRow>,
): Promise<number> {
  let inserted = 0;
  for await (const portion of portionsOf(rows)) {
    const records = sql`json_populate_recordset(null::${sql.identifier(table.name)}, ${`[${portion.map(({ line }) => line).join(',')}]`}::json)`;
    await said(portion, () =>
      transaction.execute(table.name === 'app_user' ? accountInsertion(records) : insertion(table, records)),
    );
    inserted += portion.length;
  }
  return inserted;
}

async function* portionsOf(rows: AsyncIterable<FileRow>): AsyncGenerator<FileRow[]> {
  let portion: FileRow[] = [];
  let characters = 0;
  for await (const row of rows) {
    portion.push(row);
    characters += row.line.length;
    if (portion.length < mostRows && characters < mostCharacters) continue;
    yield portion;
    [portion, characters] = [[], 0];
  }
  if (portion.length > 0) yield portion;
}

function importedValue({ name: table }: ExportedTable, { name, names }: ExportedColumn): SQL {
  const column = sql.identifier(name);
  // The history may name people who do not belong to the organisation.
  if (table === 'history_entry' && name === 'user_id')
    return sql`coalesce(${idHere('app_user', name)}, record.${column})`;
  return names === undefined ? sql`record.${column}` : idHere(names, name);
}

function idHere(table: string, column: string): SQL {
  return sql`(select id from imported_id where of_table = ${table} and former = record.${sql.identifier(column)})`;
}

function freeId(table: string): SQL {
  return sql`case when exists (select from ${sql.identifier(table)} other where other.id = record.id) then gen_random_uuid() else record.id end`;
}

function insertion(table: ExportedTable, records: SQL, id?: SQL): SQL {
  const columns = table.columns.map(({ name }) => sql.identifier(name));
  const values = table.columns.map((column) =>
    id && column.name === 'id' ? id : importedValue(table, column),
  );
  if (table.name === 'api_key') {
    // This text is the hash of no key.
    columns.push(sql.identifier('hash'));
    values.push(sql`'imported ' || record.id`);
  }
  return sql`insert into ${sql.identifier(table.name)} (${sql.join(columns, sql`, `)})
    select ${sql.join(values, sql`, `)} from ${records} record`;
}

/**
 * Uses the account that has the e-mail address here, or makes a new one without a password. People who had
 * left have no address in the file, so their accounts are recognised by the id.
 */
function accountInsertion(records: SQL): SQL {
  return sql`
    with record as (select id, email, name, language from ${records}),
    known as (select app_user.id from record join app_user using (id) where record.email like ${`%${formerPeopleAt}`}),
    account as (
      insert into app_user (id, email, name, language)
      select ${freeId('app_user')}, email, name, language
      from record where id not in (select id from known) order by email
      on conflict (email) do update set email = excluded.email
      returning id, email
    )
    insert into imported_id
      select 'app_user', record.id, account.id from record join account on account.email = record.email
      union all select 'app_user', id, id from known`;
}

/**
 * Inserts a row that several organisations may use. It keeps the id of the file if that is free here.
 * @returns the id of the row
 */
export async function insertShared(
  transaction: WritableOrm,
  table: ExportedTable,
  row: FileRow,
): Promise<string> {
  const { rows } = await said([row], () =>
    transaction.execute<{ id: string }>(
      sql`${insertion(table, recordIn(table, row), freeId(table.name))} returning id`,
    ),
  );
  const id = rows[0]?.id ?? '';
  await noteId(transaction, table, row, id);
  return id;
}

/** Rows of the file that refer to `row` will refer to `id` in the database. */
export async function noteId(
  transaction: WritableOrm,
  { name }: ExportedTable,
  { row }: FileRow,
  id: string,
): Promise<void> {
  await transaction.execute(sql`insert into imported_id values (${name}, ${row.id}, ${id})`);
}

export function recordIn({ name }: ExportedTable, { line }: FileRow): SQL {
  return sql`json_populate_record(null::${sql.identifier(name)}, ${line}::json)`;
}

/** An error of the database about a value or a constraint is reported as a fault of these rows. */
async function said<Result>(rows: readonly FileRow[], act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (failure) {
    const cause = failure instanceof DrizzleQueryError ? failure.cause : failure;
    const code = errorCodeOf(cause) ?? '';
    if (!/^2[23]/.test(code)) throw failure;
    const [first, last] = [rows.at(0)?.where, rows.at(-1)?.where];
    const where = first === last ? `${first}` : `${first} to ${last?.replace(/^.*, /, '')}`;
    const rule =
      typeof cause === 'object' && cause !== null && 'constraint' in cause
        ? ` (${String(cause.constraint)})`
        : '';
    throw refused(where, `${reasons[code] ?? `the database does not take a value (${code})`}${rule}`);
  }
}

const reasons: Readonly<Record<string, string>> = {
  '23505': 'something that there is only one of is here already, or twice in the file',
  '23503': 'a row names one that is not in the file',
};
