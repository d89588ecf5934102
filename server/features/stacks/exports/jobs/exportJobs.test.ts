import { EventEmitter, once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { and, eq } from 'drizzle-orm';
import { stackExport } from '../../../../db/exportSchema';
import { unclaimedFile } from '../../../../db/fileSchema';
import { appUser, departmentMember, organizationMember } from '../../../../db/schema';
import { sweep } from '../../../../jobs/sweep';
import { letAccountsLeave } from '../../../../people/accounts';
import { type FileStore, FilesUnavailable } from '../../../../ports/fileStore';
import { objectAt, objectsIn } from '../../../../testing/api/contractSchemas';
import { type DemoOwners, demoOwners } from '../../../../testing/demoOwners';
import { testDatabase } from '../../../../testing/testDatabase';
import { testFiles } from '../../../../testing/testFiles';
import { serviceOn, type TestService } from '../../../../testing/testService';
import { mostBytes } from './exportJobs.changes';
import { type ExportMaking, makeNextExport } from './makeNextExport';

const admin = 'org@nordskov.example';
const lead = 'lead@nordskov.example';
const other = 'global@stackyard.example';
const minute = 60_000;
const day = 24 * 60 * minute;

let service: TestService;
let owners: DemoOwners;

beforeEach(async () => {
  service = serviceOn(await testDatabase());
  owners = await demoOwners(service.orm, 'Nordskov Tømmer A/S');
});

async function answer(email: string, method: string, path: string, body?: object, language = 'en') {
  const token = await service.tokenOf(email);
  return service.answer(method, path, { token, body, headers: { 'accept-language': language } });
}

async function ask(email = admin, more: object = {}) {
  const body = { filters: { departmentIds: [owners.departmentId] }, format: 'GeoJson', ...more };
  const { status, json } = await answer(email, 'POST', '/stack-export', body);
  return { status, error: json?.errorMessage, id: String(objectAt(json?.data ?? {}).id) };
}

async function listed(email = admin, language = 'en') {
  return objectsIn((await answer(email, 'GET', '/stack-export', undefined, language)).json?.data);
}

const fetched = (id: string, email = admin) => answer(email, 'GET', `/stack-export/${id}/file`);

const failures: string[] = [];
beforeEach(() => void failures.splice(0));

const make = (own: Partial<ExportMaking> = {}) =>
  makeNextExport({ ...service.deps, onFailure: (line) => failures.push(line), ...own });

async function asked(id: string) {
  const [found] = await service.orm.select().from(stackExport).where(eq(stackExport.id, id));
  return found;
}

const storing = (keep: FileStore['keep']) => ({ ...testFiles, keep });

it('makes the file that the call of the format sends, and keeps it for its asker for a day', async () => {
  const filters = { departmentIds: [owners.departmentId] };
  const sent = await answer(admin, 'PUT', '/stack/export-geojson', { filters });
  const { id, status } = await ask();
  expect(status).toBe(201);
  expect(await listed()).toMatchObject([{ id, state: 'Waiting', format: 'GeoJson', writtenCount: 0 }]);
  expect((await fetched(id)).status).toBe(404);
  expect(await make()).toBe(true);
  const [job] = await listed();
  const expiresAt = new Date(service.deps.now().getTime() + day).toISOString();
  expect(job).toMatchObject({ state: 'Ready', bytes: sent.bytes.length, expiresAt });
  expect(job?.writtenCount).toBe(job?.stackCount);
  const { status: ready, headers, text } = await fetched(id);
  expect([ready, text]).toEqual([200, sent.text]);
  for (const name of ['content-type', 'content-disposition'])
    expect(headers.get(name)).toBe(sent.headers.get(name));
  expect(await listed('multi@stackyard.example')).toEqual([]);
  expect((await fetched(id, other)).status).toBe(404);
  expect(await make()).toBe(false);

  service.pass(day);
  expect([await listed(), (await fetched(id)).status]).toEqual([[], 404]);
  await sweep(service.orm, new Date(service.deps.now().getTime() + 1));
  expect(await asked(id)).toBeUndefined();
  expect(await service.orm.$count(unclaimedFile)).toBe(1);
});

it.each([
  ['Excel', 'xlsx', 'PK'],
  ['Gpx', 'gpx', '<?xml'],
  ['Kml', 'kml', '<?xml'],
])('makes a file in the format %s', async (format, ending, beginning) => {
  const { id } = await ask(admin, { format });
  await make();
  const { status, text, headers } = await fetched(id);
  expect([status, text.slice(0, beginning.length)]).toEqual([200, beginning]);
  expect(headers.get('content-disposition')).toContain(`.${ending}`);
});

it('is refused as the call of its format is', async () => {
  const { departmentId } = await demoOwners(service.orm, 'Harzer Rundholz GmbH');
  expect((await ask(admin, { filters: { departmentIds: [departmentId] } })).status).toBe(404);
  expect((await ask(admin, { stackIds: [departmentId] })).status).toBe(400);
  expect((await ask(admin, { timeZone: 'Nowhere' })).status).toBe(400);
  expect((await ask('surveyor@nordskov.example')).status).toBe(403);
});

it('makes three files at a time for a person, and says so', async () => {
  for (const expected of [201, 201, 201, 409]) expect((await ask()).status).toBe(expected);
  expect((await ask()).error).toMatch(/^Three of your files are already being made/);
  expect((await ask(other)).status).toBe(201);
  await make();
  expect((await ask()).status).toBe(201);
});

it('makes everybody’s first file before anybody’s second one', async () => {
  const first = await ask();
  service.pass(1);
  const second = await ask();
  service.pass(1);
  const others = await ask(other);
  const states = async () =>
    Promise.all([first, second, others].map(async ({ id }) => (await asked(id))?.state));
  await make();
  await make();
  expect(await states()).toEqual(['Ready', 'Waiting', 'Ready']);
});

it('stores 2 GB for an organisation, and says so', async () => {
  const { id } = await ask();
  await make();
  await service.orm.update(stackExport).set({ bytes: mostBytes - 10 });
  await ask(other);
  await make();
  const [tooLarge] = await listed(other, 'de');
  expect(tooLarge).toMatchObject({
    state: 'Failed',
    failure: expect.stringMatching(/^Die Datei wurde zu groß/),
  });
  await service.orm.update(stackExport).set({ bytes: mostBytes }).where(eq(stackExport.id, id));
  expect((await ask(other)).error).toMatch(/take all of their 2 GB/);
  expect((await answer(admin, 'DELETE', `/stack-export/${id}`)).status).toBe(204);
  expect((await ask(other)).status).toBe(201);
  expect(failures).toEqual([]);
});

describe('somebody who loses the right', () => {
  const loseRight = () =>
    service.orm.delete(departmentMember).where(eq(departmentMember.departmentId, owners.departmentId));

  beforeEach(async () => {
    // The person administers three departments, and stays an admin of the other two.
    const member = and(eq(appUser.email, lead), eq(departmentMember.userId, appUser.id));
    const [found] = await service.orm.select().from(departmentMember).innerJoin(appUser, member);
    owners = { ...owners, departmentId: found?.department_member.departmentId ?? '' };
  });

  it('gets no file that was made before', async () => {
    const { id } = await ask(lead);
    await make();
    expect((await fetched(id, lead)).status).toBe(200);
    await loseRight();
    expect((await fetched(id, lead)).status).toBe(404);
    expect(await listed(lead)).toHaveLength(1);
  });

  it('gets no byte more of a file that is being sent', async () => {
    const { id } = await ask(lead);
    await make();
    const key = { part: 'export', digest: (await asked(id))?.digest ?? '' } as const;
    const content = (await testFiles.read(key)) ?? new Uint8Array();
    const reader = serviceOn(service.deps.database, {
      ...testFiles,
      readParts: async () =>
        (async function* () {
          yield content.subarray(0, 10);
          await loseRight();
          yield content.subarray(10);
        })(),
    });
    const token = await service.tokenOf(lead);
    await expect(reader.answer('GET', `/stack-export/${id}/file`, { token })).rejects.toThrow();
  });

  it('is told that a file cannot be made any more', async () => {
    const { id } = await ask(lead);
    await loseRight();
    await make();
    expect(await listed(lead)).toMatchObject([
      { id, state: 'Failed', failure: expect.stringMatching(/^You no longer have access to one/) },
    ]);
    expect(failures).toEqual([]);
  });
});

it('is begun anew where its maker was cut off, whose end changes nothing any more', async () => {
  const { id } = await ask();
  const steps = new EventEmitter();
  const arrived = once(steps, 'arrived');
  const cutOff = make({
    files: storing(async (...given) => {
      steps.emit('arrived');
      await once(steps, 'goOn');
      await testFiles.keep(...given);
    }),
  });
  await arrived;
  service.pass(2 * minute - 1);
  expect(await make()).toBe(false);
  service.pass(1);
  expect(await make()).toBe(true);
  const ready = await asked(id);
  expect(ready).toMatchObject({ state: 'Ready', attempts: 2 });
  steps.emit('goOn');
  expect(await cutOff).toBe(true);
  expect(await asked(id)).toEqual(ready);
  expect((await fetched(id)).status).toBe(200);
});

it('is given up where it was cut off three times', async () => {
  await ask();
  await service.orm.update(stackExport).set({ attempts: 3 });
  expect(await make()).toBe(true);
  expect(await listed()).toMatchObject(
    [{ state: 'Failed', failure: /^The file could not be made/ }].map(matching),
  );
});

const matching = <Job extends { failure: RegExp }>(job: Job) => ({
  ...job,
  failure: expect.stringMatching(job.failure),
});

it('is left to the next start by a service that ends', async () => {
  const { id } = await ask();
  const ending = new AbortController();
  ending.abort();
  expect(await make({ signal: ending.signal })).toBe(false);
  expect(await asked(id)).toMatchObject({ state: 'Waiting', attempts: 0 });
  await make();
  expect((await fetched(id)).status).toBe(200);
});

it.each([
  ['the store is away', new FilesUnavailable('The store is away'), 'The store is away'],
  ['the disk is full', Object.assign(new Error('no space'), { code: 'ENOSPC' }), 'ENOSPC'],
])('says in words that %s, and leaves nothing behind', async (_, failure, reason) => {
  const { id } = await ask();
  await make({ files: storing(() => Promise.reject(failure)) });
  expect(await listed(admin, 'pl')).toMatchObject([
    { state: 'Failed', failure: expect.stringMatching(/^Nie udało się zapisać pliku/) },
  ]);
  expect((await fetched(id)).status).toBe(404);
  expect(await readdir(testFiles.incoming)).toEqual([]);
  expect(failures).toEqual([`An export could not be made (${reason}). The person is told to ask again.`]);
});

it('tells how far it is', async () => {
  const { id } = await ask();
  const seen: unknown[] = [];
  const now = service.deps.now;
  await make({
    now: () => {
      service.pass(1000);
      return now();
    },
    files: storing(async (...given) => {
      seen.push((await asked(id))?.writtenCount);
      await testFiles.keep(...given);
    }),
  });
  expect(seen).toEqual([(await asked(id))?.stackCount]);
});

it('goes with its organisation, and with its asker', async () => {
  const ofOrganization = await ask();
  await make();
  const ofPerson = await ask('multi@stackyard.example');
  expect(ofPerson.status).toBe(201);
  const [account] = await service.orm
    .select()
    .from(appUser)
    .where(eq(appUser.email, 'multi@stackyard.example'));
  const userId = account?.id ?? '';
  await service.orm.delete(organizationMember).where(eq(organizationMember.userId, userId));
  await service.orm.transaction((transaction) => letAccountsLeave(transaction, [userId]));
  expect(await asked(ofPerson.id)).toBeUndefined();
  expect((await asked(ofOrganization.id))?.state).toBe('Ready');
  const deleted = await answer('global@stackyard.example', 'DELETE', owners.organization);
  expect(deleted.status).toBe(204);
  expect(await asked(ofOrganization.id)).toBeUndefined();
  expect(await service.orm.$count(unclaimedFile)).toBeGreaterThanOrEqual(2);
});

it('ends where it is removed while it is being made', async () => {
  const { id } = await ask();
  await make({
    files: storing(async (...given) => {
      expect((await answer(admin, 'DELETE', `/stack-export/${id}`)).status).toBe(204);
      await testFiles.keep(...given);
    }),
  });
  expect([await listed(), (await fetched(id)).status, failures]).toEqual([[], 404, []]);
});
