import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import type { WritableOrm } from '../../db/client';
import { storedMessageDigest } from '../../domain/messageDigest';
import { type FileKey, type FileStore, fileParts } from '../../ports/fileStore';
import { storedFileName } from './fileFormat';
import { type OrganizationFile, refused } from './openOrganizationFile';

/**
 * Stores the photographs and messages of an organisation file before their rows are written. A file that the
 * store already has is not written again, because another organisation may own the same photograph.
 * @returns the number of photographs
 * @throws CommandError if the content of a message does not match its name
 */
export async function storeFiles(
  orm: WritableOrm,
  files: FileStore,
  { files: sent }: OrganizationFile,
): Promise<number> {
  let [last, count]: [string, number] = ['', 0];
  await mkdir(files.incoming, { recursive: true, mode: 0o700 });
  for await (const { listed, content } of sent()) {
    const key = fileKeyOf(listed.name);
    if (key.digest !== last) await noteFor(orm, key.digest);
    last = key.digest;
    if (content === null) continue;
    if (key.part === 'original') count += 1;
    await store(files, listed.name, content);
  }
  return count;
}

export function fileKeyOf(name: string): FileKey {
  const [, digest, partName] = storedFileName.exec(name) ?? [];
  const part = fileParts.find((one) => one === partName);
  if (digest === undefined || part === undefined) throw new Error(`${name} is no file of a stack`);
  return { digest, part };
}

/** The content must match the name. Otherwise a file could claim the message of another organisation. */
async function requireMessage(file: string, name: string): Promise<void> {
  const found = await readFile(file)
    .then(storedMessageDigest)
    .catch(() => undefined);
  if (found !== fileKeyOf(name).digest) throw refused(name, 'a message has the name of its SHA-256');
}

/**
 * The note is kept a day longer than for a photograph that a device sends, because a large import takes hours
 * and writes its rows last.
 */
async function noteFor(orm: WritableOrm, digest: string): Promise<void> {
  await orm.execute(sql`
    insert into unclaimed_file as noted (digest, since) values (${digest}, now() + interval '1 day')
    on conflict (digest) do update set since = greatest(noted.since, excluded.since), attempts = 0`);
}

async function store(files: FileStore, name: string, content: AsyncIterable<Uint8Array>): Promise<void> {
  const key = fileKeyOf(name);
  const file = path.join(files.incoming, randomUUID());
  try {
    // The content is always read to its end, because only there is its digest compared.
    await pipeline(content, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
    if (key.part === 'message') await requireMessage(file, name);
    if ((await files.read(key)) === null) await files.keep(key, file);
  } finally {
    await rm(file, { force: true });
  }
}
