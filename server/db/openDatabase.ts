import { chmodSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { type Database, databaseOn } from './client';
import { lockFolder, NewerDatabaseError } from './folderLock';
import { migrateToLatest } from './migrations';

/**
 * Opens the database in the folder and migrates it. A missing folder is created. The folder belongs to this
 * process until `close`.
 * @throws FolderInUseError, FolderNotWritableError, NewerDatabaseError; nothing has been changed then
 */
export async function openDatabase(dataDir: string): Promise<Database> {
  const folder = resolve(dataDir);
  const release = lockFolder(folder);
  try {
    const { close, ...database } = databaseOn(await openFolder(folder));
    try {
      if (!(await migrateToLatest(database.unrecorded))) throw new NewerDatabaseError(folder);
    } catch (failure) {
      await close();
      throw failure;
    }
    return { ...database, close: () => close().finally(release) };
  } catch (failure) {
    release();
    throw failure;
  }
}

/**
 * A new cluster is renamed to its final name when it is complete, so that an interrupted start leaves no
 * incomplete cluster.
 */
async function openFolder(folder: string): Promise<PGlite> {
  const cluster = join(folder, 'postgres');
  if (!existsSync(cluster)) {
    const draft = join(folder, 'postgres.new');
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { mode: 0o700 });
    const client = await PGlite.create(draft);
    await client.close();
    renameSync(draft, cluster);
  }
  // Others may have made the folder readable for all, and the database makes its files readable too: they
  // hold password hashes, and perhaps the secret that signs tokens. Windows has no such modes.
  chmodSync(cluster, 0o700);
  return PGlite.create(cluster);
}
