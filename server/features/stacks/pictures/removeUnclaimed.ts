import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { WritableOrm } from '../../../db/client';
import { unclaimedFile } from '../../../db/fileSchema';
import type { FileStore } from '../../../ports/fileStore';

/** Milliseconds after which nobody receives a file any more. */
const longestReceipt = 24 * 60 * 60_000;

/**
 * Removes files that no row names, also none of a deleted organisation. Whoever stores a file notes it anew first, which the database
 * refuses while that is marked: nothing is removed that is just being stored. No transaction waits for the store.
 */
export async function removeUnclaimed(orm: WritableOrm, files: Pick<FileStore, 'remove'>): Promise<void> {
  for (;;) {
    const looked = await lookAtNext(orm);
    if (looked === undefined) return;
    if (looked.isNamed) continue;
    await files.remove(looked.digest);
    await orm.delete(unclaimedFile).where(eq(unclaimedFile.digest, looked.digest));
  }
}

/** Marks the file of the oldest note for removal; one that a row names needs no note. */
function lookAtNext(orm: WritableOrm): Promise<{ digest: string; isNamed: boolean } | undefined> {
  return orm.transaction(async (transaction) => {
    const [due] = await transaction
      .select({ digest: unclaimedFile.digest })
      .from(unclaimedFile)
      .where(
        and(
          lt(unclaimedFile.since, sql`now() - interval '1 hour'`),
          or(isNull(unclaimedFile.removingAt), wasCutOff),
        ),
      )
      .orderBy(unclaimedFile.since)
      .limit(1)
      .for('update', { skipLocked: true });
    if (due === undefined) return undefined;
    const own = eq(unclaimedFile.digest, due.digest);
    // In a statement after the lock, which sees what was written before it.
    const { rows } = await transaction.execute(sql`
      select from public.stack_file where digest = ${due.digest}
      union all select from deleted.stack_file where digest = ${due.digest}
      union all select from public.measurement where message_digest = ${due.digest}
      union all select from deleted.measurement where message_digest = ${due.digest} limit 1`);
    const isNamed = rows.length > 0;
    if (isNamed) await transaction.delete(unclaimedFile).where(own);
    else await transaction.update(unclaimedFile).set({ removingAt: sql`now()` }).where(own);
    return { ...due, isNamed };
  });
}

/** No removal takes so long: the store is silent for half a minute at most before it counts as away. */
const wasCutOff = lt(unclaimedFile.removingAt, sql`now() - interval '5 minutes'`);

/** Removes what a service that was killed had begun to receive. */
export async function removeLeftovers({ incoming }: FileStore, now: Date): Promise<void> {
  for (const name of await readdir(incoming).catch(() => [])) {
    const file = path.join(incoming, name);
    const changed = await stat(file).catch(() => undefined);
    if (changed && now.getTime() - changed.mtimeMs > longestReceipt) await rm(file, { force: true });
  }
}
