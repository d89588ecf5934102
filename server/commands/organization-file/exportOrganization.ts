import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { link, open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { makeZip } from 'client-zip';
import { eq, or, sql } from 'drizzle-orm';
import type { Database, Orm } from '../../db/client';
import { deletedOrganization } from '../../db/deletedSchema';
import { allowLongStatements } from '../../db/longStatements';
import { newestVersion } from '../../db/migrations';
import { organization } from '../../db/schema';
import { errorCodeOf } from '../../domain/errorCode';
import { type FileKey, type FileStore, photographParts } from '../../ports/fileStore';
import { CommandError } from '../commandError';
import { filesOf, linesOf, messageType } from './exportedRows';
import { exportedTables } from './exportedTables';
import {
  fileList,
  formatVersion,
  type ListedEntry,
  type ListedFile,
  type Manifest,
  manifestName,
  tableEntry,
  tally,
} from './fileFormat';

interface Export {
  database: Database;
  files: FileStore;
  now: () => Date;
}

/**
 * Writes a whole organisation into a zip, as it is at one moment: its rows without passwords and keys, and
 * its photographs with their originals. An interrupted export keeps the name of a draft, so a file with the
 * name `to` is complete.
 * @param nameOrId name or id of the organisation
 * @throws CommandError
 */
export async function exportOrganization(nameOrId: string, to: string, deps: Export): Promise<string[]> {
  if (existsSync(to)) throw isThere(to);
  // Another export to the same name may be under way.
  const draft = `${to}.${randomUUID()}.part`;
  const listDraft = `${draft}.list`;
  const removeDrafts = () => Promise.all([draft, listDraft].map((file) => rm(file, { force: true })));
  const snapshot = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;
  try {
    const { owner, counts } = await deps.database.unrecorded.transaction(async (transaction) => {
      await allowLongStatements(transaction);
      // A large photograph may be on its way from a slow store.
      await transaction.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      const found = await organizationOf(transaction, nameOrId);
      const counts = { photographs: 0, lostPhotographs: 0, lostMessages: 0 };
      const zip = makeZip(entries(transaction, { ...deps, owner: found, listDraft, counts }));
      const output = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true });
      await pipeline(Readable.fromWeb(zip), output);
      return { owner: found, counts };
    }, snapshot);
    await giveName(draft, to);
    const { photographs, lostPhotographs, lostMessages } = counts;
    const lost = [
      ...(lostPhotographs > 0 ? [` ${lostPhotographs} more the store has lost.`] : []),
      ...(lostMessages > 0 ? [` The store has lost the messages of ${lostMessages} measurements.`] : []),
    ];
    return [
      `Exported ${owner.name} (${owner.id}) into ${to}, with ${photographs} photographs.${lost.join('')}`,
      'It holds personal data and the photographs as they were sent, but no passwords and no keys: API keys are revoked in it.',
    ];
  } catch (failure) {
    const isAtFile = fileCalls.includes(String(Object(failure).syscall));
    if (isAtFile)
      throw new CommandError(`${to} cannot be written (${errorCodeOf(failure) ?? 'unknown reason'}).`);
    throw failure;
  } finally {
    await removeDrafts().catch(() => undefined);
  }
}

const fileCalls = ['open', 'write', 'fsync', 'close', 'link', 'rename', 'unlink', 'rm'];

/** File systems without hard links report one of these errors. */
const noLinks = ['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP'];

/**
 * @throws CommandError if a file of this name has appeared during the export; renaming would replace that
 * file
 */
async function giveName(draft: string, to: string): Promise<void> {
  try {
    await link(draft, to);
  } catch (failure) {
    const code = errorCodeOf(failure) ?? '';
    if (code === 'EEXIST' || (noLinks.includes(code) && existsSync(to))) throw isThere(to);
    if (!noLinks.includes(code)) throw failure;
    await rename(draft, to);
  }
}

function isThere(to: string): CommandError {
  return new CommandError(`${to} is there already. Choose another name.`);
}

interface Owner {
  id: string;
  name: string;
}

async function organizationOf(orm: Orm, nameOrId: string): Promise<Owner> {
  const isWanted = (table: typeof organization | typeof deletedOrganization) =>
    or(eq(table.name, nameOrId), eq(sql`${table.id}::text`, nameOrId.toLowerCase()));
  const columns = { id: organization.id, name: organization.name };
  const [found, ...others] = await orm.select(columns).from(organization).where(isWanted(organization));
  if (others.length > 0 && found) {
    const ids = [found, ...others].map(({ id }) => id).join(', ');
    throw new CommandError(`Several organisations are called "${nameOrId}". Name one by its id: ${ids}`);
  }
  if (found) return found;
  const [deleted] = await orm.select().from(deletedOrganization).where(isWanted(deletedOrganization));
  throw new CommandError(
    deleted
      ? `"${nameOrId}" is deleted. Bring it back in the portal first.`
      : `There is no organisation "${nameOrId}".`,
  );
}

interface Contents extends Export {
  owner: Owner;
  listDraft: string;
  counts: { photographs: number; lostPhotographs: number; lostMessages: number };
}

interface ZipEntry {
  name: string;
  lastModified: Date;
  input: AsyncIterable<Uint8Array> | Uint8Array | string;
}

async function* entries(orm: Orm, { owner, ...contents }: Contents): AsyncGenerator<ZipEntry> {
  const lastModified = contents.now();
  const listed: ListedEntry[] = [];
  async function* counted(name: string, lines: AsyncIterable<Uint8Array>) {
    const { add, result } = tally();
    let rows = 0;
    for await (const chunk of lines) {
      add(chunk);
      for (let at = chunk.indexOf(lineEnd); at >= 0; at = chunk.indexOf(lineEnd, at + 1)) rows += 1;
      yield chunk;
    }
    listed.push({ name, rows, ...result() });
  }
  for (const table of exportedTables) {
    const name = tableEntry(table.name);
    yield { name, lastModified, input: counted(name, linesOf(orm, table, owner.id, lastModified)) };
  }
  yield* files(orm, owner.id, { ...contents, lastModified });
  const list = counted(fileList, createReadStream(contents.listDraft));
  yield { name: fileList, lastModified, input: list };
  const manifest: Manifest = {
    format: formatVersion,
    schema: newestVersion(),
    exportedAt: lastModified.toISOString(),
    organization: owner,
    entries: listed,
  };
  yield { name: manifestName, lastModified, input: `${JSON.stringify(manifest, null, 2)}\n` };
}

const lineEnd = 0x0a;

async function* files(
  orm: Orm,
  organizationId: string,
  { files: store, listDraft, counts, lastModified }: Omit<Contents, 'owner'> & { lastModified: Date },
): AsyncGenerator<ZipEntry> {
  const list = await open(listDraft, 'wx', 0o600);
  // `writeFile` writes the whole line; `write` may write only a part.
  const write = (listed: ListedFile) => list.writeFile(`${JSON.stringify(listed)}\n`);
  try {
    for await (const found of filesOf(orm, organizationId))
      for (const { digest, type } of found)
        for (const part of type === messageType ? (['message'] as const) : photographParts) {
          const name = entryOf({ digest, part }, type);
          const input = await store.read({ digest, part });
          if (part === 'original') counts[input ? 'photographs' : 'lostPhotographs'] += 1;
          if (part === 'message' && input === null) counts.lostMessages += 1;
          if (input) {
            const { add, result } = tally();
            add(input);
            await write({ name, ...result() });
            yield { name, lastModified, input };
          } else if (part === 'original' || part === 'message') await write({ name, missing: true });
        }
  } finally {
    await list.close();
  }
}

function entryOf({ digest, part }: FileKey, mediaType: string): string {
  if (part === 'message') return `messages/${digest}/${part}.json.gz`;
  return `photographs/${digest}/${part}.${part === 'original' && mediaType === 'image/png' ? 'png' : 'jpg'}`;
}
