import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { desc, eq, sql } from 'drizzle-orm';
import { apiKey } from '../../db/apiKeySchema';
import { measurementCardVersion } from '../../db/cardSchema';
import { stackFile, unclaimedFile } from '../../db/fileSchema';
import { historyEntry } from '../../db/historySchema';
import { organization } from '../../db/schema';
import { storeMessages } from '../../features/ingest/storeMessages';
import { removeUnclaimed } from '../../features/stacks/pictures/removeUnclaimed';
import { renderRound } from '../../features/stacks/pictures/renderWaiting';
import { FilesUnavailable } from '../../ports/fileStore';
import { renderPicture } from '../../rendering/renderPicture';
import { accessCases } from '../../testing/access/accessCases';
import type { Target } from '../../testing/access/targets';
import { clientFor } from '../../testing/api/clientFor';
import { type JsonObject, objectAt, objectsIn } from '../../testing/api/contractSchemas';
import { fieldSender } from '../../testing/fieldSender';
import { confirm, forgot, mailedLink, newPassword } from '../../testing/mail/accountLinkCalls';
import { empty, entriesIn, organizationFiles, photograph } from '../../testing/organizationFiles';
import { testFiles } from '../../testing/testFiles';
import { serviceOn, type TestService } from '../../testing/testService';
import { exportOrganization } from './exportOrganization';

const yard = fieldSender();
const files = organizationFiles();
const file = files.pathOf();

const admin = 'org@nordskov.example';
const surveyor = 'surveyor@nordskov.example';
const callers = [admin, 'department@nordskov.example', 'sawmill@birkesav.example', surveyor];

const reads = /^(get|list|download)/;

const others = ['listDeletedOrganizations', 'listGlobalAdmins', 'listAccountSessions'];

const different = ['listApiKeys', 'listHistory', 'downloadHistoryCsv'];

async function answersOf(service: TestService, targets: readonly Target[]): Promise<Map<string, unknown>> {
  const answers = new Map<string, unknown>();
  for (const email of callers) {
    const token = await service.tokenOf(email);
    for (const [operation, { request }] of Object.entries(accessCases))
      if (reads.test(operation) && !others.includes(operation))
        for (const target of targets) {
          const call = request(target);
          const name = JSON.stringify([email, operation, ...call]);
          if (answers.has(name)) continue;
          const [method, path, body] = call;
          const { status, json, bytes } = await service.call(method, path, { token, body });
          answers.set(name, [
            status,
            json === null ? Buffer.from(bytes).toString('latin1') : inOneOrder(json),
          ]);
        }
  }
  return answers;
}

function inOneOrder(json: JsonObject): object {
  const states = objectsIn(Object(json.data).states);
  return states.length > 0 ? states.map((group) => JSON.stringify(group)).sort() : json;
}

async function hashesIn({ orm }: TestService): Promise<string[]> {
  const { rows } = await orm.execute<{ table: string; column: string }>(sql`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and column_name like '%hash%' and data_type = 'text'`);
  const found: string[] = [];
  for (const { table, column } of rows) {
    const { rows: values } = await orm.execute<{ value: string }>(sql`
      select ${sql.identifier(column)} as value from ${sql.identifier(table)} where ${sql.identifier(column)} is not null`);
    found.push(...values.map(({ value }) => value));
  }
  return found;
}

const render = (digest: string) => renderPicture(testFiles, digest);

let keys: { corrected: string; second: string; gone: string; withdrawn: string };
let originals: Buffer[];
let before: Map<string, unknown>;
let after: Map<string, unknown>;
let printed: { exported: string[]; imported: string[] };
let hashes: string[];
let key: string;
let imported: TestService;

const cardSlots = {
  producer: 'Nordskov Tømmer A/S',
  instrument: { manufacturer: 'Skovmål', model: 'FotoScan S3' },
  evidenceLimits: { areaDifference: 0.12, stackedVolume: 25 },
};

const definitionIn = async ({ orm }: TestService) => {
  const isOwn = eq(measurementCardVersion.id, yard.places().cardVersionId);
  const [found] = await orm.select().from(measurementCardVersion).where(isOwn);
  return found?.definition;
};

beforeAll(async () => {
  const service = yard.service();
  const definition = await definitionIn(service);
  if (!definition) throw new Error('The organisation has no card');
  await service.orm
    .update(measurementCardVersion)
    .set({ definition: { ...definition, ...cardSlots } })
    .where(eq(measurementCardVersion.id, yard.places().cardVersionId));
  const page = `/organization/${yard.organizationId()}`;
  originals = [await photograph(10), await photograph(90), await photograph(170)];
  keys = { corrected: randomUUID(), second: randomUUID(), gone: randomUUID(), withdrawn: randomUUID() };
  for (const one of Object.values(keys)) await yard.register(one);
  const logEnds = [{ x: 400, y: 600, diameter: 30 }];
  const onPicture = { logEnds: [{ file: 'FrontImage', width: 1600, height: 1200, scale: 1000, logEnds }] };
  await yard.measure(keys.corrected, onPicture);
  await yard.measure(keys.corrected, { ...onPicture, volume: 25.5, reason: 'Wrong length' });
  await yard.measure(keys.second, onPicture);
  const upload = (of: string, kind: string, bytes: Buffer | undefined) =>
    yard.send('PUT', `/ingest/stack/${of}/file/${kind}?departmentId=${yard.places().departmentId}`, bytes);
  await upload(keys.corrected, 'FrontImage', originals[0]);
  await upload(keys.corrected, 'BackImage', originals[1]);
  await upload(keys.second, 'FrontImage', originals[0]);
  while (await renderRound({ ...service.deps, render }));
  while (await storeMessages({ ...service.deps, orm: service.orm, files: testFiles }));
  await yard.measure(keys.second, { ...onPicture, volume: 25.5, reason: 'Not in the store yet' });
  // This photograph has not been rendered yet.
  await upload(keys.second, 'BackImage', originals[2]);
  const idOf = async (one: string) => (await yard.rowOf(one))?.id ?? '';
  expect((await yard.admin('DELETE', `/stack/${await idOf(keys.gone)}`)).status).toBe(204);
  await yard.measure(keys.withdrawn);
  const twice = await yard.rowOf(keys.withdrawn);
  const withdrawn = await yard.admin('PUT', `/stack/${twice?.id}/withdrawal`, {
    lastModifiedDateTime: twice?.lastModifiedDateTime.toISOString(),
    reason: 'Measured twice',
    twinNumber: (await yard.rowOf(keys.second))?.stackNumber,
  });
  expect(withdrawn.status).toBe(200);
  const view = { name: 'Mine', shared: false, parameters: [{ name: 'search', value: 'P7' }], columns: [] };
  expect((await yard.admin('POST', `${page}/stack-view`, { ...view, dense: true })).status).toBe(201);
  const made = async (name: string) =>
    (await yard.admin('POST', `${page}/api-key`, { name, scopes: ['Register'] })).data;
  key = String((await made('Open')).key);
  await yard.admin('DELETE', `${page}/api-key/${String((await made('Revoked')).id)}`);

  const about = async (one: string) => ({ ...yard.own(), stackIds: [await idOf(one)], clientKeys: [one] });
  const targets = [
    yard.own(),
    yard.sibling(),
    await about(keys.corrected),
    await about(keys.second),
    await about(keys.withdrawn),
  ];
  // The time of the last use is one of the answers.
  await answersOf(service, [yard.own()]);
  before = await answersOf(service, targets);
  hashes = await hashesIn(service);
  const exported = await files.exportTo(service, 'Nordskov Tømmer A/S', file);
  await empty(service.orm);
  imported = serviceOn(service.deps.database);
  printed = { exported, imported: await files.importFrom(imported, file) };
  after = await answersOf(imported, targets);
});

const isDifferent = (call: string) => different.some((operation) => call.includes(`"${operation}"`));
const answersOfOperation = (answers: Map<string, unknown>, operation: string) =>
  [...answers].flatMap(([call, answer]) => (call.includes(`"${admin}","${operation}"`) ? [answer] : []));

it('shows the same on every page', () => {
  expect([...after.keys()]).toEqual([...before.keys()]);
  const same = [...before].filter(([call]) => !isDifferent(call));
  expect(same.length).toBeGreaterThan(150);
  for (const [call, answer] of same) expect([call, after.get(call)]).toEqual([call, answer]);
});

it('has every message as it was sent, and knows it when it comes again', async () => {
  const { rows } = await imported.orm.execute<{ digest: string; waits: boolean }>(sql`
    select message_digest as digest, message is not null as waits from measurement
    where message_digest is not null order by received_at, version`);
  expect(rows.map(({ waits }) => waits).sort()).toEqual([false, false, false, true, true]);
  const entries = await entriesIn(file);
  for (const { digest, waits } of rows) {
    const entry = entries.get(`messages/${digest}/message.json.gz`);
    expect(entry === undefined).toBe(waits);
    if (entry) expect(await testFiles.read({ digest, part: 'message' })).toEqual(entry);
  }
});

it('has the card with its issuer, its instrument and its limits', async () => {
  expect(await definitionIn(imported)).toMatchObject(cardSlots);
});

it('has the same history, and who has imported it when', async () => {
  const told = (answers: Map<string, unknown>) =>
    answersOfOperation(answers, 'listHistory').map((answer) =>
      objectsIn(objectAt(Object(answer)[1], 'data').data).map(({ id: _, ...entry }) => entry),
    );
  const [[first, ...rest] = []] = told(after);
  expect(rest).toEqual(told(before)[0]);
  expect(first).toMatchObject({
    ...{ at: '2026-06-17T10:00:00.000Z', operationId: 'importOrganization', kind: 'Organization' },
    ...{ userName: 'anna (command line)', thingName: 'Nordskov Tømmer A/S' },
  });
  const [entry] = await imported.orm.select().from(historyEntry).orderBy(desc(historyEntry.id)).limit(1);
  expect(entry?.fields).toContainEqual({ field: 'stacks', before: [], after: ['303'] });
  const lines = (answers: Map<string, unknown>) =>
    String(Object(answersOfOperation(answers, 'downloadHistoryCsv')[0])[1])
      .split('\n')
      .filter((line) => !line.includes(',importOrganization,'));
  expect(lines(after)).toEqual(lines(before));
});

it('lists API keys as revoked, which open nothing', async () => {
  const listed = (answers: Map<string, unknown>) =>
    objectsIn(Object(Object(answersOfOperation(answers, 'listApiKeys')[0])[1]).data);
  const revoked = listed(before).map((one) => ({ ...one, revokedAt: '2026-06-17T10:00:00.000Z' }));
  expect(listed(before).filter(({ revokedAt }) => revokedAt === null).length).toBeGreaterThan(0);
  expect(listed(after)).toEqual(revoked);
  const call = `/ingest/stack/${keys.second}`;
  expect((await imported.call('GET', call, { token: key })).status).toBe(401);
  // The column of the hash holds a text that is the hash of no key.
  const [row] = await imported.orm.select().from(apiKey).limit(1);
  expect(row?.hash).toBe(`imported ${row?.id}`);
});

it('says what was exported and imported, and what people do', () => {
  const id = yard.organizationId();
  expect(printed.exported[0]).toBe(`Exported Nordskov Tømmer A/S (${id}) into ${file}, with 3 photographs.`);
  expect(printed.imported[0]).toMatch(
    new RegExp(`^Imported Nordskov Tømmer A/S \\(${id}\\): 303 stacks, \\d+ people, 3 photographs\\.$`),
  );
  expect(printed.imported[1]).toContain('"Forgot password?"');
});

it('gives its people no password but a link to one', async () => {
  await forgot(imported, admin);
  const { token } = mailedLink(imported, '/confirm');
  expect((await confirm(imported, admin, token)).status).toBe(200);
  const body = { username: admin, password: newPassword };
  expect((await imported.call('POST', '/auth/login', { body })).status).toBe(200);
});

it('holds no hash of a password, a session or a key', async () => {
  expect(hashes.length).toBeGreaterThan(20);
  const contents = [...(await entriesIn(file))];
  for (const secret of [...hashes, key])
    expect(contents.flatMap(([name, content]) => (content.includes(secret) ? [name] : []))).toEqual([]);
});

it('is a file of its owner alone, and leaves nothing beside it', async () => {
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readdir(files.folder)).toHaveLength(1);
});

it('holds photographs as they were sent, which stay in the store', async () => {
  const contents = [...(await entriesIn(file))].filter(([name]) => name.endsWith('/original.jpg'));
  const sorted = (buffers: Buffer[]) => buffers.map((bytes) => bytes.toString('base64')).sort();
  expect(sorted(contents.map(([, content]) => content))).toEqual(sorted(originals));
  // The sweep runs an hour after the import.
  await imported.orm.update(unclaimedFile).set({ since: sql`now() - interval '2 hours'` });
  await removeUnclaimed(imported.orm, testFiles);
  expect(await imported.orm.$count(unclaimedFile)).toBe(0);
  const stored = contents.map(async ([name]) => {
    const bytes = await testFiles.read({ digest: name.split('/')[1] ?? '', part: 'original' });
    return Buffer.from(bytes ?? '');
  });
  expect(sorted(await Promise.all(stored))).toEqual(sorted(originals));
  const kept = await readdir(path.join(testFiles.incoming, '..', 'original'), {
    recursive: true,
    withFileTypes: true,
  });
  const photographs = kept.filter((one) => one.isFile());
  expect(photographs).toHaveLength(originals.length);
  // No other account of the machine may read the file.
  for (const { parentPath, name } of photographs)
    expect((await stat(path.join(parentPath, name))).mode & 0o777).toBe(0o600);
  expect(await readdir(testFiles.incoming)).toEqual([]);
});

it('goes on where it was: photographs that waited, late messages, stack numbers', async () => {
  const call = clientFor(imported, surveyor);
  const waiting = await yard.rowOf(keys.second);
  const path = `/stack/${waiting?.id}/file/BackImage`;
  expect((await clientFor(imported, admin)('GET', path)).status).toBe(404);
  while (await renderRound({ ...imported.deps, render }));
  const token = await imported.tokenOf(admin);
  expect((await imported.call('GET', path, { token })).status).toBe(200);
  expect((await call('PUT', `/ingest/stack/${keys.gone}`, yard.registration())).status).toBe(409);
  const next = await call('PUT', `/ingest/stack/${randomUUID()}`, yard.registration());
  expect(next.status).toBe(201);
  expect(String(next.data.stackNumber) > String(waiting?.stackNumber)).toBe(true);
});

it('is not imported twice', async () => {
  const again = files.importFrom(imported, file);
  await expect(again).rejects.toThrow(
    `Nordskov Tømmer A/S (${yard.organizationId()}) is here already. Nothing was changed.`,
  );
});

describe('an export', () => {
  it('that is cut off leaves nothing', async () => {
    const away = { ...testFiles, read: () => Promise.reject(new FilesUnavailable('The store is away')) };
    const { database, now } = imported.deps;
    const to = files.pathOf();
    const cutOff = exportOrganization(yard.organizationId(), to, { database, now, files: away });
    await expect(cutOff).rejects.toThrow('The store is away');
    expect(await readdir(files.folder)).toEqual([path.basename(file)]);
  });

  it('is one of two at once to one name, and whole', async () => {
    const to = files.pathOf();
    const both = [1, 2].map(() => files.exportTo(imported, yard.organizationId(), to));
    const ends = await Promise.allSettled(both);
    const failed = ends.filter((end) => end.status === 'rejected');
    expect(failed.map(({ reason }) => String(reason.message))).toEqual([
      `${to} is there already. Choose another name.`,
    ]);
    // The manifest is written last.
    expect([...(await entriesIn(to)).keys()].at(-1)).toBe('manifest.json');
    expect((await readdir(files.folder)).sort()).toEqual([file, to].map((one) => path.basename(one)).sort());
    await rm(to);
  });

  it('overwrites nothing', async () => {
    const again = files.exportTo(imported, yard.organizationId(), file);
    await expect(again).rejects.toThrow(`${file} is there already. Choose another name.`);
  });

  it('says where it cannot be written', async () => {
    const to = path.join(files.folder, 'none', 'there.zip');
    const away = files.exportTo(imported, yard.organizationId(), to);
    await expect(away).rejects.toThrow(`${to} cannot be written (ENOENT).`);
  });

  it.each(['Nordskov', '', "' or true --"])('knows no organisation “%s”', async (name) => {
    const unknown = files.exportTo(imported, name, files.pathOf());
    await expect(unknown).rejects.toThrow(`There is no organisation "${name}".`);
  });

  it('asks for the id where a name is not enough', async () => {
    const id = randomUUID();
    await imported.orm.insert(organization).values({ id, name: 'Nordskov Tømmer A/S', country: 'dk' });
    const unclear = files.exportTo(imported, 'Nordskov Tømmer A/S', files.pathOf());
    await expect(unclear).rejects.toThrow(
      /^Several organisations are called "Nordskov Tømmer A\/S"\. .*id: /,
    );
  });

  it('goes on without an original that the store has lost, and says so', async () => {
    const [lost] = await imported.orm.select().from(stackFile).limit(1);
    await testFiles.remove(lost?.digest ?? '');
    const to = files.pathOf();
    const lines = await files.exportTo(imported, yard.organizationId(), to);
    expect(lines[0]).toMatch(/with 2 photographs\. 1 more the store has lost\.$/);
    await empty(imported.orm);
    expect((await files.importFrom(imported, to))[0]).toMatch(/ 2 photographs\.$/);
  });
});
