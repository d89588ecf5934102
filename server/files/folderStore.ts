import { access, constants, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { errorCodeOf } from '../domain/errorCode';
import { type FileKey, type FileStore, FilesUnavailable, fileParts } from '../ports/fileStore';
import { receivedDigest } from './receivedDigest';

const partSize = 1024 * 1024;

/** Each part of a photograph is stored in a folder of its own: `original/3f/3f9c…`. */
export function folderStore(folder: string): FileStore {
  const fileOf = ({ part, digest }: FileKey) => path.join(folder, part, digest.slice(0, 2), digest);
  const incoming = path.join(folder, 'incoming');
  const openIncoming = () =>
    available(async () => {
      await mkdir(incoming, { recursive: true, mode: 0o700 });
      return incoming;
    });
  return {
    incoming,
    openIncoming,
    check: () =>
      available(async () => {
        await openIncoming();
        await access(folder, constants.W_OK);
        await access(incoming, constants.W_OK);
      }),
    keep: (key, file) =>
      available(async () => {
        if (key.part === 'original') await receivedDigest(key, file);
        await moveDurably(file, fileOf(key));
      }),
    read: (key) => available(() => readFile(fileOf(key)).catch(nullWhenMissing)),
    readParts: (key) =>
      available(async () => {
        const handle = await open(fileOf(key)).catch(nullWhenMissing);
        return handle?.createReadStream({ highWaterMark: partSize }) ?? null;
      }),
    remove: (digest) =>
      available(async () => {
        for (const part of fileParts) await rm(fileOf({ part, digest }), { force: true });
      }),
  };
}

/**
 * The file exists under its final name only after the rename. Its content is flushed to the disk before the
 * rename, and its name after it.
 */
async function moveDurably(from: string, to: string): Promise<void> {
  await flush(from, 'r+');
  const folder = path.dirname(to);
  const made = await mkdir(folder, { recursive: true, mode: 0o700 });
  await rename(from, to);
  await flushFolder(folder);
  // New folders are flushed up to the first old one.
  if (made === undefined) return;
  for (let above = path.dirname(folder); above.length >= path.dirname(made).length; ) {
    await flushFolder(above);
    above = path.dirname(above);
  }
}

async function flush(file: string, flags: 'r' | 'r+'): Promise<void> {
  const handle = await open(file, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function flushFolder(folder: string): Promise<void> {
  if (process.platform !== 'win32') await flush(folder, 'r');
}

function nullWhenMissing(failure: unknown): null {
  if (errorCodeOf(failure) === 'ENOENT') return null;
  throw failure;
}

async function available<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (failure) {
    if (failure instanceof FilesUnavailable) throw failure;
    throw new FilesUnavailable(
      `The folder of photographs in DATA_DIR cannot be used (${errorCodeOf(failure) ?? 'unknown'})`,
      {
        cause: failure,
      },
    );
  }
}
