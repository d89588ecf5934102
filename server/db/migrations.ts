import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Orm, WritableOrm } from './client';
import { migrationsFolder } from './migrationsFolder';

type SchemaAge = 'older' | 'same' | 'newer';

function steps() {
  return readMigrationFiles({ migrationsFolder });
}

let newest: number | undefined;

/** The migration files are read only once, because health probes ask for the version every few seconds. */
export function newestVersion(): number {
  newest ??= Math.max(...steps().map((step) => step.folderMillis));
  return newest;
}

export async function schemaAge(orm: Orm): Promise<SchemaAge> {
  const applied = await appliedVersion(orm);
  if (applied === newestVersion()) return 'same';
  return applied > newestVersion() ? 'newer' : 'older';
}

const migrationLock = 4_606_015;

/**
 * One process at a time migrates, and all migrations run in one transaction. Drizzle's own migrator does
 * neither, but its table of applied migrations is used.
 * @returns false, with nothing changed, if a newer version of the program wrote the database
 */
export function migrateToLatest(orm: WritableOrm): Promise<boolean> {
  return orm.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${migrationLock})`);
    const applied = await appliedVersion(transaction);
    if ((await schemaAge(transaction)) === 'newer') return false;
    await transaction.execute(sql`create schema if not exists drizzle`);
    await transaction.execute(sql`create table if not exists drizzle.__drizzle_migrations
      (id serial primary key, hash text not null, created_at bigint)`);
    for (const { sql: statements, hash, folderMillis } of steps()) {
      if (folderMillis <= applied) continue;
      for (const statement of statements) await transaction.execute(sql.raw(statement));
      await transaction.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
      );
    }
    return true;
  });
}

async function appliedVersion(orm: Orm): Promise<number> {
  const record = await orm.execute<{ exists: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (!record.rows[0]?.exists) return 0;
  const { rows } = await orm.execute<{ version: string | number | null }>(
    sql`select max(created_at) as version from drizzle.__drizzle_migrations`,
  );
  return Number(rows[0]?.version ?? 0);
}
