import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadPrincipal } from '../../../auth/loadPrincipal';
import { holderOfReportToken } from '../../../auth/tokens/jwt';
import { stack } from '../../../db/stackSchema';
import * as pictures from '../../../demo/pictures/pictures';
import type { Asker } from '../../../domain/asker';
import { ReportFailure, type ReportFailureReason, type ReportPrinter } from '../../../ports/reportPrinter';
import { zipEntries } from '../../../testing/files/zipEntries';
import { stackService } from '../../../testing/stackService';
import { aStack, foreignStack, world, worldStacks } from '../../../testing/stackWorld';
import { testNow } from '../../../testing/testDatabase';

describe('the archive of reports', () => {
  let service: Awaited<ReturnType<typeof stackService>>;

  beforeAll(async () => {
    service = await stackService();
  });
  afterEach(() => service.resetStacks());

  function download(caller: string, stackIds: unknown[], language?: string): Promise<Response> {
    return service.call(caller, 'PUT', '/stack/download-archive', { stackIds }, language);
  }

  async function zipOf(response: Response): Promise<Buffer> {
    expect(response.status).toBe(200);
    return Buffer.from(await response.arrayBuffer());
  }

  const reported = worldStacks.filter(({ state }) => state !== 'PreRegistration');
  const [first, second] = reported.map(({ id }) => id);

  function unzipResult(zip: Buffer): string {
    const folder = mkdtempSync(join(tmpdir(), 'stackyard-'));
    const file = join(folder, 'reports.zip');
    writeFileSync(file, zip);
    const { status, error, stdout } = spawnSync('unzip', ['-t', file], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    if (error !== undefined && 'code' in error && error.code === 'ENOENT') return 'accepted';
    return status === 0 ? 'accepted' : stdout;
  }

  it('has a folder per stack with pictures and values, and says what is missing', async () => {
    const named = [
      aStack(900, { stackNumber: '../2026/Ø 1' }),
      aStack(901, { stackNumber: '..-2026-ø 1', departmentId: world.departmentIds[1] }),
      aStack(902, { stackNumber: 'CON' }),
    ];
    await service.orm.insert(stack).values(named);
    await service.measure(named);
    const response = await download(
      world.organizationAdmin,
      [...named, ...named].map(({ id }) => id),
    );
    const zip = await zipOf(response);
    const entries = zipEntries(zip);
    const files = ['values.csv', 'front.png', 'back.png', 'close-up.png'];
    expect(entries.map(({ name }) => name)).toEqual([
      ...['-2026-Ø 1', '-2026-ø 1 (2)', 'CON_'].flatMap((folder) =>
        files.map((file) => `${folder}/${folder} ${file}`),
      ),
      'missing-reports.json',
      'README.txt',
    ]);
    expect(entries.filter(({ isUtf8, isIntact }) => !isUtf8 || !isIntact)).toEqual([]);
    const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47]);
    const images = entries.filter(({ name }) => name.endsWith('.png'));
    expect(images.every(({ content }) => content.subarray(0, 4).equals(pngStart))).toBe(true);
    expect(entries.at(-1)?.content.toString()).toContain(
      'Missing measurement reports (PDF):\r\nAll stacks: the service has no browser to print with',
    );
    expect(entries[0]?.content.toString()).toContain('../2026/Ø 1');
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-length')).toBeNull();
    expect(response.headers.get('content-disposition')).toBe('attachment; filename=reports-2026-06-17.zip');
    expect(unzipResult(zip)).toBe('accepted');
  });

  it('writes the note in the language of the reader', async () => {
    const entries = zipEntries(await zipOf(await download(world.organizationAdmin, [first], 'pl')));
    expect(entries.at(-1)?.content.toString()).toContain('Wszystkie stosy: Stackyard nie ma przeglądarki');
  });

  it('draws nothing more once the reader has stopped', async () => {
    await service.measure(reported.slice(0, 50));
    const drawn = jest.spyOn(pictures, 'pictureOf');
    const response = await download(
      world.organizationAdmin,
      reported.slice(0, 50).map(({ id }) => id),
    );
    const reader = response.body?.getReader();
    for (let bytes = 0; bytes < 100_000; ) bytes += (await reader?.read())?.value?.length ?? 100_000;
    await expect(reader?.cancel()).resolves.toBeUndefined();
    const sofar = drawn.mock.calls.length;
    await new Promise((resolve) => setImmediate(resolve));
    expect(sofar).toBeGreaterThan(0);
    expect(sofar).toBeLessThan(50);
    expect(drawn.mock.calls).toHaveLength(sofar);
    drawn.mockRestore();
  });

  it('is open to sawmill users for what is assigned to their sawmill', async () => {
    const ofMill = (sawmillId: string | undefined) =>
      worldStacks.find((row) => row.sawmillId === sawmillId)?.id;
    const [own, other] = world.sawmillIds.map(ofMill);
    expect((await download(world.sawmillUser, [own])).status).toBe(200);
    expect((await download(world.sawmillUser, [own, other])).status).toBe(404);
    expect((await download(world.sawmillUser, [other])).status).toBe(404);
  });

  it('is refused whole when one stack has not been measured', async () => {
    const preRegistered = worldStacks.find(({ state }) => state === 'PreRegistration')?.id;
    const response = await download(world.organizationAdmin, [first, preRegistered], 'da');
    expect(response.status).toBe(409);
    expect((await response.json()).errorMessage).toContain('ikke er opmålt');
  });

  it.each([
    ['a foreign stack', world.organizationAdmin, [first, foreignStack.id], 404],
    ['an unknown stack', world.globalAdmin, [first, world.unknownId], 404],
    ['somebody of another organisation', world.stranger, [first, second], 404],
    ['no stack at all', world.organizationAdmin, [], 400],
  ])('is refused for %s', async (_what, caller, stackIds, status) => {
    expect((await download(caller, stackIds)).status).toBe(status);
  });
});

describe('reports of an archive', () => {
  interface PrintRequest {
    asker: Asker;
    stackId: string;
    token: string;
    signal: AbortSignal;
    finish: () => void;
    fail: (reason: ReportFailureReason) => void;
  }

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
  let drawn: jest.SpiedFunction<typeof pictures.pictureOf>;

  beforeAll(async () => {
    service = await stackService({ reports });
    // Only measured stacks have pictures.
    await service.measure(stacks);
    // Drawing takes much longer than all the rest.
    drawn = jest.spyOn(pictures, 'pictureOf').mockReturnValue(Buffer.from('a picture'));
  });

  afterAll(() => drawn.mockRestore());

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

  async function readTo(reader: Reader, word?: string): Promise<Buffer> {
    let bytes = Buffer.alloc(0);
    for (;;) {
      const { value } = await reader.read();
      if (value === undefined) return bytes;
      bytes = Buffer.concat([bytes, value]);
      if (word !== undefined && bytes.includes(word)) return bytes;
    }
  }

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
    expect(asked.map(({ asker }) => asker)).toEqual(
      asked.map(() => ({ who: userId, group: world.organizationId })),
    );
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
    await untilAsked(ids.length + 1);
    asked.at(-1)?.fail('notInTime');
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
    expect([entries.at(-2)?.name, JSON.parse(entries.at(-2)?.content.toString() ?? '')]).toEqual([
      'missing-reports.json',
      {
        reports: [...failing].map(([index, reason]) => ({
          stackId: ids[index],
          stackNumber: folders[index],
          reason,
        })),
      },
    ]);
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

  it('tries once more at the end what may come then, and not the others after one that fails again', async () => {
    const failing = new Map<number, ReportFailureReason>([
      [0, 'tooBusy'],
      [1, 'notInTime'],
      [2, 'pageFailed'],
      [3, 'notInTime'],
    ]);
    const archive = readTo(await download());
    for (let next = 0; next < ids.length; next += 1) {
      await untilAsked(next + 1);
      const reason = failing.get(next);
      if (reason === undefined) asked[next]?.finish();
      else asked[next]?.fail(reason);
    }
    await untilAsked(ids.length + 1);
    asked.at(-1)?.finish();
    await untilAsked(ids.length + 2);
    asked.at(-1)?.fail('notInTime');
    const entries = zipEntries(await archive);
    expect(asked.slice(ids.length).map(({ stackId }) => stackId)).toEqual([ids[1], ids[2]]);
    const { reports: missing } = JSON.parse(entries.at(-2)?.content.toString() ?? '');
    expect(missing.map(({ stackId, reason }: Record<string, string>) => [stackId, reason])).toEqual([
      [ids[0], 'tooBusy'],
      [ids[2], 'notInTime'],
      [ids[3], 'notInTime'],
    ]);
    const number = stacks[1]?.stackNumber;
    expect(entries.map(({ name }) => name)).toContain(`${number}/${number} report.pdf`);
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
});
