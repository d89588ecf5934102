import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import type { WritableOrm } from '../../db/client';
import { type FileKey, type FileStore, fileParts } from '../../ports/fileStore';
import { photographName } from './fileFormat';
import type { OrganizationFile } from './openOrganizationFile';

/**
 * Stores the photographs of a file before their rows are written. What the store has already stays as it is: the same photograph
 * may be another organisation's, too.
 * @returns how many there are
 */
export async function storePhotographs(
  orm: WritableOrm,
  files: FileStore,
  { photographs }: OrganizationFile,
): Promise<number> {
  let [last, count]: [string, number] = ['', 0];
  await mkdir(files.incoming, { recursive: true, mode: 0o700 });
  for await (const { listed, content } of photographs()) {
    const key = keyOf(listed.name);
    if (key.digest !== last) await noteFor(orm, key.digest);
    last = key.digest;
    if (content === null) continue;
    if (key.part === 'original') count += 1;
    await store(files, key, content);
  }
  return count;
}

/** The list has been read, so its names are those of photographs. */
export function keyOf(name: string): FileKey {
  const [, digest, wanted] = photographName.exec(name) ?? [];
  const part = fileParts.find((one) => one === wanted);
  if (digest === undefined || part === undefined) throw new Error(`${name} is no photograph`);
  return { digest, part };
}

/** For a day longer than for a photograph that is sent: a large import takes hours, and its rows come last. */
async function noteFor(orm: WritableOrm, digest: string): Promise<void> {
  await orm.execute(sql`
    insert into unclaimed_file as noted (digest, since) values (${digest}, now() + interval '1 day')
    on conflict (digest) do update set since = greatest(noted.since, excluded.since)`);
}

async function store(files: FileStore, key: FileKey, content: AsyncIterable<Uint8Array>): Promise<void> {
  const file = path.join(files.incoming, randomUUID());
  try {
    // To the end in any case, where its digest is compared.
    await pipeline(content, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
    if ((await files.read(key)) === null) await files.keep(key, file);
  } finally {
    await rm(file, { force: true });
  }
}
