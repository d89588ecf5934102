import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { WritableOrm } from '../../../db/client';
import { stackFile, unclaimedFile } from '../../../db/fileSchema';
import { insertStacks } from '../../../db/searchText';
import { stack } from '../../../db/stackSchema';
import type { Change } from '../../../domain/change';
import { fieldRoles } from '../../../domain/roles';
import { conflict } from '../../../http/failure';
import { FilesUnavailable } from '../../../ports/fileStore';
import { contentDigestOf } from '../ingest.queries';
import { stackChange, unregisteredStack } from '../ingestedStack';
import { openMessage, type Received } from '../openMessage';
import { photographFailures } from './photograph.failures';
import type { Photograph } from './receivePhotograph';

type Kind = (typeof stackFile.$inferSelect)['kind'];

interface FileMessage {
  departmentId: string;
  stackNumber: string | undefined;
  kind: Kind;
}

/**
 * The note is written before the file is stored. Without it, nothing would know of the file if the row were
 * never written.
 * @throws FilesUnavailable while the same file is being removed
 */
export async function noteFile(orm: WritableOrm, digest: string): Promise<void> {
  const noted = await orm
    .insert(unclaimedFile)
    .values({ digest, since: sql`now()` })
    .onConflictDoUpdate({
      target: unclaimedFile.digest,
      set: { since: sql`greatest(${unclaimedFile.since}, now())`, attempts: 0 },
      setWhere: isNull(unclaimedFile.removingAt),
    })
    .returning({ digest: unclaimedFile.digest });
  if (noted.length === 0) throw new FilesUnavailable(`The file ${digest} is just being removed`);
}

/**
 * A new photograph of a kind replaces the former one, which is kept. A photograph that the stack has had
 * before for this kind comes from a late message and changes nothing; but if it could not be shown, that is
 * tried again.
 * @throws ServiceFailure 409 if an assigned stack has another photograph
 */
export async function storeFile(
  transaction: WritableOrm,
  received: Received<FileMessage>,
  { digest, mediaType, bytes }: Photograph,
) {
  const { fieldDepartment, existing } = await openMessage(transaction, received, fieldRoles);
  const { message, clientKey, now } = received;
  const { kind } = message;
  const wasQueued = await queueAgain(transaction, digest, now);
  const former = existing ? await filesOf(transaction, existing.id, kind) : [];
  const same = former.find((file) => file.digest === digest);
  if (existing && same) return { stack: existing, fileId: same.id, isNew: false, wasQueued, changes: [] };
  const current = former.find(({ replacedAt }) => replacedAt === null);
  if (current && existing?.state === 'AssignedToSawmill')
    throw conflict(photographFailures.photographFinal, { field: 'kind', textId: 'invalid' });
  const row =
    existing ??
    (await unregisteredStack(transaction, fieldDepartment, { clientKey, message, now, registeredAt: now }));
  if (existing === undefined) await insertStacks(transaction, [row]);
  if (current)
    await transaction.update(stackFile).set({ replacedAt: now }).where(eq(stackFile.id, current.id));
  const fileId = randomUUID();
  await transaction.insert(stackFile).values({
    ...{ id: fileId, organizationId: row.organizationId, stackId: row.id, kind, digest, mediaType, bytes },
    ...{ receivedAt: now, state: 'Waiting', nextAttemptAt: now },
  });
  await transaction.update(stack).set({ lastModifiedDateTime: now }).where(eq(stack.id, row.id));
  const fileInHistory = (file: string | undefined): Change['after'] => ({
    [kind]: file && contentDigestOf(file),
  });
  const change = stackChange(existing, row, {
    before: fileInHistory(current?.digest),
    after: fileInHistory(digest),
  });
  return { stack: row, fileId, isNew: true, wasQueued, changes: [change] };
}

async function queueAgain(transaction: WritableOrm, digest: string, now: Date): Promise<boolean> {
  const queued = await transaction
    .update(stackFile)
    .set({ state: 'Waiting', attempts: 0, crashes: 0, nextAttemptAt: now })
    .where(and(eq(stackFile.digest, digest), inArray(stackFile.state, ['Unreadable', 'Lost', 'GivenUp'])))
    .returning({ id: stackFile.id });
  return queued.length > 0;
}

function filesOf(transaction: WritableOrm, stackId: string, kind: Kind) {
  return transaction
    .select({ id: stackFile.id, digest: stackFile.digest, replacedAt: stackFile.replacedAt })
    .from(stackFile)
    .where(and(eq(stackFile.stackId, stackId), eq(stackFile.kind, kind)))
    .orderBy(desc(stackFile.receivedAt));
}
