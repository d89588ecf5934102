import { createHash } from 'node:crypto';
import { open, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { errorCodeOf } from '../domain/errorCode';
import { headBytes, photographType } from '../domain/photographType';
import { NotUtf8, utf8TextOf } from '../domain/utf8';
import { largestPhotograph } from '../features/ingest/files/files.routes';
import {
  ClientKeySchema,
  MeasurementSchema,
  measureStackRoute,
  PhotographKindSchema,
  RegistrationSchema,
} from '../features/ingest/ingest.routes';
import { fieldErrors } from '../http/failure';
import { fieldTexts } from '../texts/fieldTexts';

export interface FolderPhotograph {
  kind: z.infer<typeof PhotographKindSchema>;
  path: string;
  name: string;
  mediaType: 'image/jpeg' | 'image/png';
}

export interface FolderStack {
  clientKey: string;
  departmentId: string;
  name: string;
  path: string;
  /**
   * The file is read a second time when it is sent, because a folder does not fit into memory. This is the
   * SHA-256 of the content that was checked.
   */
  digest: string;
  messages: { kind: MessageKind; bytes: number }[];
  photographs: FolderPhotograph[];
}

interface Message {
  kind: MessageKind;
  content: unknown;
}

export const messageKinds = ['registration', 'measurement'] as const;

export type MessageKind = (typeof messageKinds)[number];

export interface Fault {
  file: string;
  field?: string | undefined;
  reason: string;
}

const messagesFile = 'stack.json';

const MessagesSchema = z.strictObject({
  registration: RegistrationSchema.optional(),
  measurement: MeasurementSchema.optional(),
});

const LenientMessagesSchema = z.object({
  registration: z.unknown().optional(),
  measurement: z.unknown().optional(),
});

const largestMessages = 2 * (measureStackRoute.largestBody ?? 0);

const leftBySystem = ['thumbs.db', 'ehthumbs.db', 'desktop.ini', '__macosx', 'icon\r'];

const isLeftBySystem = (name: string) => name.startsWith('.') || leftBySystem.includes(name.toLowerCase());

/**
 * Each stack has a folder with `<clientKey>/stack.json` and its photographs, which are named by their kind. A
 * stack with a fault is left out completely.
 * @throws Error if the folder cannot be read
 */
export async function readStackFolder(folder: string): Promise<{ stacks: FolderStack[]; faults: Fault[] }> {
  const entries = await readdir(folder, { withFileTypes: true });
  const stacks: FolderStack[] = [];
  const faults: Fault[] = [];
  for (const entry of entries.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    if (isLeftBySystem(entry.name)) continue;
    const read = entry.isDirectory()
      ? await readStack(folder, entry.name)
      : { faults: [{ file: entry.name, reason: 'A folder for each stack is expected here.' }] };
    faults.push(...read.faults);
    if (read.stack && read.faults.length === 0) stacks.push(read.stack);
  }
  return { stacks, faults: [...faults, ...doubles(stacks)] };
}

function doubles(stacks: FolderStack[]): Fault[] {
  const seen = new Set<string>();
  const faults: Fault[] = [];
  for (const { clientKey, name } of [...stacks]) {
    if (seen.has(clientKey)) {
      faults.push({ file: name, reason: `There is another folder of the stack ${clientKey}.` });
      stacks.splice(
        stacks.findIndex((one) => one.name === name),
        1,
      );
    }
    seen.add(clientKey);
  }
  return faults;
}

interface ReadStack {
  stack?: FolderStack;
  faults: Fault[];
}

async function readStack(folder: string, name: string): Promise<ReadStack> {
  const clientKey = ClientKeySchema.safeParse(name).data;
  if (clientKey === undefined)
    return { faults: [{ file: name, reason: 'The name of the folder is no UUID, the key of the stack.' }] };
  const faults: Fault[] = [];
  const photographs: FolderPhotograph[] = [];
  const files = await readdir(path.join(folder, name)).catch((failure: unknown) => unreadable(name, failure));
  if ('reason' in files) return { faults: [files] };
  for (const file of files.filter((one) => !isLeftBySystem(one) && one !== messagesFile).sort()) {
    const read = await readPhotograph(folder, path.posix.join(name, file));
    if ('reason' in read) faults.push(read);
    else if (photographs.some(({ kind }) => kind === read.kind))
      faults.push({ file: read.name, reason: `There is another photograph of the kind ${read.kind}.` });
    else photographs.push(read);
  }
  const messages = await readMessages(folder, path.posix.join(name, messagesFile));
  if ('faults' in messages) return { faults: [...messages.faults, ...faults] };
  return { stack: { clientKey, ...messages, photographs }, faults };
}

async function readPhotograph(folder: string, name: string): Promise<FolderPhotograph | Fault> {
  const [, kindName] = /^(\w+)\.\w+$/.exec(path.basename(name)) ?? [];
  const kind = PhotographKindSchema.safeParse(kindName).data;
  if (kind === undefined)
    return {
      file: name,
      reason: `It is neither ${messagesFile} nor a photograph: ${PhotographKindSchema.options.map((one) => `${one}.jpg`).join(', ')}.`,
    };
  const file = path.join(folder, name);
  try {
    if ((await sizeOf(file)) > largestPhotograph) return { file: name, reason: 'It is larger than 20 MB.' };
    const mediaType = photographType(await headOf(file));
    if (mediaType === 'other' || mediaType === 'none')
      return { file: name, reason: 'It is neither a JPEG nor a PNG.' };
    return { kind, path: file, name, mediaType };
  } catch (failure) {
    return unreadable(name, failure);
  }
}

class NoFile extends Error {}

/** @throws NoFile for a folder, and for files on which a reader would wait, such as pipes */
async function sizeOf(file: string): Promise<number> {
  const found = await stat(file);
  if (!found.isFile()) throw new NoFile();
  return found.size;
}

function unreadable(name: string, failure: unknown): Fault {
  if (failure instanceof NoFile) return { file: name, reason: 'It is no file.' };
  const code = errorCodeOf(failure);
  if (code === undefined) throw failure;
  return { file: name, reason: `It cannot be read (${code}).` };
}

async function headOf(file: string): Promise<Uint8Array> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

export async function messagesOf({ path: file, name, digest }: FolderStack): Promise<Message[] | Fault> {
  try {
    const text = await readFile(file);
    if (digestOf(text) === digest) return messagesIn(JSON.parse(utf8TextOf(text)));
    return { file: name, reason: 'It has changed while the command ran. Run the command again.' };
  } catch (failure) {
    return unreadable(name, failure);
  }
}

function messagesIn(json: unknown): Message[] {
  const written = LenientMessagesSchema.parse(json);
  return messageKinds.flatMap((kind) =>
    written[kind] === undefined ? [] : [{ kind, content: written[kind] }],
  );
}

function digestOf(text: Buffer): string {
  return createHash('sha256').update(text).digest('hex');
}

type Messages = Omit<FolderStack, 'clientKey' | 'photographs'>;

async function readMessages(folder: string, name: string): Promise<Messages | { faults: Fault[] }> {
  const wrong = (reason: string, field?: string) => ({ faults: [{ file: name, field, reason }] });
  const file = path.join(folder, name);
  let text: Buffer;
  let json: unknown;
  try {
    if ((await sizeOf(file)) > largestMessages) return wrong('It is larger than 1 MB.');
    text = await readFile(file);
    json = JSON.parse(utf8TextOf(text));
  } catch (failure) {
    if (failure instanceof NotUtf8) return wrong(failure.message);
    if (failure instanceof SyntaxError) return wrong(`It is no JSON: ${failure.message}.`);
    if (errorCodeOf(failure) === 'ENOENT') return wrong('It is missing.');
    return { faults: [unreadable(name, failure)] };
  }
  const { data, error } = MessagesSchema.safeParse(json);
  if (error) {
    const faults = fieldErrors(error.issues).map(({ field, textId }) => ({
      file: name,
      field: field || undefined,
      reason: fieldTexts[textId].en,
    }));
    return { faults };
  }
  const { registration, measurement } = data;
  const departmentId = registration?.departmentId ?? measurement?.departmentId;
  if (departmentId === undefined) return wrong('It has neither a registration nor a measurement.');
  if (measurement && measurement.departmentId !== departmentId)
    return wrong('It is not the department of the registration.', 'measurement.departmentId');
  const messages = messagesIn(json).map(({ kind, content }) => ({
    kind,
    bytes: Buffer.byteLength(JSON.stringify(content)),
  }));
  return { departmentId, name, path: file, digest: digestOf(text), messages };
}
