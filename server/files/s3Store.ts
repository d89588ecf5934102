import { createHash } from 'node:crypto';
import { lookup } from 'node:dns';
import { createReadStream } from 'node:fs';
import { chmod, lstat, mkdir, rm, stat } from 'node:fs/promises';
import * as http from 'node:http';
import * as https from 'node:https';
import type { LookupFunction } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { AwsV4Signer } from 'aws4fetch';
import { errorCodeOf } from '../domain/errorCode';
import { type FileKey, type FileStore, FilesUnavailable, fileParts } from '../ports/fileStore';
import { type FilesAddress, FilesUrlError, insideText, isInside } from './filesUrl';
import { receivedDigest } from './receivedDigest';

/** After this many milliseconds without a byte, the store counts as unavailable. */
const longestSilence = 30_000;

interface Sending {
  method: 'HEAD' | 'GET' | 'PUT' | 'DELETE';
  url: string;
  body?: { file: string; bytes: number; digest: string };
}

const emptyDigest = createHash('sha256').digest('hex');

/**
 * Calls to the S3-compatible store are signed (version 4) with the digest of their body, so that the store
 * refuses a body that was changed or cut off on its way.
 * @param incoming a folder of this machine for files that are being received
 */
export function s3Store(address: FilesAddress, incoming: string): FileStore {
  const urlOf = ({ part, digest }: FileKey) => `${address.url}/${part}/${digest.slice(0, 2)}/${digest}`;
  const { origin, pathname } = new URL(address.url);
  const bucket = `${origin}/${pathname.split('/')[1]}`;

  async function send({ method, url: target, body }: Sending): Promise<http.IncomingMessage> {
    const signer = new AwsV4Signer({
      ...{ method, url: target, service: 's3', region: address.region },
      ...{ accessKeyId: address.keyId, secretAccessKey: address.secret },
      headers: { 'x-amz-content-sha256': body?.digest ?? emptyDigest },
    });
    const { url, headers } = await signer.sign();
    const { request } = url.protocol === 'http:' ? http : https;
    const call = request(url, {
      method,
      headers: { ...Object.fromEntries(headers), ...(body && { 'content-length': body.bytes }) },
      timeout: longestSilence,
      ...(!address.mayBeInside && { lookup: lookupOutside }),
    });
    call.on('timeout', () => call.destroy(new Error('silent')));
    const answered = new Promise<http.IncomingMessage>((resolve, reject) => {
      call.once('response', resolve).once('error', reject);
    });
    // A store may refuse a file before it has read all of it: then the answer counts.
    const sent = body ? pipeline(createReadStream(body.file), call) : Promise.resolve(void call.end());
    sent.catch(() => undefined);
    return answered;
  }

  async function wholeAnswer(response: http.IncomingMessage) {
    return { status: response.statusCode ?? 0, content: await buffer(response) };
  }

  function noAnswer(cause: unknown): never {
    // The host name leads to another address than at the start.
    if (cause instanceof FilesUrlError) throw new FilesUnavailable(`FILES_URL ${cause.message}`, { cause });
    throw away(errorCodeOf(cause) ?? 'no answer', cause);
  }

  function answerTo(sending: Sending) {
    return send(sending).then(wholeAnswer).catch(noAnswer);
  }

  async function done(sending: Sending) {
    return contentOf(await answerTo(sending));
  }

  function contentOf({ status, content }: Awaited<ReturnType<typeof wholeAnswer>>) {
    if (status === 404 && !content.includes('NoSuchBucket')) return null;
    if (status >= 300) throw away(`status ${status}`);
    return content;
  }

  async function openIncoming(): Promise<string> {
    await mkdir(incoming, { recursive: true, mode: 0o700 }).catch((cause) => {
      throw unusable(errorCodeOf(cause) ?? 'unknown', cause);
    });
    const found = await lstat(incoming);
    const owner = process.getuid?.() ?? found.uid;
    if (!found.isDirectory() || found.uid !== owner) throw unusable('it is not of this account');
    // A former version of the program made the folder readable for everybody.
    await chmod(incoming, 0o700);
    return incoming;
  }

  const unusable = (reason: string, cause?: unknown) =>
    new FilesUnavailable(`The folder ${incoming} cannot be used (${reason})`, { cause });

  return {
    incoming,
    openIncoming,
    check: async () => {
      await openIncoming();
      const { status } = await answerTo({ method: 'HEAD', url: bucket }).catch((failure) => {
        throw failure.cause instanceof FilesUrlError ? failure.cause : failure;
      });
      if (status === 404) throw new FilesUrlError('names a bucket that is not there');
      if (status === 401 || status === 403)
        throw new FilesUrlError('has a key that the store does not let in');
      if (status >= 300) throw away(`status ${status}`);
    },
    keep: async (key, file) => {
      const { size: bytes } = await stat(file);
      const body = { file, bytes, digest: await receivedDigest(key, file) };
      const kept = await done({ method: 'PUT', url: urlOf(key), body });
      if (kept === null) throw away('status 404');
      await rm(file, { force: true });
    },
    read: (key) => done({ method: 'GET', url: urlOf(key) }),
    readParts: async (key) => {
      const response = await send({ method: 'GET', url: urlOf(key) }).catch(noAnswer);
      if (response.statusCode !== 200) {
        const content = contentOf(await wholeAnswer(response).catch(noAnswer));
        if (content === null) return null;
      }
      // The reader of the file may be slow.
      response.socket.setTimeout(0);
      return inParts(response);
    },
    remove: async (digest) => {
      for (const part of fileParts) await done({ method: 'DELETE', url: urlOf({ part, digest }) });
    },
  };
}

const partSize = 1024 * 1024;

async function* inParts(content: AsyncIterable<Buffer>): AsyncGenerator<Uint8Array> {
  let [pieces, size]: [Buffer[], number] = [[], 0];
  for await (const piece of content) {
    pieces.push(piece);
    size += piece.length;
    if (size < partSize) continue;
    yield Buffer.concat(pieces);
    [pieces, size] = [[], 0];
  }
  if (size > 0) yield Buffer.concat(pieces);
}

function away(reason: string, cause?: unknown): FilesUnavailable {
  return new FilesUnavailable(`The store of FILES_URL cannot be used (${reason})`, { cause });
}

/**
 * The IP address is checked for each connection, because a host name may lead to another address than before.
 */
const lookupOutside: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (failure, found) => {
    if (failure) return callback(failure, []);
    if (found.some(({ address }) => isInside(address))) return callback(new FilesUrlError(insideText), []);
    const [first] = found;
    if (options.all === true || first === undefined) return callback(null, found);
    callback(null, first.address, first.family);
  });
};
