import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { getMimeType } from 'hono/utils/mime';

export type Encoding = 'br' | 'gzip';

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * The name of an immutable file contains a hash of its content, so the content never changes. `encoded` is
 * undefined if compressing saves nothing, as for fonts and pictures.
 */
export interface PortalFile {
  body: Bytes;
  type: string;
  etag: string;
  immutable: boolean;
  encoded: ((encoding: Encoding) => Promise<Bytes>) | undefined;
}

const compressors = {
  br: (body: Bytes, effort: number) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: effort } }),
  gzip: (body: Bytes, effort: number) => promisify(gzip)(body, { level: effort }),
};

export async function compress(body: Bytes, encoding: Encoding, effort: number): Promise<Bytes> {
  return new Uint8Array(await compressors[encoding](body, effort));
}

function compressOnce(body: Bytes): (encoding: Encoding) => Promise<Bytes> {
  const results = new Map<Encoding, Promise<Bytes>>();
  return (encoding) => {
    const compressed = results.get(encoding) ?? compress(body, encoding, 9);
    results.set(encoding, compressed);
    return compressed;
  };
}

/**
 * A build empties its folder first and writes this file last, so the file proves that the build is complete.
 */
export const stampOfBuild = '.vite/inputs.json';

export class PortalMissing extends Error {
  override name = 'PortalMissing';
}

/**
 * Reads all files at the start, by URL path (`/assets/x.js`). A request can therefore name no other file, and
 * files of a later build are never mixed with those of this one.
 * @throws PortalMissing
 */
export async function readPortalFiles(folder: string): Promise<Map<string, PortalFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = new Map<string, PortalFile>();
  for (const entry of entries) {
    const file = path.join(entry.parentPath, entry.name);
    const type = getMimeType(entry.name);
    if (!entry.isFile() || type === undefined) continue;
    const address = `/${path.relative(folder, file).split(path.sep).join('/')}`;
    // The build's own notes are not served.
    if (address.startsWith('/.vite/')) continue;
    const body = new Uint8Array(await readFile(file));
    files.set(address, {
      body,
      type,
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      immutable: address.startsWith('/assets/'),
      encoded: /^(text|application)|svg/.test(type) ? compressOnce(body) : undefined,
    });
  }
  const isWhole = entries.some(
    (entry) => path.join(entry.parentPath, entry.name) === path.join(folder, stampOfBuild),
  );
  if (!isWhole || !files.get('/index.html')?.body.length)
    throw new PortalMissing(
      `${folder} holds no portal, as after a build that was broken off. Run "npm run build".`,
    );
  return files;
}
