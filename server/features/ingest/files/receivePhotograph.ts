import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { errorCodeOf } from '../../../domain/errorCode';
import { headBytes, photographType } from '../../../domain/photographType';
import { badRequest, ServiceFailure, unreadable, unusable } from '../../../http/failure';
import { FilesUnavailable } from '../../../ports/fileStore';
import { largestPhotograph } from './files.routes';

/** So many fit into the memory while they are made smaller, a few bytes can hold many more. */
const mostPixels = 100_000_000;

export interface Photograph {
  /** Of the received file. */
  path: string;
  /** SHA-256 in hexadecimal digits. */
  digest: string;
  mediaType: 'image/jpeg' | 'image/png';
  bytes: number;
}

/** The SHA-256 of a `Content-Digest`, which may name others beside it, in hexadecimal digits. */
export function digestIn(header: string | undefined): string {
  const [, base64 = ''] = /(?:^|,)\s*sha-256=:([\w+/]{43}=):/i.exec(header ?? '') ?? [];
  if (base64 === '') throw badRequest({ field: 'content-digest', textId: 'digestMissing' });
  return Buffer.from(base64, 'base64').toString('hex');
}

export function photographRefused(): ServiceFailure {
  return new ServiceFailure(415, 'notPhotograph');
}

/**
 * Writes a photograph into a file while it comes, and hands it on; the file is gone afterwards unless it was taken.
 * @throws ServiceFailure 400 for another digest, 413, 415, 422; FilesUnavailable
 */
export async function withPhotograph<Result>(
  body: ReadableStream<Uint8Array> | null,
  { folder, digest }: { folder: string; digest: string },
  use: (photograph: Photograph) => Promise<Result>,
): Promise<Result> {
  const file = path.join(folder, randomUUID());
  try {
    const received = await receive(body, file);
    if (received.digest !== digest) throw badRequest({ field: 'content-digest', textId: 'digestWrong' });
    const mediaType = typeOf(received.head);
    await requirePicture(file);
    return await use({ path: file, digest, mediaType, bytes: received.bytes });
  } finally {
    await rm(file, { force: true }).catch(() => undefined);
  }
}

async function receive(body: ReadableStream<Uint8Array> | null, file: string) {
  const hash = createHash('sha256');
  let bytes = 0;
  let head = Buffer.alloc(0);
  const handle = await writable(() => open(file, 'wx', 0o600));
  const reader = body?.getReader();
  try {
    for (;;) {
      // Who breaks off gets no answer; the log says what it was.
      const { value } = (await reader?.read().catch(() => Promise.reject(unreadable()))) ?? {};
      if (value === undefined) break;
      bytes += value.length;
      if (bytes > largestPhotograph)
        throw new ServiceFailure(413, 'photographTooLarge', { headers: { Connection: 'close' } });
      if (head.length < headBytes) head = Buffer.concat([head, value.subarray(0, headBytes)]);
      hash.update(value);
      await writable(() => writeAll(handle, value));
    }
    const { size } = await writable(() => handle.stat());
    if (size !== bytes) throw new FilesUnavailable('No photograph can be received (cut off)');
  } finally {
    reader?.releaseLock();
    await handle.close();
  }
  return { digest: hash.digest('hex'), bytes, head };
}

/** A disk that is getting full takes a part at first, without an error. */
async function writeAll(handle: FileHandle, content: Uint8Array): Promise<void> {
  for (let written = 0; written < content.length; )
    written += (await handle.write(content, written)).bytesWritten;
}

async function writable<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    throw new FilesUnavailable(`No photograph can be received (${errorCodeOf(cause) ?? 'unknown'})`, {
      cause,
    });
  }
}

function typeOf(head: Buffer): Photograph['mediaType'] {
  const type = photographType(head);
  if (type === 'other') throw photographRefused();
  if (type === 'none') throw unusable('photographBroken');
  return type;
}

/** Reads what the picture says of itself, and no pixels: those are for the queue, where they keep no sender waiting. */
async function requirePicture(file: string): Promise<void> {
  const size = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (size === undefined) throw unusable('photographBroken');
  if (size.width * size.height > mostPixels) throw unusable('photographTooManyPixels');
}
