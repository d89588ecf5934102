import { loadPrincipal } from '../../../auth/loadPrincipal';
import { holderOfReportToken } from '../../../auth/tokens/jwt';
import * as pictures from '../../../demo/pictures/pictures';
import { ReportFailure, type ReportFailureReason, type ReportPrinter } from '../../../ports/reportPrinter';
import { zipEntries } from '../../../testing/files/zipEntries';
import { stackService } from '../../../testing/stackService';
import { world, worldStacks } from '../../../testing/stackWorld';
import { testNow } from '../../../testing/testDatabase';

interface PrintRequest {
  asker: string;
  stackId: string;
  token: string;
  signal: AbortSignal;
  finish: () => void;
  fail: (reason: ReportFailureReason) => void;
}

/** The requested prints; the test finishes each of them. */
let asked: PrintRequest[] = [];

const reports: ReportPrinter = {
  print: ({ asker, stackId, token }, signal) =>
    new Promise((resolve, reject) => {
      const fail = (reason: ReportFailureReason) => reject(new ReportFailure(reason));
      signal.addEventListener('abort', () => fail('cancelled'));
      asked.push({
        asker,
        stackId,
        token,
        signal,
        finish: () => resolve(Buffer.from(`PDF of ${stackId}`)),
        fail,
      });
    }),
  close: async () => undefined,
};

const stacks = worldStacks.filter(({ state }) => state === 'Measured').slice(0, 6);
const ids = stacks.map(({ id }) => id);

let service: Awaited<ReturnType<typeof stackService>>;
beforeAll(async () => {
  service = await stackService({ reports });
  // Only what was measured has pictures.
  await service.measure(stacks);
});
// Drawing takes much longer than all the rest.
const drawn = jest.spyOn(pictures, 'pictureOf').mockReturnValue(Buffer.from('a picture'));
beforeEach(() => {
  asked = [];
});

async function download(language = 'en') {
  const response = await service.call(
    world.organizationAdmin,
    'PUT',
    '/stack/download-archive',
    { stackIds: ids },
    language,
  );
  if (response.body === null) throw new Error('no archive');
  return response.body.getReader();
}

type Reader = Awaited<ReturnType<typeof download>>;

/** Reads up to the word, or to the end. */
async function readTo(reader: Reader, word?: string): Promise<Buffer> {
  let bytes = Buffer.alloc(0);
  for (;;) {
    const { value } = await reader.read();
    if (value === undefined) return bytes;
    bytes = Buffer.concat([bytes, value]);
    if (word !== undefined && bytes.includes(word)) return bytes;
  }
}

/** Waits until the service has requested that many prints. */
async function untilAsked(count: number): Promise<void> {
  while (asked.length < count) await new Promise((resolve) => setImmediate(resolve));
}

it('prints ahead of what is sent, in order, as the one who asks and no further than needed', async () => {
  const reader = await download();
  await untilAsked(3);
  // The archive keeps the order of the stacks, not of the finished prints.
  asked[2]?.finish();
  asked[1]?.finish();
  expect(asked.length).toBe(3);
  asked[0]?.finish();
  // The first stack has arrived while later ones are not even begun.
  await readTo(reader, 'close-up.png');
  expect(asked.length).toBeLessThan(5);
  const rest = readTo(reader);
  for (let next = 3; next < ids.length; next += 1) {
    await untilAsked(next + 1);
    asked[next]?.finish();
  }
  await rest;
  expect(asked.map(({ stackId }) => stackId)).toEqual(ids);
  const { userId } = (await loadPrincipal(service.orm, { email: world.organizationAdmin })) ?? {};
  expect(new Set(asked.map(({ asker }) => asker))).toEqual(new Set([userId]));
  for (const { stackId, token } of asked)
    expect(holderOfReportToken(service.tokenSecret, token, testNow)).toEqual({
      userId,
      sessionId: expect.any(String),
      stackId,
    });
});

it('says at the end which are missing and why, and spoils none of the others', async () => {
  const failing = new Map<number, ReportFailureReason>([
    [1, 'notInTime'],
    [4, 'pageFailed'],
  ]);
  const archive = readTo(await download('de'));
  for (let next = 0; next < ids.length; next += 1) {
    await untilAsked(next + 1);
    const reason = failing.get(next);
    if (reason === undefined) asked[next]?.finish();
    else asked[next]?.fail(reason);
  }
  const entries = zipEntries(await archive);
  const folders = stacks.map(({ stackNumber }) => stackNumber);
  const printed = entries.filter(({ name }) => name.endsWith(' report.pdf'));
  expect(printed.map(({ name, content }) => [name, content.toString()])).toEqual(
    [0, 2, 3, 5].map((index) => [`${folders[index]}/${folders[index]} report.pdf`, `PDF of ${ids[index]}`]),
  );
  expect(entries.slice(0, 2).map(({ name }) => name)).toEqual([
    `${folders[0]}/${folders[0]} report.pdf`,
    `${folders[0]}/${folders[0]} values.csv`,
  ]);
  expect(entries.filter(({ name }) => name.endsWith(' values.csv'))).toHaveLength(ids.length);
  expect([entries.at(-1)?.name, entries.at(-1)?.content.toString().split('\r\n')]).toEqual([
    'README.txt',
    [
      'Einige Dateien fehlen in diesem Archiv. Laden Sie sie später noch einmal herunter; hilft das nicht, wenden Sie sich an Ihren Administrator.',
      '',
      'Fehlende Messprotokolle (PDF):',
      `${folders[1]}: das Messprotokoll wurde nicht rechtzeitig fertig`,
      `${folders[4]}: das Messprotokoll konnte nicht erstellt werden`,
      '',
    ],
  ]);
});

it('stops at once when the reader hangs up, in the middle of a print', async () => {
  const reader = await download();
  await untilAsked(3);
  const waiting = reader.read();
  await reader.cancel();
  expect(await waiting).toEqual({ done: true, value: undefined });
  await new Promise((resolve) => setImmediate(resolve));
  expect(asked.map(({ signal }) => signal.aborted)).toEqual(asked.map(() => true));
  expect(asked.length).toBe(3);
});

it('stops printing when another file cannot be made', async () => {
  drawn.mockImplementationOnce(() => {
    throw new Error('no canvas');
  });
  const reader = await download();
  await untilAsked(3);
  asked[0]?.finish();
  await expect(readTo(reader)).rejects.toThrow('broke off');
  expect(asked.map(({ signal }) => signal.aborted)).toEqual(asked.map(() => true));
});
