import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { errorCodeOf } from '../../../domain/errorCode';
import { headBytes, photographType } from '../../../domain/photographType';
import { decodedBytes, readPictureHeader } from '../../../domain/pictureHeader';
import { badRequest, ServiceFailure, unreadable, unusable } from '../../../http/failure';
import { FilesUnavailable } from '../../../ports/fileStore';
import { largestPhotograph } from './files.routes';
import { photographFailures } from './photograph.failures';

/**
 * Decoding this many pixels takes about ten seconds; a few bytes can hold many more. The limit of a side is
 * in pixels, too; the decoder's own limits lie above it.
 */
const mostPixels = 100_000_000;

const longestSide = 30_000;

const windowBytes = 64 * 1024;

const mostMemoryBytes = 400_000_000;

export interface Photograph {
  path: string;
  /** The SHA-256 is in hexadecimal digits. */
  digest: string;
  mediaType: 'image/jpeg' | 'image/png';
  bytes: number;
}

/**
 * A `Content-Digest` header may contain other digests besides the SHA-256, which is returned in hexadecimal
 * digits.
 */
export function digestIn(header: string | undefined): string {
  const [, base64 = ''] = /(?:^|,)\s*sha-256=:([\w+/]{43}=):/i.exec(header ?? '') ?? [];
  if (base64 === '') throw badRequest({ field: 'content-digest', textId: 'digestMissing' });
  return Buffer.from(base64, 'base64').toString('hex');
}

export function photographRefused(): ServiceFailure {
  return new ServiceFailure(415, photographFailures.notPhotograph);
}

/**
 * The photograph is written into a temporary file, which is deleted afterwards unless `use` has moved it.
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
    await requirePicture(file, mediaType);
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
      // A sender that breaks off gets no answer; the log shows the failure.
      const { value } = (await reader?.read().catch(() => Promise.reject(unreadable()))) ?? {};
      if (value === undefined) break;
      bytes += value.length;
      if (bytes > largestPhotograph)
        throw new ServiceFailure(413, photographFailures.photographTooLarge, {
          headers: { Connection: 'close' },
        });
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

/**
 * A disk that is almost full writes only a part at first and reports no error, so the rest is written again.
 */
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
  if (type === 'none') throw unusable(photographFailures.photographBroken);
  return type;
}

/**
 * Only the header is read here. The pixels are decoded later, in the queue, where no sender waits for them.
 */
async function requirePicture(file: string, mediaType: Photograph['mediaType']): Promise<void> {
  const handle = await writable(() => open(file));
  let [start, window] = [0, Buffer.alloc(0)];
  const read = async (position: number, length: number) => {
    if (position < start || position + length > start + window.length) {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(windowBytes), 0, windowBytes, position);
      [start, window] = [position, buffer.subarray(0, bytesRead)];
    }
    return window.subarray(position - start, position - start + length);
  };
  const header = await readPictureHeader(mediaType, read).finally(() => handle.close());
  if (header === undefined) throw unusable(photographFailures.photographBroken);
  const { width, height } = header;
  if (Math.max(width, height) > longestSide) throw unusable(photographFailures.photographTooLong);
  if (width * height > mostPixels) throw unusable(photographFailures.photographTooManyPixels);
  if (decodedBytes(header) > mostMemoryBytes) throw unusable(photographFailures.photographTakesMemory);
}
