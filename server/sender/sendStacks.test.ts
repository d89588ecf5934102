import { execFileSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, inArray } from 'drizzle-orm';
import sharp from 'sharp';
import { stackFile } from '../db/fileSchema';
import { measurement } from '../db/measurementSchema';
import { stack } from '../db/stackSchema';
import { fieldSender } from '../testing/fieldSender';
import { programPath } from '../testing/preparedFiles';
import type { FolderPlan } from '../testing/stackFolder';
import { connect, type SenderSurroundings } from './connection';
import { stackSender } from './sendStacks';
import { type Fault, type FolderStack, type MessageKind, messageKinds, readStackFolder } from './stackFolder';

const field = fieldSender();
const each = 4;

let folder: string;
let key: string;
let unused: FolderStack[];

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'stackyard-send-'));
  const plan: FolderPlan = {
    ...field.places(),
    stacks: 5 * each,
    isNumbered: false,
    measuredOn: '2026-06-10',
  };
  execFileSync(process.execPath, [programPath('writeStackFolder.js'), folder, JSON.stringify(plan)]);
  const { stacks, faults } = await readStackFolder(folder);
  expect(faults).toEqual([]);
  unused = stacks;
  const made = await field.admin('POST', `/organization/${field.organizationId()}/api-key`, {
    name: 'Field app',
    scopes: ['Register', 'Measure'],
  });
  key = String(made.data.key);
});

afterAll(() => rmSync(folder, { recursive: true }));

const nextStacks = () => unused.splice(0, each);

type Fetch = SenderSurroundings['fetch'];

const overService: Fetch = async (url, { method = 'GET', headers, body }) => {
  const { pathname, search } = new URL(url);
  const answer = await field.service().call(method, pathname.replace('/api/v1', '') + search, {
    // The headers are as fetch sends them.
    headers: { ...Object.fromEntries(new Headers(headers)), 'content-length': String(lengthOf(body)) },
    ...(body !== null && { body }),
  });
  return new Response(answer.text, { status: answer.status, headers: answer.headers });
};

const lengthOf = (body: unknown) =>
  body instanceof Uint8Array ? body.byteLength : Buffer.byteLength(String(body ?? ''));

async function send(stacks: readonly FolderStack[], fetch: Fetch = overService) {
  const refused: Fault[] = [];
  const connection = connect(
    'http://service',
    { key },
    {
      fetch,
      wait: async () => undefined,
      now: () => new Date(),
      random: () => 0,
      onProgress: () => undefined,
    },
  );
  const { sent, send } = stackSender(connection, {
    onProgress: () => undefined,
    onRefusal: (fault) => refused.push(fault),
  });
  const ended = await send(stacks).then(
    () => undefined,
    (failure: Error) => failure.message,
  );
  return { ...sent, refused, ended };
}

function shuffled<Thing>(things: readonly Thing[]): Thing[] {
  return things
    .map((thing) => ({ thing, at: Math.random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ thing }) => thing);
}

async function expectStored(stacks: readonly FolderStack[]): Promise<void> {
  const { orm } = field.service();
  const keys = stacks.map(({ clientKey }) => clientKey);
  const rows = await orm.select().from(stack).where(inArray(stack.clientKey, keys));
  expect(rows.map(({ clientKey }) => clientKey).sort()).toEqual(keys.toSorted());
  const ids = rows.map(({ id }) => id);
  const volumes = stacks.map((one) => JSON.parse(readFileSync(one.path, 'utf8')).measurement);
  const measured = await orm.select().from(measurement).where(inArray(measurement.stackId, ids));
  expect(measured.map(({ volume, logCount }) => ({ volume, logCount })).sort(byVolume)).toMatchObject(
    volumes.map((content) => figuresIn(content)).sort(byVolume),
  );
  const files = await orm.select().from(stackFile).where(inArray(stackFile.stackId, ids));
  const digests = stacks.flatMap(({ photographs }) => photographs.map((one) => digestOf(one.path)));
  expect(files.map(({ digest }) => digest).sort()).toEqual(digests.sort());
}

const byVolume = (one: { volume: number | null }, other: { volume: number | null }) =>
  (one.volume ?? 0) - (other.volume ?? 0);

const digestOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

function figuresIn(content: unknown): { volume: number; logCount: number } {
  const figures = JSON.parse(JSON.stringify(content));
  return { volume: Number(figures.volume), logCount: Number(figures.logCount) };
}

const all = { messages: 2 * each, photographs: 3 * each };

it('sends a second time nothing that the service has', async () => {
  const stacks = nextStacks();
  expect(await send(stacks)).toMatchObject({
    messages: { sent: all.messages, known: 0 },
    photographs: { sent: all.photographs, known: 0 },
  });
  const again: string[] = [];
  const second = await send(shuffled(stacks), async (url, init) => {
    again.push(`${init.method} ${new URL(url).pathname}`);
    return overService(url, init);
  });
  expect(second).toMatchObject({
    messages: { sent: 0, known: all.messages, refused: 0 },
    photographs: { sent: 0, known: all.photographs, refused: 0 },
  });
  expect(again).toEqual(['POST /api/v1/ingest/batch']);
  await expectStored(stacks);
});

it.each(['before', 'after'] as const)(
  'goes on where it was cut off, %s the service had stored',
  async (when) => {
    const stacks = nextStacks();
    let left = 8;
    const cutOff: Fetch = async (url, init) => {
      left -= 1;
      const isCut = left < 0;
      if (isCut && when === 'before') throw new TypeError('fetch failed');
      const answer = await overService(url, init);
      if (isCut) throw new TypeError('fetch failed');
      return answer;
    };
    const first = await send(stacks, cutOff);
    expect(first.ended).toMatch(/^The service cannot take anything at the moment \(no answer\)\./);
    expect(first.photographs.sent).toBe(7);
    const second = await send(shuffled(stacks));
    expect(second).toMatchObject({ ended: undefined, refused: [], messages: { sent: 0 } });
    expect(second.photographs.known).toBeGreaterThanOrEqual(7);
    await expectStored(stacks);
  },
);

it('is not led astray by lost answers', async () => {
  const stacks = nextStacks();
  const lost = new Map<string, number>();
  const { refused, ended } = await send(stacks, async (url, init) => {
    const answer = await overService(url, init);
    const before = lost.get(url) ?? 0;
    lost.set(url, before + 1);
    if (before < 2) throw new TypeError('fetch failed');
    return answer;
  });
  expect([refused, ended]).toEqual([[], undefined]);
  await expectStored(stacks);
});

it('by four at once, in any order, comes to the same stacks', async () => {
  const stacks = nextStacks();
  const senders = await Promise.all([1, 2, 3, 4].map(() => send(shuffled(stacks))));
  for (const { refused, ended } of senders) expect([refused, ended]).toEqual([[], undefined]);
  expect(senders.reduce((sum, { photographs }) => sum + photographs.sent, 0)).toBe(all.photographs);
  expect(senders.reduce((sum, { messages }) => sum + messages.sent, 0)).toBe(all.messages);
  await expectStored(stacks);
});

type Messages = Partial<Record<MessageKind, object>>;

function stackOf(messages: Messages, ...photographs: string[]): FolderStack {
  const clientKey = randomUUID();
  const { departmentId } = field.places();
  return {
    clientKey,
    departmentId,
    name: `${clientKey}/stack.json`,
    ...written(clientKey, messages),
    photographs: photographs.map((name) => ({
      kind: 'FrontImage',
      path: path.join(folder, name),
      name: `${clientKey}/${name}`,
      mediaType: 'image/jpeg',
    })),
  };
}

function written(clientKey: string, messages: Messages) {
  const file = path.join(folder, `${clientKey}.json`);
  writeFileSync(file, JSON.stringify(messages));
  const sizes = messageKinds.map((kind) => ({ kind, bytes: lengthOf(JSON.stringify(messages[kind])) }));
  return { path: file, digest: digestOf(file), messages: sizes.filter(({ kind }) => messages[kind]) };
}

it('sends a registration after its measurement, and a photograph a day later', async () => {
  const measurement = field.measured({ polterId: undefined });
  const measured = stackOf({ measurement });
  expect((await send([measured])).messages.sent).toBe(1);
  const registered = {
    ...measured,
    ...written(measured.clientKey, { registration: field.registration(), measurement }),
  };
  expect((await send([registered])).messages).toEqual({ sent: 1, known: 1, refused: 0 });
  const create = { width: 40, height: 30, channels: 3 as const, background: 'brown' };
  writeFileSync(path.join(folder, 'late.jpg'), await sharp({ create }).jpeg().toBuffer());
  const { photographs } = stackOf({}, 'late.jpg');
  expect((await send([{ ...registered, photographs }])).photographs.sent).toBe(1);
  const row = await field.rowOf(measured.clientKey);
  expect(row).toMatchObject({ state: 'Measured', polterId: 'P7', volume: 27.125 });
});

it('names what is refused, keeps the rest, and sends no photograph of a stack that is not there', async () => {
  writeFileSync(path.join(folder, 'broken.jpg'), Buffer.from('ffd8ff00', 'hex'));
  const registration = field.registration();
  const wrong = field.measured({ values: { assortmentLength: 4.2, colour: 'red' } });
  const half = stackOf({ registration, measurement: wrong }, 'broken.jpg', 'gone.jpg');
  const none = stackOf({ measurement: wrong }, 'broken.jpg');
  const whole = stackOf({ registration });
  const { refused, ...counts } = await send([half, none, whole]);
  expect(counts).toEqual({
    messages: { sent: 2, known: 0, refused: 2 },
    photographs: { sent: 0, known: 0, refused: 3 },
    ended: undefined,
  });
  expect(refused.map(({ file, field, reason }) => [file, field, reason]).sort()).toEqual(
    [
      [half.name, 'measurement.values.colour', expect.any(String)],
      [none.name, 'measurement.values.colour', expect.any(String)],
      [`${half.clientKey}/broken.jpg`, undefined, expect.any(String)],
      [`${half.clientKey}/gone.jpg`, undefined, 'It cannot be read (ENOENT).'],
      [`${none.clientKey}/broken.jpg`, undefined, 'The service does not have the stack yet.'],
    ].sort(),
  );
  expect((await field.rowOf(half.clientKey))?.state).toBe('PreRegistration');
  expect(await field.rowOf(none.clientKey)).toBeUndefined();
  expect((await field.rowOf(whole.clientKey))?.state).toBe('PreRegistration');
});

it('sends no message that has changed since it was read, and tells of it', async () => {
  const changing = stackOf({ registration: field.registration() });
  const whole = stackOf({ registration: field.registration() });
  writeFileSync(changing.path, '{}');
  const { messages, refused } = await send([changing, whole]);
  expect(messages).toEqual({ sent: 1, known: 0, refused: 1 });
  expect(refused.map(({ file, reason }) => [file, reason])).toEqual([
    [changing.name, 'It has changed while the command ran. Run the command again.'],
  ]);
  expect(await field.rowOf(changing.clientKey)).toBeUndefined();
});

it('tells of a photograph that the service could not show, and does not send it again', async () => {
  const stack = stackOf({ registration: field.registration() }, 'late.jpg');
  await send([stack]);
  const row = await field.rowOf(stack.clientKey);
  await field
    .service()
    .orm.update(stackFile)
    .set({ state: 'Unreadable' })
    .where(eq(stackFile.stackId, row?.id ?? ''));
  const { photographs, refused } = await send([stack]);
  expect(photographs).toEqual({ sent: 0, known: 0, refused: 1 });
  expect(refused[0]?.reason).toBe('It is damaged. Another photograph has to be sent.');
});

it('sends more than a batch may have in several, a stack never in two', async () => {
  const stacks = Array.from({ length: 251 }, () =>
    stackOf({ registration: field.registration(), measurement: field.measured() }),
  );
  const sizes: number[] = [];
  const { messages } = await send(stacks, async (_url, { body }) => {
    const items: { clientKey: string }[] = JSON.parse(String(body)).items;
    sizes.push(items.length);
    const answers = items.map(({ clientKey }, index) => ({
      ...{ index, clientKey, status: 400, errorMessage: 'Wrong.' },
    }));
    return Response.json({ data: { items: answers }, errorMessage: null });
  });
  expect(sizes).toEqual([500, 2]);
  expect(messages.refused).toBe(502);
});

it('repeats what passes by itself, and no other message of the batch', async () => {
  const [first, second] = [stackOf({ registration: {} }), stackOf({ registration: {} })];
  const asked: string[][] = [];
  const { messages, ended } = await send([first, second], async (_url, { body }) => {
    const items: { clientKey: string }[] = JSON.parse(String(body)).items;
    asked.push(items.map(({ clientKey }) => clientKey));
    const answers = items.map(({ clientKey }, index) => ({
      ...{ index, clientKey, status: clientKey === first.clientKey ? 503 : 400, errorMessage: 'Later.' },
    }));
    return Response.json({ data: { items: answers }, errorMessage: null });
  });
  expect(asked).toEqual([[first.clientKey, second.clientKey], ...Array(7).fill([first.clientKey])]);
  expect(messages.refused).toBe(1);
  expect(ended).toMatch(/^The service cannot take anything at the moment \(Later\)\./);
});
