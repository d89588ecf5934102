import { existsSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle, type PgliteDatabase } from 'drizzle-orm/pglite';
import { NewerDatabaseError } from './folderErrors';
import { lockFolder } from './folderLock';
import { migrateToLatest } from './migrations';
import * as schema from './schema';

export type Orm = PgliteDatabase<typeof schema>;

export interface Database {
  orm: Orm;
  close: () => Promise<void>;
}

/** Wraps a running PGlite; its schema is the caller's business. */
export function databaseOn(client: PGlite): Database {
  return { orm: drizzle({ client, schema, casing: 'snake_case' }), close: () => client.close() };
}

/**
 * Opens the database in the folder, made when missing, with the newest schema. The folder belongs to this process
 * until `close`.
 * @throws FolderInUseError, FolderNotWritableError, NewerDatabaseError: nothing was changed
 */
export async function openDatabase(dataDir: string | 'memory'): Promise<Database> {
  if (dataDir === 'memory') {
    const database = databaseOn(await PGlite.create());
    await migrateToLatest(database.orm);
    return database;
  }
  const folder = resolve(dataDir);
  const release = lockFolder(folder);
  try {
    const client = await openFolder(folder);
    const database = databaseOn(client);
    try {
      if (!(await migrateToLatest(database.orm))) throw new NewerDatabaseError(folder);
    } catch (failure) {
      await client.close();
      throw failure;
    }
    return {
      orm: database.orm,
      close: async () => {
        await client.close();
        release();
      },
    };
  } catch (failure) {
    release();
    throw failure;
  }
}

/** A new cluster gets its name when it is complete, so that a start cut off in the middle leaves none behind. */
async function openFolder(folder: string): Promise<PGlite> {
  const cluster = join(folder, 'postgres');
  if (!existsSync(cluster)) {
    const draft = join(folder, 'postgres.new');
    rmSync(draft, { recursive: true, force: true });
    const client = await PGlite.create(draft);
    await client.close();
    renameSync(draft, cluster);
  }
  return PGlite.create(cluster);
}
