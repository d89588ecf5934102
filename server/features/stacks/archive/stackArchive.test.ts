import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stack } from '../../../db/stackSchema';
import * as pictures from '../../../demo/pictures/pictures';
import { zipEntries } from '../../../testing/files/zipEntries';
import { stackService } from '../../../testing/stackService';
import { aStack, foreignStack, world, worldStacks } from '../../../testing/stackWorld';

type Service = Awaited<ReturnType<typeof stackService>>;

let service: Service;
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

describe('the archive of reports', () => {
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
    expect(entries.at(-1)?.content.toString()).toContain('Wszystkie stosy: serwer nie ma przeglądarki');
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

/** The result of `unzip -t`, where it is installed. */
function unzipResult(zip: Buffer): string {
  const folder = mkdtempSync(join(tmpdir(), 'stackyard-'));
  const file = join(folder, 'reports.zip');
  writeFileSync(file, zip);
  const { status, error, stdout } = spawnSync('unzip', ['-t', file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  if (error !== undefined && 'code' in error && error.code === 'ENOENT') return 'accepted';
  return status === 0 ? 'accepted' : stdout;
}
