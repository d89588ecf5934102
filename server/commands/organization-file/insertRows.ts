import { DrizzleQueryError, type SQL, sql } from 'drizzle-orm';
import type { WritableOrm } from '../../db/client';
import { errorCodeOf } from '../../domain/errorCode';
import type { ExportedColumn, ExportedTable } from './exportedTables';
import { refused } from './openOrganizationFile';
import type { FileRow } from './rowsOfFile';

/** Rows of one statement, and characters of them. */
const mostRows = 500;
const mostCharacters = 4_000_000;

/** Lets `insertTable` find the account of a person by the id that the file says. It ends with the transaction. */
export async function prepareAccounts(transaction: WritableOrm): Promise<void> {
  await transaction.execute(
    sql`create temporary table imported_account (former uuid primary key, id uuid not null) on commit drop`,
  );
}

/** @returns how many rows there are */
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

/** The value to insert. A person's id in the file becomes the id of the account that the person has here. */
function importedValue({ name: table }: ExportedTable, { name, names }: ExportedColumn): SQL {
  const column = sql.identifier(name);
  const account = sql`(select id from imported_account where former = record.${column})`;
  // The history may tell of people who are none of the organisation.
  if (table === 'history_entry' && name === 'user_id') return sql`coalesce(${account}, record.${column})`;
  return names === 'app_user' ? account : sql`record.${column}`;
}

function insertion(table: ExportedTable, records: SQL): SQL {
  const columns = table.columns.map(({ name }) => sql.identifier(name));
  const values = table.columns.map((column) => importedValue(table, column));
  if (table.name === 'api_key') {
    // The hash of no key.
    columns.push(sql.identifier('hash'));
    values.push(sql`'imported ' || record.id`);
  }
  return sql`insert into ${sql.identifier(table.name)} (${sql.join(columns, sql`, `)})
    select ${sql.join(values, sql`, `)} from ${records} record`;
}

/** An address that has an account here keeps that one; else the account is made anew, without a password. */
function accountInsertion(records: SQL): SQL {
  return sql`
    with sent as (select id, email, name from ${records}),
    account as (
      insert into app_user (id, email, name)
      select case when exists (select from app_user other where other.id = sent.id) then gen_random_uuid() else id end, email, name
      from sent order by email
      on conflict (email) do update set email = excluded.email
      returning id, email
    )
    insert into imported_account (former, id) select sent.id, account.id from sent join account on account.email = sent.email`;
}

/** Cards may serve several organisations: one that is here is used as it is, and has to hold the same versions. */
export async function insertCards(
  transaction: WritableOrm,
  [cards, versions]: readonly [ExportedTable, ExportedTable],
  rowsOf: (table: ExportedTable) => AsyncIterable<FileRow>,
): Promise<void> {
  const made = new Set<unknown>();
  for await (const row of rowsOf(cards)) {
    const found = await said([row], () =>
      transaction.execute(
        sql`${insertion(cards, recordIn(cards, row))} on conflict (id) do nothing returning id`,
      ),
    );
    if (found.rows.length > 0) made.add(row.row.id);
  }
  for await (const row of rowsOf(versions)) {
    const record = recordIn(versions, row);
    if (made.has(row.row.card_id)) {
      await said([row], () => transaction.execute(insertion(versions, record)));
      continue;
    }
    const { rows } = await transaction.execute<{ same: boolean }>(sql`
      select version.card_id = record.card_id and version.version = record.version
        and version.definition = record.definition and version.published_at is not null as same
      from ${record} record join measurement_card_version version on version.id = record.id`);
    const which = `version ${String(row.row.version)} of the measurement card ${String(row.row.card_id)}`;
    if (rows[0] === undefined)
      throw refused(row.place, `the card is here, but without ${which}. Publish that here first`);
    if (!rows[0].same) throw refused(row.place, `${which} is here with another content`);
  }
}

function recordIn({ name }: ExportedTable, { line }: FileRow): SQL {
  return sql`json_populate_record(null::${sql.identifier(name)}, ${line}::json)`;
}

/** What a failure of the database means for a row: values that it does not take, and rows that do not fit together. */
async function said<Result>(rows: readonly FileRow[], act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (failure) {
    const cause = failure instanceof DrizzleQueryError ? failure.cause : failure;
    const code = errorCodeOf(cause) ?? '';
    if (!/^2[23]/.test(code)) throw failure;
    const [first, last] = [rows.at(0)?.place, rows.at(-1)?.place];
    const place = first === last ? `${first}` : `${first} to ${last?.replace(/^.*, /, '')}`;
    const rule =
      typeof cause === 'object' && cause !== null && 'constraint' in cause
        ? ` (${String(cause.constraint)})`
        : '';
    throw refused(place, `${reasons[code] ?? `the database does not take a value (${code})`}${rule}`);
  }
}

const reasons: Readonly<Record<string, string>> = {
  '23505': 'something that there is only one of is here already, or twice in the file',
  '23503': 'a row names one that is not in the file',
};
