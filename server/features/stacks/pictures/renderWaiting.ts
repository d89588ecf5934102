import { and, asc, eq, exists, lte, sql } from 'drizzle-orm';
import type { Database, WritableOrm } from '../../../db/client';
import { stackFile } from '../../../db/fileSchema';
import { organization } from '../../../db/schema';
import { mostAttempts, nextAttemptAfter } from '../../../domain/attempts';
import { type Render, RenderingCrashed } from '../../../ports/rendering';

/**
 * After this many milliseconds, a process that renders a picture counts as interrupted, and another one may
 * take the photograph.
 */
const longestRendering = 5 * 60_000;

const mostCrashes = 3;

interface Rendering {
  database: Pick<Database, 'unrecorded'>;
  now: () => Date;
  render: Render;
  onFailure?: ((line: string) => void) | undefined;
  signal?: AbortSignal;
}

/**
 * Renders one photograph for each organisation that has photographs waiting: the one that has waited longest.
 * So no organisation waits for all photographs of another. One statement takes a photograph before, and
 * another one stores the result afterwards: no transaction waits for pixels, and several instances share the
 * work. A photograph that fails delays no other: it is tried again after growing pauses, and given up in the
 * end.
 * @returns whether a photograph was waiting
 * @throws RenderingFailed and other errors if all of the round failed, so that no photograph is to blame
 */
export async function renderRound(rendering: Rendering): Promise<boolean> {
  const orm = rendering.database.unrecorded;
  const isDue = dueAt(rendering.now());
  const own = orm
    .select({ id: stackFile.id })
    .from(stackFile)
    .where(and(eq(stackFile.organizationId, organization.id), isDue));
  const owners = await orm
    .select({ id: organization.id })
    .from(organization)
    .where(exists(own))
    .orderBy(asc(organization.id));
  const failures: unknown[] = [];
  for (const { id } of owners) {
    await renderNext(rendering, id).catch((failure) => failures.push(failure));
    if (rendering.signal?.aborted) break;
  }
  if (failures.length > 0 && failures.length === owners.length) throw failures[0];
  return owners.length > 0;
}

const dueAt = (now: Date) => and(eq(stackFile.state, 'Waiting'), lte(stackFile.nextAttemptAt, now));

async function renderNext(rendering: Rendering, organizationId: string): Promise<void> {
  const { render, now } = rendering;
  const orm = rendering.database.unrecorded;
  const taken = await take(orm, organizationId, now());
  if (taken === undefined) return;
  // Rendering was cut off each time, so it may be this photograph that ends the service.
  if (taken.attempts > mostAttempts) return giveUp(rendering, taken, 'GivenUp');
  const rendered = await render(taken.digest).catch(async (failure) => {
    await postpone(rendering, taken, failure);
    throw failure;
  });
  await settle(orm, taken.digest, rendered);
  if (rendered.state === 'Lost')
    rendering.onFailure?.(`The store does not have the photograph ${taken.digest}.`);
}

type Taken = Pick<typeof stackFile.$inferSelect, 'digest' | 'crashes' | 'attempts'>;

async function take(orm: WritableOrm, organizationId: string, now: Date): Promise<Taken | undefined> {
  const due = orm
    .select({ id: stackFile.id })
    .from(stackFile)
    .where(and(eq(stackFile.organizationId, organizationId), dueAt(now)))
    .orderBy(stackFile.nextAttemptAt)
    .limit(1)
    .for('update', { skipLocked: true });
  const [taken] = await orm
    .update(stackFile)
    .set({
      attempts: sql`${stackFile.attempts} + 1`,
      nextAttemptAt: new Date(now.getTime() + longestRendering),
    })
    .where(sql`${stackFile.id} = any(array(${due}))`)
    .returning({ digest: stackFile.digest, crashes: stackFile.crashes, attempts: stackFile.attempts });
  return taken;
}

/**
 * A photograph whose pixels crash the process three times is given up. After other failures it is tried for
 * as long as a store may be unavailable at night.
 */
async function postpone(
  { database, now, onFailure }: Rendering,
  { digest, attempts, ...taken }: Taken,
  failure: unknown,
): Promise<void> {
  const orm = database.unrecorded;
  const crashes = taken.crashes + (failure instanceof RenderingCrashed ? 1 : 0);
  if (crashes >= mostCrashes)
    return giveUp({ database, onFailure }, { digest, attempts, crashes }, 'Unreadable');
  const nextAttemptAt = nextAttemptAfter(attempts, now());
  if (nextAttemptAt !== undefined) return settle(orm, digest, { attempts, crashes, nextAttemptAt });
  await giveUp({ database, onFailure }, { digest, attempts, crashes }, 'GivenUp');
}

async function giveUp(
  { database, onFailure }: Pick<Rendering, 'database' | 'onFailure'>,
  { digest, attempts, crashes }: Taken,
  state: 'GivenUp' | 'Unreadable',
): Promise<void> {
  await settle(database.unrecorded, digest, { crashes, state });
  onFailure?.(
    `No picture could be made of the photograph ${digest} in ${attempts} attempts. It is given up; it may be sent again, and "stackyard retry" tries again.`,
  );
}

/** The same photograph may have been sent for several stacks, so all its rows are updated. */
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
