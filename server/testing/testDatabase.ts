import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { type Database, databaseOn, type Orm } from '../db/client';
import { readDatabaseUrl } from '../db/databaseUrl';
import { deletedOrganization } from '../db/deletedSchema';
import { openPostgres } from '../db/openPostgres';
import { copyRows } from './copyRows';
import { demoOptions } from './demoOptions';

declare global {
  function workerPglite(): Promise<PGlite>;
  /**
   * Each Jest worker has one new database on the server at `TEST_DATABASE_URL`. The URL is undefined if the
   * tests use the embedded database.
   */
  function workerDatabaseUrl(): Promise<string | undefined>;
  /** The function runs after everything else in the test file, including its own `afterAll`. */
  var closeDatabase: (() => Promise<void>) | undefined;
}

export const { seed: testSeed, now: testNow } = demoOptions;

let database: Promise<Database> | undefined;

// The first file of a worker waits here, before its first test, until the database is there.
beforeAll(async () => {
  const found = await workerDatabase();
  if (!(await hasPristine(found))) await keepPristine(found);
});

/**
 * `close` of this database does nothing, because the next test file uses the same database, reset to the
 * seeded state with 300 stacks for Nordskov.
 */
export async function testDatabase(): Promise<Database> {
  const found = await workerDatabase();
  await restorePristine(found);
  return { ...found, close: async () => {} };
}

export function workerDatabase(): Promise<Database> {
  database ??= openWorkerDatabase();
  return database;
}

async function openWorkerDatabase(): Promise<Database> {
  const url = await globalThis.workerDatabaseUrl();
  if (url !== undefined) {
    const opened = openPostgres({ address: readDatabaseUrl(url), poolSize: 10, longestWait: 0 });
    globalThis.closeDatabase = opened.close;
    return opened;
  }
  return { ...databaseOn(await globalThis.workerPglite()), close: async () => {} };
}

async function hasPristine({ orm }: Database): Promise<boolean> {
  const { rows } = await orm.execute(sql`select from pg_namespace where nspname = 'pristine'`);
  return rows.length > 0;
}

async function keepPristine(database: Database): Promise<void> {
  const { rows } = await database.orm.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  await database.orm.execute(sql`create schema pristine`);
  await database.orm.execute(sql`create schema restoring`);
  await database.orm.execute(sql`create table restoring.written (name text not null)`);
  await database.orm.execute(sql`
    create function restoring.mark() returns trigger language plpgsql as
    $$ begin insert into restoring.written values (tg_table_name); return null; end $$`);
  for (const { name } of rows) {
    const table = sql.identifier(name);
    await database.orm.execute(sql`create table pristine.${table} as table public.${table}`);
    await database.orm.execute(sql`
      create trigger written after insert or update or delete or truncate on public.${table}
      for each statement execute function restoring.mark()`);
    // The trigger also fires where a test suspends foreign keys.
    await database.orm.execute(sql`alter table public.${table} enable always trigger written`);
  }
}

/**
 * Only tables to which a test has written are restored: most rows are stacks, and most tests do not change
 * them.
 */
async function restorePristine({ unrecorded: orm }: Database): Promise<void> {
  await orm.transaction(async (transaction) => {
    // The deletion precedes the suspension of foreign keys, so that dependent rows go along.
    await transaction.delete(deletedOrganization);
    const names = await writtenTables(transaction);
    // Rows return table by table, so foreign keys cannot hold before the end.
    await transaction.execute(sql`set local session_replication_role = replica`);
    for (const name of names) {
      await transaction.execute(sql`delete from public.${sql.identifier(name)}`);
      await copyRows(transaction, 'pristine', name);
    }
    await forgetWrittenTables(transaction);
  });
}

export async function writtenTables(orm: Orm): Promise<string[]> {
  const { rows } = await orm.execute<{ name: string }>(sql`select distinct name from restoring.written`);
  return rows.map(({ name }) => name);
}

/**
 * Only a transaction that is rolled back may call this, because the tables that it forgets are not restored.
 */
export async function forgetWrittenTables(orm: Orm): Promise<void> {
  await orm.execute(sql`delete from restoring.written`);
}
