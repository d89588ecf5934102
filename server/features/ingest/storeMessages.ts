import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { and, eq, exists, isNotNull, isNull, lt, lte, or } from 'drizzle-orm';
import type { WritableOrm } from '../../db/client';
import { type MeasurementRecord, measurement } from '../../db/measurementSchema';
import { organization } from '../../db/schema';
import { mostAttempts, nextAttemptAfter } from '../../domain/attempts';
import { storedMessageDigest } from '../../domain/messageDigest';
import type { FileStore } from '../../ports/fileStore';
import { noteFile } from './files/file.changes';

const portion = 20;

interface Storing {
  orm: WritableOrm;
  files: FileStore;
  now: () => Date;
  onFailure?: ((line: string) => void) | undefined;
  signal?: AbortSignal;
}

/**
 * Moves messages from the database to the file store: they take most of its bytes, and nobody reads them in
 * daily work. A sender does not wait for the store, which may be unavailable when the message arrives.
 * Organisations take turns, oldest messages first. Several instances may move the same message at the same
 * time, because it becomes the same file. A failed message delays no other: it is tried again after growing
 * pauses, and after the last attempt it stays in the database until `stackyard retry`.
 * @returns whether any message was due
 * @throws the first of the failures, such as FilesUnavailable, after all others have been tried
 */
export async function storeMessages(storing: Storing): Promise<boolean> {
  const { orm } = storing;
  const isDue = dueAt(storing.now());
  const own = orm
    .select({ stackId: measurement.stackId })
    .from(measurement)
    .where(and(eq(measurement.organizationId, organization.id), isDue));
  const owners = await orm.select({ id: organization.id }).from(organization).where(exists(own));
  const failures: unknown[] = [];
  for (const { id } of owners) {
    const waiting = await orm
      .select({
        stackId: measurement.stackId,
        version: measurement.version,
        message: measurement.message,
        messageDigest: measurement.messageDigest,
        messageAttempts: measurement.messageAttempts,
      })
      .from(measurement)
      .where(and(eq(measurement.organizationId, id), isDue))
      .orderBy(measurement.receivedAt)
      .limit(portion);
    for (const row of waiting) {
      await store(orm, storing.files, row).catch(async (failure) => {
        failures.push(failure);
        await postpone(storing, row);
      });
      if (storing.signal?.aborted) return false;
    }
  }
  if (failures.length > 0) throw failures[0];
  return owners.length > 0;
}

function dueAt(now: Date) {
  const { messageNextAttemptAt: next, messageAttempts: attempts } = measurement;
  const isTriedAgain = and(lt(attempts, mostAttempts), or(isNull(next), lte(next, now)));
  return and(isNotNull(measurement.message), isTriedAgain);
}

async function postpone(
  { orm, now, onFailure }: Storing,
  { stackId, version, messageAttempts }: Waiting,
): Promise<void> {
  const attempts = messageAttempts + 1;
  const next = nextAttemptAfter(attempts, now()) ?? null;
  await orm
    .update(measurement)
    .set({ messageAttempts: attempts, messageNextAttemptAt: next })
    .where(and(eq(measurement.stackId, stackId), eq(measurement.version, version)));
  if (next === null)
    onFailure?.(
      `The message of measurement ${version} of the stack ${stackId} could not be moved to the store in ${attempts} attempts. It stays in the database; "stackyard retry" tries again.`,
    );
}

type Waiting = Pick<
  MeasurementRecord,
  'stackId' | 'version' | 'message' | 'messageDigest' | 'messageAttempts'
>;

async function store(
  orm: WritableOrm,
  files: FileStore,
  { stackId, version, message, messageDigest }: Waiting,
): Promise<void> {
  if (message === null) return;
  // Versions before messages were moved to the store wrote no digest.
  const digest = messageDigest ?? storedMessageDigest(message);
  // Without the note, nothing would know of the file if the row were deleted before the file is stored.
  await noteFile(orm, digest);
  await keep(files, digest, message);
  const isSame = and(eq(measurement.stackId, stackId), eq(measurement.version, version));
  await orm
    .update(measurement)
    .set({ message: null, messageDigest: digest })
    // The person who sent the message may have been erased since it was read.
    .where(and(isSame, isNotNull(measurement.message)));
}

async function keep(files: FileStore, digest: string, message: Uint8Array): Promise<void> {
  const file = path.join(await files.openIncoming(), randomUUID());
  try {
    await writeFile(file, message, { flag: 'wx', mode: 0o600 });
    await files.keep({ digest, part: 'message' }, file);
  } finally {
    await rm(file, { force: true });
  }
}
