import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { WritableOrm } from '../../../db/client';
import { unclaimedFile } from '../../../db/fileSchema';
import { mostAttempts, pauses } from '../../../domain/attempts';
import type { FileStore } from '../../../ports/fileStore';

/**
 * A received file that has not changed for this many milliseconds is left over from an interrupted upload.
 */
const longestReceipt = 24 * 60 * 60_000;

/** After this many failures the store counts as unavailable. */
const mostFailures = 20;

interface Removing {
  onFailure?: ((line: string) => void) | undefined;
  signal?: AbortSignal;
}

/**
 * Removes files to which no row refers, not even one of a deleted organisation. An upload writes its row of
 * `unclaimed_file` anew before it stores the file, and the database refuses the row while the file is marked
 * for removal; so a file that is just being stored is never removed. No transaction waits for the store. A
 * file that cannot be removed delays no other: it is tried again after growing pauses, and after the last
 * attempt it stays until `stackyard retry`.
 * @throws the first of the failures, such as FilesUnavailable, after all other due files have been tried or
 * 20 have failed
 */
export async function removeUnclaimed(
  orm: WritableOrm,
  files: Pick<FileStore, 'remove'>,
  { onFailure, signal }: Removing = {},
): Promise<void> {
  const failures: unknown[] = [];
  while (failures.length < mostFailures && signal?.aborted !== true) {
    const looked = await lookAtNext(orm);
    if (looked === undefined) break;
    const { digest, attempts, step } = looked;
    if (step === 'givenUp')
      onFailure?.(
        `The file ${digest}, which nothing names any more, could not be removed in ${attempts} attempts. It stays; "stackyard retry" tries again.`,
      );
    if (step !== 'removing') continue;
    // If the removal fails, the mark stays for a while, because a store that did not answer may still carry
    // it out.
    await files.remove(digest).then(
      () => orm.delete(unclaimedFile).where(eq(unclaimedFile.digest, digest)),
      (failure: unknown) => failures.push(failure),
    );
  }
  if (failures.length > 0) throw failures[0];
}

interface Looked {
  digest: string;
  attempts: number;
  /**
   * `removing`: the file is marked and is to be removed. `named`: a row refers to the file, so it needs no
   * note. `postponed` or `givenUp`: its removal has failed.
   */
  step: 'removing' | 'named' | 'postponed' | 'givenUp';
}

function lookAtNext(orm: WritableOrm): Promise<Looked | undefined> {
  return orm.transaction(async (transaction) => {
    const [due] = await transaction
      .select()
      .from(unclaimedFile)
      .where(
        and(
          lt(unclaimedFile.since, sql`now() - interval '1 hour'`),
          or(and(isNull(unclaimedFile.removingAt), lt(unclaimedFile.attempts, mostAttempts)), hasFailed),
        ),
      )
      .orderBy(unclaimedFile.since)
      .limit(1)
      .for('update', { skipLocked: true });
    if (due === undefined) return undefined;
    const { digest, attempts, removingAt } = due;
    const own = eq(unclaimedFile.digest, digest);
    const change = (values: PgUpdateSetSource<typeof unclaimedFile>) =>
      transaction.update(unclaimedFile).set(values).where(own);
    if (removingAt !== null) {
      // While a file is marked for removal, no upload can note it.
      await change({ removingAt: null });
      // Marks of former versions counted no attempt.
      const pause = pauses[Math.max(0, attempts - 1)] ?? 0;
      await change({ since: sql`now() - interval '1 hour' + make_interval(mins => ${pause})` });
      return { digest, attempts, step: attempts >= mostAttempts ? 'givenUp' : 'postponed' };
    }
    // This statement comes after the lock, so it sees everything that was written before the lock.
    const { rows } = await transaction.execute(sql`
      select from public.stack_export where digest = ${digest}
      union all select from public.stack_file where digest = ${digest}
      union all select from deleted.stack_file where digest = ${digest}
      union all select from public.measurement where message_digest = ${digest}
      union all select from deleted.measurement where message_digest = ${digest} limit 1`);
    if (rows.length > 0) {
      await transaction.delete(unclaimedFile).where(own);
      return { digest, attempts, step: 'named' };
    }
    await change({ attempts: attempts + 1, removingAt: sql`now()` });
    return { digest, attempts: attempts + 1, step: 'removing' };
  });
}

/**
 * The limit is in minutes. No removal takes longer, because the store counts as unavailable after half a
 * minute of silence.
 */
const longestRemoval = 5;

const hasFailed = sql`${unclaimedFile.removingAt} < now() - make_interval(mins => ${longestRemoval})`;

export async function removeLeftovers({ incoming }: FileStore, now: Date): Promise<void> {
  for (const name of await readdir(incoming).catch(() => [])) {
    const file = path.join(incoming, name);
    const changed = await stat(file).catch(() => undefined);
    if (changed && now.getTime() - changed.mtimeMs > longestReceipt) await rm(file, { force: true });
  }
}
