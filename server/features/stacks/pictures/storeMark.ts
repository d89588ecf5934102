import { createHash, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import type { Orm, WritableOrm } from '../../../db/client';
import { meta } from '../../../db/schema';
import { type FileKey, type FileStore, FilesUnavailable } from '../../../ports/fileStore';

export class OtherStoreError extends Error {
  override name = 'OtherStoreError';
}

const metaKey = 'store';

const anyStore = 'any';

/** The mark is stored like a message, under a digest that no message can have. */
const markKey: FileKey = {
  part: 'message',
  digest: createHash('sha256').update('mark of the store').digest('hex'),
};

const lock = 7_326_001;

/**
 * `files` accepts no file until it is known that the store belongs to the database. `require` resolves when
 * that is known, or rejects with OtherStoreError or FilesUnavailable.
 */
interface OwnStore {
  files: FileStore;
  require: () => Promise<void>;
}

export function ownStoreOf(orm: WritableOrm, store: FileStore): OwnStore {
  let checked: Promise<void> | undefined;
  // All callers that wait share one check; if it fails, the next caller checks again.
  const require = () => {
    checked ??= store
      .check()
      .then(() => requireOwnStore(orm, store))
      .catch((failure: unknown) => {
        checked = undefined;
        throw failure;
      });
    return checked;
  };
  const openIncoming = async () => {
    await require().catch((failure: unknown) => {
      throw failure instanceof OtherStoreError ? new FilesUnavailable(failure.message) : failure;
    });
    return store.openIncoming();
  };
  return { files: { ...store, openIncoming }, require };
}

/**
 * The first start writes the same mark into the database and the store. Without it, an instance that has the
 * folder of another database would declare its photographs lost.
 * @throws OtherStoreError, FilesUnavailable
 */
export async function requireOwnStore(orm: WritableOrm, files: FileStore): Promise<void> {
  // `anyStore` is written before anything is in the store. So a start that is interrupted is not taken for
  // one with the store of another database.
  if ((await markOf(orm)) === undefined && (await markIn(files)) === undefined) await takeAnyStore(orm);
  await orm.transaction(async (transaction) => {
    // Instances that start at the same time look one after the other.
    await transaction.execute(sql`select pg_advisory_xact_lock(${lock})`);
    const inStore = await markIn(files);
    const inDatabase = await markOf(transaction);
    if (inDatabase === anyStore) {
      const mark = inStore ?? randomUUID();
      if (inStore === undefined) await writeMark(files, mark);
      await transaction.update(meta).set({ value: mark }).where(eq(meta.key, metaKey));
    } else if (inStore === undefined)
      throw new OtherStoreError(
        'The store of photographs is not the one of this database: it lacks its mark. Name the right one with DATA_DIR or FILES_URL, or copy the files of the former one into it. If those are lost for good: stackyard new-store',
      );
    else if (inStore !== inDatabase)
      throw new OtherStoreError(
        'The store of photographs belongs to another database. Name the right one with DATA_DIR or FILES_URL. To make it the store of this database: stackyard new-store',
      );
  });
}

export async function forgetStore(orm: WritableOrm): Promise<void> {
  await orm.delete(meta).where(eq(meta.key, metaKey));
  await takeAnyStore(orm);
}

async function takeAnyStore(orm: WritableOrm): Promise<void> {
  await orm.insert(meta).values({ key: metaKey, value: anyStore }).onConflictDoNothing();
}

async function markOf(orm: Orm): Promise<string | undefined> {
  const [found] = await orm.select({ value: meta.value }).from(meta).where(eq(meta.key, metaKey));
  return found?.value;
}

async function markIn(files: FileStore): Promise<string | undefined> {
  const stored = await files.read(markKey);
  return stored === null ? undefined : Buffer.from(stored).toString('utf8');
}

async function writeMark(files: FileStore, mark: string): Promise<void> {
  const file = path.join(await files.openIncoming(), randomUUID());
  await writeFile(file, mark, { mode: 0o600 });
  await files.keep(markKey, file);
}
