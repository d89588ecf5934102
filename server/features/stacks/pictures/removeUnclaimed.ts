import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { inArray, lt, sql } from 'drizzle-orm';
import type { WritableOrm } from '../../../db/client';
import { unclaimedFile } from '../../../db/fileSchema';
import type { FileStore } from '../../../ports/fileStore';

/** Files of one transaction, which holds their rows meanwhile. */
const batch = 20;

/** Milliseconds after which nobody receives a file any more. */
const longestReceipt = 24 * 60 * 60_000;

/**
 * Removes files that no row names, also none of a deleted organisation. Whoever stores a file notes it anew first and waits for
 * this: nothing is removed that is just being stored.
 */
export async function removeUnclaimed(orm: WritableOrm, files: FileStore): Promise<void> {
  let looked = batch;
  while (looked === batch)
    looked = await orm.transaction(async (transaction) => {
      const due = await transaction
        .select({ digest: unclaimedFile.digest })
        .from(unclaimedFile)
        .where(lt(unclaimedFile.since, sql`now() - interval '1 hour'`))
        .orderBy(unclaimedFile.since)
        .limit(batch)
        .for('update', { skipLocked: true });
      const digests = due.map(({ digest }) => digest);
      if (digests.length === 0) return 0;
      const { rows } = await transaction.execute<{ digest: string }>(sql`
        select digest from unnest(${sql.param(digests)}::text[]) as looked (digest)
        where not exists (select from public.stack_file named where named.digest = looked.digest)
          and not exists (select from deleted.stack_file named where named.digest = looked.digest)`);
      for (const { digest } of rows) await files.remove(digest);
      await transaction.delete(unclaimedFile).where(inArray(unclaimedFile.digest, digests));
      return digests.length;
    });
}

/** Removes what a service that was killed had begun to receive. */
export async function removeLeftovers({ incoming }: FileStore, now: Date): Promise<void> {
  for (const name of await readdir(incoming).catch(() => [])) {
    const file = path.join(incoming, name);
    const changed = await stat(file).catch(() => undefined);
    if (changed && now.getTime() - changed.mtimeMs > longestReceipt) await rm(file, { force: true });
  }
}
