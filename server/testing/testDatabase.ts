import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { type Database, databaseOn, type Orm } from '../db/client';
import { readDatabaseUrl } from '../db/databaseUrl';
import { deletedOrganization } from '../db/deletedSchema';
import { migrateToLatest } from '../db/migrations';
import { openPostgres } from '../db/openPostgres';
import { seedDatabase } from '../demo/seed/seedDatabase';
import { copyRows } from './copyRows';

declare global {
  /** One instance per Jest worker, set by the service environment. */
  function workerPglite(): Promise<PGlite>;
  /** The URL of one new database per Jest worker on the server that `TEST_DATABASE_URL` names; else undefined. */
  function workerDatabaseUrl(): Promise<string | undefined>;
  /** Runs after everything of the test file, its own `afterAll` too. */
  var closeDatabase: (() => Promise<void>) | undefined;
}

/** `testNow` is a Wednesday, summer time in all four countries. */
export const testSeed = 7;
export const testNow = new Date('2026-06-17T10:00:00Z');
const nordskovStacks = 300;

let database: Promise<Database> | undefined;

// The first file of a worker waits here, before its first test, until the database is created and filled.
beforeAll(async () => {
  const found = await workerDatabase();
  if ((await pristineTables(found)).length === 0) await seedPristine(found);
});

/**
 * The worker's database, reset to the seeded state with 300 stacks for Nordskov. Closing does nothing,
 * because the next file uses the same one.
 */
export async function testDatabase(): Promise<Database> {
  const found = await workerDatabase();
  await restorePristine(found, await pristineTables(found));
  return { ...found, close: async () => {} };
}

/** The database of the test file, as it is. */
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

async function pristineTables({ orm }: Database): Promise<string[]> {
  const { rows } = await orm.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'pristine'`,
  );
  return rows.map(({ name }) => name);
}

async function seedPristine(database: Database): Promise<void> {
  await migrateToLatest(database.unrecorded);
  await seedDatabase(database, { seed: testSeed, now: testNow, mayFill: true, nordskovStacks });
  await database.orm.execute(sql`vacuum analyze`);
  const { rows } = await database.orm.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  await database.orm.execute(sql`create schema pristine`);
  for (const { name } of rows) {
    const table = sql.identifier(name);
    await database.orm.execute(sql`create table pristine.${table} as table public.${table}`);
  }
}

/** Restores changed tables only: stacks are most of the rows, and most tests leave them alone. */
async function restorePristine({ unrecorded: orm }: Database, names: string[]): Promise<void> {
  await orm.transaction(async (transaction) => {
    // Before foreign keys rest: what is kept of them goes along.
    await transaction.delete(deletedOrganization);
    // Rows return table by table, so foreign keys cannot hold before the end.
    await transaction.execute(sql`set local session_replication_role = replica`);
    for (const name of names) {
      const table = sql.identifier(name);
      if (await isPristine(transaction, name)) continue;
      await transaction.execute(sql`delete from public.${table}`);
      await copyRows(transaction, 'pristine', name);
    }
  });
}

async function isPristine(transaction: Orm, name: string): Promise<boolean> {
  const table = sql.identifier(name);
  const { rows } = await transaction.execute<{ same: boolean }>(
    sql`select not exists (table public.${table} except all table pristine.${table})
      and not exists (table pristine.${table} except all table public.${table}) as same`,
  );
  return rows[0]?.same === true;
}
