import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { and, eq, lte, type SQL, sql } from 'drizzle-orm';
import { loadPrincipal } from '../../../../auth/loadPrincipal';
import type { WritableOrm } from '../../../../db/client';
import { type StackExportRecord, stackExport } from '../../../../db/exportSchema';
import { errorCodeOf } from '../../../../domain/errorCode';
import { conflict, missing, ServiceFailure } from '../../../../http/failure';
import { type FileStore, FilesUnavailable } from '../../../../ports/fileStore';
import type { Text } from '../../../../texts/language';
import { bytesOfIds } from '../../records/stackRecords';
import { nameOfFile } from '../fileAnswer';
import type { FileDependencies, StackFile } from '../stackFile';
import { stackFiles } from '../stackFiles';
import { exportedBytes, exportLifetime, mostBytes, organizationsOf } from './exportJobs.changes';
import { exportFailures, idOfFailure } from './exportJobs.failures';
import { ExportRequestSchema } from './exportJobs.routes';

/**
 * After this many milliseconds without progress, an attempt counts as interrupted, and another one begins the
 * file anew. Progress is written at most once in `progressInterval`.
 */
const longestSilence = 2 * 60_000;

const progressInterval = 1000;

/** A file that is cut off more often may be what ends the service. */
const mostAttempts = 3;

export interface ExportMaking extends FileDependencies {
  files: Pick<FileStore, 'openIncoming' | 'keep'>;
  onFailure?: ((line: string) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/** Another attempt has begun, or the person has removed the job, or its organisation is deleted. */
class Superseded extends Error {}

/**
 * Makes the file that is due next: everybody's first one of the day before anybody's second one. The file is
 * written into the folder for incoming files, and moved into the store once it is whole. No transaction waits
 * for it.
 * @returns whether a file was due
 */
export async function makeNextExport(making: ExportMaking): Promise<boolean> {
  const { database, now, onFailure, signal } = making;
  const orm = database.unrecorded;
  const taken = await take(orm, now());
  if (taken === undefined) return false;
  if (taken.attempts > mostAttempts) {
    await fail(making, taken, exportFailures.exportFailed);
    return true;
  }
  try {
    await make(making, taken);
  } catch (failure) {
    if (failure instanceof Superseded) return true;
    if (signal?.aborted) {
      const again = { nextAttemptAt: now(), attempts: taken.attempts - 1 };
      await orm.update(stackExport).set(again).where(isOwn(taken));
      return false;
    }
    const text = textOf(failure);
    await fail(making, taken, text);
    // A refusal of the request is told to the person alone.
    if (!(failure instanceof ServiceFailure))
      onFailure?.(`An export could not be made (${reasonOf(failure)}). The person is told to ask again.`);
  }
  return true;
}

async function take(orm: WritableOrm, now: Date): Promise<StackExportRecord | undefined> {
  const isDue = and(eq(stackExport.state, 'Waiting'), lte(stackExport.nextAttemptAt, now));
  const earlierOnes = sql`(
    select count(*) from ${stackExport} earlier
    where earlier.user_id = ${stackExport.userId} and earlier.created_at < ${stackExport.createdAt}
  )`;
  const due = orm
    .select({ id: stackExport.id })
    .from(stackExport)
    .where(isDue)
    .orderBy(earlierOnes, stackExport.createdAt)
    .limit(1)
    .for('update', { skipLocked: true });
  const [taken] = await orm
    .update(stackExport)
    .set({
      attempts: sql`${stackExport.attempts} + 1`,
      nextAttemptAt: new Date(now.getTime() + longestSilence),
      ...{ writtenCount: 0, bytes: 0 },
    })
    .where(sql`${stackExport.id} = any(array(${due}))`)
    .returning();
  return taken;
}

type Taken = Pick<StackExportRecord, 'id' | 'attempts'>;

function isOwn({ id, attempts }: Taken): SQL | undefined {
  return and(eq(stackExport.id, id), eq(stackExport.attempts, attempts), eq(stackExport.state, 'Waiting'));
}

/** @throws Superseded if the job is not this attempt's any more */
async function change(orm: WritableOrm, taken: Taken, values: Partial<StackExportRecord>): Promise<void> {
  const changed = await orm
    .update(stackExport)
    .set(values)
    .where(isOwn(taken))
    .returning({ id: stackExport.id });
  if (changed.length === 0) throw new Superseded();
}

async function fail({ database, now }: ExportMaking, taken: Taken, text: Text): Promise<void> {
  const expiresAt = new Date(now().getTime() + exportLifetime);
  await database.unrecorded
    .update(stackExport)
    .set({ state: 'Failed', failure: idOfFailure(text) ?? null, bytes: 0, expiresAt })
    .where(isOwn(taken));
}

async function make(making: ExportMaking, taken: StackExportRecord): Promise<void> {
  const { database, files, now, signal } = making;
  const { userId, format, language, digest, organizationIds } = taken;
  const orm = database.unrecorded;
  const principal = await loadPrincipal(orm, { userId });
  if (principal === undefined) throw missing();
  const room = mostBytes - (await exportedBytes(orm, organizationIds));
  const done = { writtenCount: 0, bytes: 0 };
  let toldAt = now().getTime();
  const onWritten = async (stacks: number) => {
    signal?.throwIfAborted();
    done.writtenCount += stacks;
    const moment = now().getTime();
    if (moment - toldAt < progressInterval) return;
    toldAt = moment;
    await change(orm, taken, { ...done, nextAttemptAt: new Date(moment + longestSilence) });
  };
  const { format: _, ...choice } = ExportRequestSchema.parse(taken.request);
  const incoming = path.join(await files.openIncoming(), randomUUID());
  try {
    const file = await stackFiles(making)[format]({ principal, language, onWritten }, choice);
    await pipeline(
      counted(file, (bytes) => {
        done.bytes += bytes;
        if (done.bytes > room) throw conflict(exportFailures.exportTooLarge);
      }),
      createWriteStream(incoming, { flags: 'wx', mode: 0o600 }),
    );
    await files.keep({ part: 'export', digest }, incoming);
    await change(orm, taken, {
      ...{ state: 'Ready', stackCount: file.ids.length, ...done, writtenCount: file.ids.length },
      ...{ fileName: nameOfFile(file), isAdministered: file.isAdministered },
      // A buyer may have got stacks of a further seller since.
      organizationIds: await organizationsOf(orm, file.departmentIds),
      stackIds: bytesOfIds(file.ids),
      expiresAt: new Date(now().getTime() + exportLifetime),
    });
  } finally {
    await rm(incoming, { force: true });
  }
}

async function* counted({ parts }: StackFile, count: (bytes: number) => void) {
  for await (const part of parts) {
    count(part.byteLength);
    yield part;
  }
}

function textOf(failure: unknown): Text {
  if (failure instanceof ServiceFailure)
    return failure.status === 409 ? failure.text : exportFailures.exportNotAllowed;
  const isOfStore = failure instanceof FilesUnavailable || isOfDisk(failure);
  return isOfStore ? exportFailures.exportNotStored : exportFailures.exportFailed;
}

function isOfDisk(failure: unknown): boolean {
  return ['ENOSPC', 'EDQUOT', 'EIO', 'EACCES', 'EROFS'].includes(errorCodeOf(failure) ?? '');
}

/** The message of another failure may hold a statement with its parameters. */
function reasonOf(failure: unknown): string {
  if (failure instanceof FilesUnavailable) return failure.message;
  return errorCodeOf(failure) ?? (failure instanceof Error ? failure.name : 'unknown reason');
}
