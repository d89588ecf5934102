import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Orm } from './client';
import { migrationsFolder } from './migrationsFolder';

/**
 * Migrates in one transaction.
 * @returns false, with nothing changed, when a newer version wrote the database
 */
export async function migrateToLatest(orm: Orm): Promise<boolean> {
  const newest = Math.max(...readMigrationFiles({ migrationsFolder }).map((step) => step.folderMillis));
  if ((await appliedVersion(orm)) > newest) return false;
  await migrate(orm, { migrationsFolder });
  return true;
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
