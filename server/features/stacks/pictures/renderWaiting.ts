import { and, eq, lte, sql } from 'drizzle-orm';
import type { Database, WritableOrm } from '../../../db/client';
import { stackFile } from '../../../db/fileSchema';
import { type Render, RenderingCrashed, RenderingFailed } from '../../../ports/rendering';

/** Milliseconds after which whoever makes a picture counts as cut off. */
const longestRendering = 5 * 60_000;

/** A photograph that crashes the process so often is given up. */
const mostCrashes = 3;

interface Rendering {
  database: Pick<Database, 'unrecorded'>;
  now: () => Date;
  render: Render;
}

/**
 * Makes what is shown of the photograph that has waited longest. It is taken before and settled afterwards, each in a statement of
 * its own: no transaction waits for pixels, and several instances share the work.
 * @returns whether one was waiting
 * @throws what kept it from being made; the photograph waits for the next attempt, for as long as it is not to blame
 */
export async function renderNext({
  database: { unrecorded: orm },
  now,
  render,
}: Rendering): Promise<boolean> {
  const [taken] = await take(orm, now());
  if (taken === undefined) return false;
  const { digest } = taken;
  try {
    const rendered = await render(digest);
    await settle(orm, digest, rendered);
    if (rendered.state === 'Lost')
      throw new RenderingFailed(`The store does not have the photograph ${digest}`);
  } catch (failure) {
    if (failure instanceof RenderingCrashed) {
      const attempts = taken.attempts + 1;
      const state = attempts < mostCrashes ? 'Waiting' : 'Unreadable';
      await settle(orm, digest, { attempts, state, nextAttemptAt: taken.nextAttemptAt });
    }
    throw failure;
  }
  return true;
}

function take(orm: WritableOrm, now: Date) {
  const due = orm
    .select({ id: stackFile.id })
    .from(stackFile)
    .where(and(eq(stackFile.state, 'Waiting'), lte(stackFile.nextAttemptAt, now)))
    .orderBy(stackFile.nextAttemptAt)
    .limit(1)
    .for('update', { skipLocked: true });
  return orm
    .update(stackFile)
    .set({ nextAttemptAt: new Date(now.getTime() + longestRendering) })
    .where(sql`${stackFile.id} = any(array(${due}))`)
    .returning({
      digest: stackFile.digest,
      attempts: stackFile.attempts,
      nextAttemptAt: stackFile.nextAttemptAt,
    });
}

/** Every row of the photograph: the same one may have been sent for several stacks. */
async function settle(
  orm: WritableOrm,
  digest: string,
  values: Partial<typeof stackFile.$inferInsert>,
): Promise<void> {
  await orm
    .update(stackFile)
    .set(values)
    .where(and(eq(stackFile.digest, digest), eq(stackFile.state, 'Waiting')));
}
