import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { WritableOrm } from '../../db/client';
import { type MeasurementRecord, measurement } from '../../db/measurementSchema';
import { storedMessageDigest } from '../../domain/messageDigest';
import type { FileStore } from '../../ports/fileStore';
import { noteFile } from './files/file.changes';

/** Messages that are in memory at a time. */
const portion = 20;

/**
 * Moves messages of measurements from the database into the store, oldest first: they are most of the bytes, and nobody reads them
 * in daily work. A sender waits for the database alone, and the store may be away meanwhile. Several instances may do it at
 * once, because the same message is the same file.
 * @returns whether there were any
 * @throws FilesUnavailable when the others are done; what is not stored stays in the database
 */
export async function storeMessages(orm: WritableOrm, files: FileStore): Promise<boolean> {
  const waiting = await orm
    .select({
      stackId: measurement.stackId,
      version: measurement.version,
      message: measurement.message,
      messageDigest: measurement.messageDigest,
    })
    .from(measurement)
    .where(isNotNull(measurement.message))
    .orderBy(measurement.receivedAt)
    .limit(portion);
  const failures: unknown[] = [];
  for (const row of waiting) await store(orm, files, row).catch((failure) => failures.push(failure));
  if (failures.length > 0) throw failures[0];
  return waiting.length > 0;
}

type Waiting = Pick<MeasurementRecord, 'stackId' | 'version' | 'message' | 'messageDigest'>;

async function store(
  orm: WritableOrm,
  files: FileStore,
  { stackId, version, message, messageDigest }: Waiting,
): Promise<void> {
  if (message === null) return;
  // Versions before messages were moved to the store wrote no digest.
  const digest = messageDigest ?? storedMessageDigest(message);
  // Nothing else would know of the file if the row were gone by then.
  await noteFile(orm, digest);
  await keep(files, digest, message);
  const isSame = and(eq(measurement.stackId, stackId), eq(measurement.version, version));
  await orm
    .update(measurement)
    .set({ message: null, messageDigest: digest })
    // The person who sent it may have been erased meanwhile.
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
