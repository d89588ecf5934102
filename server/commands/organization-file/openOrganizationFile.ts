import { text } from 'node:stream/consumers';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { z } from 'zod';
import { newestVersion } from '../../db/migrations';
import { errorCodeOf } from '../../domain/errorCode';
import { largestPhotograph } from '../../features/ingest/files/files.routes';
import { CommandError } from '../commandError';
import { exportedTables } from './exportedTables';
import {
  fileList,
  formatVersion,
  type ListedFile,
  ListedFileSchema,
  type Manifest,
  ManifestSchema,
  manifestName,
  storedFileName,
  tableEntry,
  tally,
  VersionsSchema,
} from './fileFormat';

/**
 * The limits are in bytes. The longest line must hold a logo or a message in hexadecimal digits, and exceeds
 * them several times.
 */
const longestManifest = 1024 * 1024;

const longestLine = 64 * 1024 * 1024;

const listedNames = [...exportedTables.map(({ name }) => tableEntry(name)), fileList];

/**
 * A zip holds an organisation. Its content is used only after it has been read to its end and checked.
 * `lines` yields the numbered lines of an entry, and throws CommandError after the last one if the digest of
 * the entry is wrong. `files` yields the photographs and messages in their order; the content is null if the
 * file was lost before the export.
 */
export interface OrganizationFile {
  manifest: Manifest;
  lines: (name: string) => AsyncGenerator<Line>;
  files: () => AsyncGenerator<{ listed: ListedFile; content: AsyncIterable<Uint8Array> | null }>;
  close: () => void;
}

interface Line {
  number: number;
  text: string;
}

/**
 * Opens a zip and reads its directory and its manifest. Entries must be stored uncompressed and must not
 * share bytes, as an export writes them, so that reading them never gives more bytes than the zip has.
 * @throws CommandError, whose message names the entry and the reason
 */
export async function openOrganizationFile(from: string): Promise<OrganizationFile> {
  const zip = await openZip(from);
  try {
    const entries = await directoryOf(zip, from);
    const manifest = await manifestOf(zip, entries.get(manifestName));
    for (const name of listedNames)
      if (!manifest.entries.some((entry) => entry.name === name))
        throw refused(manifestName, `it lacks ${name}`);
    for (const { name, bytes } of manifest.entries) {
      if (!listedNames.includes(name)) throw refused(name, 'no such table');
      const entry = entries.get(name);
      if (entry === undefined) throw refused(name, 'it is missing');
      if (entry.uncompressedSize !== bytes)
        throw refused(name, `it has ${entry.uncompressedSize} bytes and not ${bytes}`);
    }
    const lines = (name: string) => linesOf(zip, manifest, entries.get(name), name);
    return {
      manifest,
      lines,
      files: () => filesOf(from, lines(fileList)),
      close: () => zip.close(),
    };
  } catch (failure) {
    zip.close();
    throw failure;
  }
}

export function refused(entry: string, reason: string): CommandError {
  return new CommandError(`${entry}: ${reason}.`);
}

async function openZip(from: string): Promise<ZipFile> {
  try {
    return await openPromise(from, { autoClose: false, strictFileNames: true });
  } catch (failure) {
    if (errorCodeOf(failure) === 'ENOENT') throw new CommandError(`${from} is not there.`);
    throw unreadable(from, failure);
  }
}

function unreadable(name: string, failure: unknown): CommandError {
  const reason = failure instanceof Error ? failure.message.replace(/\.$/, '') : 'unknown reason';
  return refused(name, `it cannot be read (${reason})`);
}

async function directoryOf(zip: ZipFile, from: string): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  let bytes = 0;
  for await (const entry of entriesOf(zip, from)) {
    const { fileName: name } = entry;
    if (entry.compressionMethod !== 0 || entry.isEncrypted())
      throw refused(name, 'it is compressed or encrypted, which an export never is');
    bytes += entry.compressedSize;
    if (bytes > zip.fileSize) throw refused(name, 'the entries are larger than the zip itself');
    if (storedFileName.test(name)) continue;
    if (name !== manifestName && !listedNames.includes(name))
      throw refused(name, 'an export has no such entry');
    if (entries.has(name)) throw refused(name, 'it is there twice');
    entries.set(name, entry);
  }
  return entries;
}

async function* entriesOf(zip: ZipFile, from: string): AsyncGenerator<Entry> {
  const entries = zip.eachEntry();
  for (;;) {
    const next = await entries.next().catch((failure: unknown) => {
      throw unreadable(from, failure);
    });
    if (next.done) return;
    yield next.value;
  }
}

async function manifestOf(zip: ZipFile, entry: Entry | undefined): Promise<Manifest> {
  if (entry === undefined) throw refused(manifestName, 'it is missing');
  if (entry.uncompressedSize > longestManifest) throw refused(manifestName, 'it is too large');
  const content: unknown = await (async () => JSON.parse(await text(await streamOf(zip, entry))))().catch(
    () => {
      throw refused(manifestName, 'it is no JSON');
    },
  );
  const versions = VersionsSchema.safeParse(content);
  if (!versions.success) throw refused(manifestName, z.prettifyError(versions.error));
  const { format, schema } = versions.data;
  if (format > formatVersion || schema > newestVersion())
    throw refused(
      manifestName,
      'a newer version of Stackyard wrote this export. Import it with that version',
    );
  if (schema < newestVersion())
    throw refused(
      manifestName,
      'an older version of Stackyard wrote this export. Bring that service up to date and export again',
    );
  const manifest = ManifestSchema.safeParse(content);
  if (!manifest.success) throw refused(manifestName, z.prettifyError(manifest.error));
  return manifest.data;
}

function streamOf(zip: ZipFile, entry: Entry) {
  return zip.openReadStreamPromise(entry).catch((failure: unknown) => {
    throw unreadable(entry.fileName, failure);
  });
}

async function* contentOf(
  zip: ZipFile,
  entry: Entry,
  expected: { bytes: number; sha256: string },
): AsyncGenerator<Uint8Array> {
  const { add, result } = tally();
  const stream = await streamOf(zip, entry);
  try {
    for await (const chunk of stream) {
      add(chunk);
      yield chunk;
    }
  } catch (failure) {
    throw failure instanceof CommandError ? failure : unreadable(entry.fileName, failure);
  }
  const { bytes, sha256 } = result();
  if (bytes !== expected.bytes || sha256 !== expected.sha256)
    throw refused(entry.fileName, 'its content has changed: it has another SHA-256');
}

async function* linesOf(
  zip: ZipFile,
  { entries }: Manifest,
  entry: Entry | undefined,
  name: string,
): AsyncGenerator<Line> {
  const listed = entries.find((one) => one.name === name);
  if (entry === undefined || listed === undefined) throw refused(name, 'it is missing');
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let number = 0;
  let pending: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of contentOf(zip, entry, listed)) {
    let start = 0;
    for (let end = chunk.indexOf(0x0a); end >= 0; end = chunk.indexOf(0x0a, start)) {
      number += 1;
      const bytes = Buffer.concat([...pending, chunk.subarray(start, end)]);
      [pending, length, start] = [[], 0, end + 1];
      yield { number, text: decoded(decoder, bytes, `${name}, line ${number}`) };
    }
    if (start < chunk.length) pending.push(chunk.subarray(start));
    length += chunk.length - start;
    if (length > longestLine) throw refused(`${name}, line ${number + 1}`, 'it is too long');
  }
  if (pending.length > 0) throw refused(`${name}, line ${number + 1}`, 'its end is missing');
  if (number !== listed.rows) throw refused(name, `it has ${number} rows and not ${listed.rows}`);
}

function decoded(decoder: InstanceType<typeof TextDecoder>, bytes: Uint8Array, where: string): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw refused(where, 'it is no text in UTF-8');
  }
}

/** The list and the entries are in the same order, so that neither has to be kept in memory. */
async function* filesOf(from: string, list: AsyncGenerator<Line>) {
  const zip = await openZip(from);
  try {
    const entries = filesIn(zip, from);
    for await (const { number, text: line } of list) {
      const listed = listedIn(line, number);
      if ('missing' in listed) {
        yield { listed, content: null };
        continue;
      }
      const { value: entry } = await entries.next();
      if (!entry) throw refused(listed.name, 'it is missing');
      if (entry.fileName !== listed.name)
        throw refused(listed.name, `it is missing, or not at its place before ${entry.fileName}`);
      yield { listed, content: contentOf(zip, entry, listed) };
    }
    const { value: further } = await entries.next();
    if (further) throw refused(further.fileName, `it is not in ${fileList}`);
  } finally {
    zip.close();
  }
}

async function* filesIn(zip: ZipFile, from: string): AsyncGenerator<Entry, undefined> {
  for await (const entry of entriesOf(zip, from)) if (storedFileName.test(entry.fileName)) yield entry;
}

function listedIn(line: string, number: number): ListedFile {
  const where = `${fileList}, line ${number}`;
  const listed = ListedFileSchema.safeParse(jsonIn(line, where));
  if (!listed.success) throw refused(where, z.prettifyError(listed.error));
  const [, digest, part] = storedFileName.exec(listed.data.name) ?? [];
  if ('sha256' in listed.data && part === 'original' && listed.data.sha256 !== digest)
    throw refused(listed.data.name, 'an original has the name of its SHA-256');
  if ('sha256' in listed.data && listed.data.bytes > largestPhotograph)
    throw refused(listed.data.name, 'it is larger than a photograph may be');
  return listed.data;
}

export function jsonIn(line: string, where: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw refused(where, 'it is no JSON');
  }
}
