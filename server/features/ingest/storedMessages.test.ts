import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { retry } from '../../commands/retry';
import { measurementCardVersion } from '../../db/cardSchema';
import { unclaimedFile } from '../../db/fileSchema';
import { measurement } from '../../db/measurementSchema';
import { stack } from '../../db/stackSchema';
import { type FileStore, FilesUnavailable } from '../../ports/fileStore';
import { authorizationTargets } from '../../testing/access/targets';
import { clientFor } from '../../testing/api/clientFor';
import { fieldSender } from '../../testing/fieldSender';
import { testFiles } from '../../testing/testFiles';
import { testService } from '../../testing/testService';
import { removeUnclaimed } from '../stacks/pictures/removeUnclaimed';
import { storeMessages } from './storeMessages';

const {
  service,
  admin,
  places,
  rowOf,
  measure,
  measured,
  register,
  registration,
  numbering,
  send,
  versionsOf,
} = fieldSender();

const storeInto = (files: FileStore) => storeMessages({ ...service().deps, orm: service().orm, files });

async function storeAll() {
  while (await storeInto(testFiles));
}

async function messageOf(key: string) {
  const [version] = await versionsOf(key);
  const digest = version?.messageDigest ?? '';
  const file = await testFiles.read({ digest, part: 'message' });
  return { waits: version?.message !== null, digest, text: file && gunzipSync(file).toString() };
}

it('a message is kept as it was sent: first in the database, then in the store', async () => {
  const key = randomUUID();
  await measure(key);
  expect(await messageOf(key)).toMatchObject({ waits: true, text: null });
  await storeAll();
  expect(await messageOf(key)).toMatchObject({ waits: false, text: JSON.stringify(measured()) });
  expect(await storeInto(testFiles)).toBe(false);
});

describe('a message that comes again', () => {
  const reversed = () => Object.fromEntries(Object.entries(measured()).reverse());

  const moments: Record<string, () => Promise<unknown>> = {
    'before the store has it': () => Promise.resolve(),
    'when the store has it': storeAll,
    // These versions are from before messages had digests.
    'without a digest of the former one': () =>
      service().orm.update(measurement).set({ messageDigest: null }).execute(),
  };

  it.each(Object.entries(moments))('changes nothing: %s', async (_moment, prepare) => {
    const key = randomUUID();
    await measure(key);
    await prepare();
    expect(await measure(key)).toMatchObject({ status: 200, data: { changed: false } });
    expect(await send('PUT', `/ingest/stack/${key}/measurement`, reversed())).toMatchObject({ status: 200 });
    expect(await measure(key, { volume: 27.126 })).toMatchObject({ status: 409, fields: ['reason'] });
    expect(await versionsOf(key)).toHaveLength(1);
  });
});

it('messages of former versions, which have no digest, go to the store, too', async () => {
  const key = randomUUID();
  await measure(key);
  const { digest } = await messageOf(key);
  await service().orm.update(measurement).set({ messageDigest: null });
  await storeAll();
  expect(await messageOf(key)).toEqual({ waits: false, digest, text: JSON.stringify(measured()) });
});

it('a message stays in the database while the store is away: for 17 hours, then until the command', async () => {
  const key = randomUUID();
  await measure(key);
  const lines: string[] = [];
  const away: FileStore = { ...testFiles, keep: () => Promise.reject(new FilesUnavailable('away')) };
  const storing = {
    ...service().deps,
    orm: service().orm,
    files: away,
    onFailure: (line: string) => lines.push(line),
  };
  const moments: number[] = [];
  const start = service().deps.now().getTime();
  for (const minute of [0, 1, 2, 6, 7, 21, 22, 81, 82, 321, 322, 1041, 1042, 5000]) {
    service().pass(start + minute * 60_000 - service().deps.now().getTime());
    await storeMessages(storing).catch(() => moments.push(minute));
  }
  expect(moments).toEqual([0, 2, 7, 22, 82, 322, 1042]);
  expect(lines).toEqual([expect.stringContaining('could not be moved to the store in 7 attempts')]);
  await storeAll();
  expect(await messageOf(key)).toMatchObject({ waits: true });
  expect(await retry(service().deps)).toEqual(['1 message of a measurement is tried again.']);
  await storeAll();
  expect(await messageOf(key)).toMatchObject({ waits: false, text: JSON.stringify(measured()) });
});

it('a message that cannot be stored keeps none of the others waiting', async () => {
  const [first, second] = [randomUUID(), randomUUID()];
  await measure(first, { volume: 27.4 });
  await measure(second, { volume: 27.5 });
  const { digest } = await messageOf(first);
  const keep: FileStore['keep'] = (key, file) =>
    key.digest === digest
      ? Promise.reject(new FilesUnavailable('just being removed'))
      : testFiles.keep(key, file);
  await expect(storeInto({ ...testFiles, keep })).rejects.toThrow('just being removed');
  expect(await messageOf(first)).toMatchObject({ waits: true });
  expect(await messageOf(second)).toMatchObject({ waits: false });
});

it('values that are nested too deeply are refused', async () => {
  const { values: _values, ...rest } = measured();
  const nested = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  const body = JSON.stringify(rest).replace(/}$/, `,"values":{"remark":${nested}}}`);
  const answer = await send('PUT', `/ingest/stack/${randomUUID()}/measurement`, Buffer.from(body), {
    'content-type': 'application/json',
  });
  expect(answer.status).toBe(400);
});

it('a message that is erased while it is being stored is not kept', async () => {
  const key = randomUUID();
  await measure(key, { volume: 27.2 });
  const { digest } = await messageOf(key);
  const ofStack = eq(measurement.stackId, (await rowOf(key))?.id ?? '');
  const keep: FileStore['keep'] = async (...given) => {
    await service().orm.update(measurement).set({ message: null, messageDigest: null }).where(ofStack);
    await testFiles.keep(...given);
  };
  await storeInto({ ...testFiles, keep });
  expect((await versionsOf(key))[0]).toMatchObject({ message: null, messageDigest: null });
  await anHourLater();
  await removeUnclaimed(service().orm, testFiles);
  expect(await testFiles.read({ digest, part: 'message' })).toBeNull();
});

const anHourLater = () =>
  service().orm.update(unclaimedFile).set({ since: sql`now() - interval '61 minutes'` });

it('a message goes from the store an hour after the last stack that it measured', async () => {
  const [key, other] = [randomUUID(), randomUUID()];
  await measure(key, { volume: 27.3 });
  await measure(other, { volume: 27.3 });
  await storeAll();
  const { digest } = await messageOf(key);
  await anHourLater();
  await removeUnclaimed(service().orm, testFiles);
  expect(await testFiles.read({ digest, part: 'message' })).not.toBeNull();
  await service().orm.delete(stack).where(eq(stack.clientKey, key));
  await anHourLater();
  await removeUnclaimed(service().orm, testFiles);
  expect(await testFiles.read({ digest, part: 'message' })).not.toBeNull();
  await service().orm.delete(stack).where(eq(stack.clientKey, other));
  await anHourLater();
  await removeUnclaimed(service().orm, testFiles);
  expect(await testFiles.read({ digest, part: 'message' })).toBeNull();
});

describe('the number of a stack', () => {
  afterEach(() => numbering('AutoGenerated'));

  it('is the next of its department and year', async () => {
    const [one, two] = [await register(randomUUID()), await measure(randomUUID())];
    const numberOf = ({ data }: typeof one) => String(data.stackNumber);
    expect(numberOf(one)).toMatch(/^26-\d+-\d{5}$/);
    const [prefix, count] = [numberOf(one).slice(0, -5), Number(numberOf(one).slice(-5))];
    expect(numberOf(two)).toBe(prefix + String(count + 1).padStart(5, '0'));
    const former = { registeredAt: '2025-03-01T08:00:00Z' };
    expect(numberOf(await register(randomUUID(), former))).toMatch(/^25-/);
  });

  it('is named together with all else that is wrong', async () => {
    const { fields } = await register(randomUUID(), {
      stackNumber: 'Gate 1',
      values: { treeSpecies: 'fi', areaNumber: 'A 12', assortment: 'gold' },
    });
    expect(fields).toEqual(['stackNumber', 'values.assortment']);
  });

  it("is the device's where the organisation numbers by itself, and a taken one is answered with a free one", async () => {
    await numbering('Manuel');
    const key = randomUUID();
    expect(await register(key)).toMatchObject({ status: 400, fields: ['stackNumber'] });
    const first = await register(key, { stackNumber: 'Rold 099' });
    expect(first).toMatchObject({ status: 201, data: { stackNumber: 'Rold 099' } });
    const token = await service().tokenOf('surveyor@nordskov.example');
    const body = registration({ stackNumber: 'Rold 099' });
    const taken = await service().call('PUT', `/ingest/stack/${randomUUID()}`, { token, body });
    expect(taken.status).toBe(409);
    expect(taken.json?.fieldErrors).toEqual([
      { field: 'stackNumber', message: 'This number is taken. Rold 100 is free.', suggestion: 'Rold 100' },
    ]);
    expect((await measure(key, { stackNumber: 'Rold 099' })).status).toBe(201);
    expect(await measure(key, { stackNumber: 'Rold 7', reason: 'x' })).toMatchObject({ status: 409 });
  });
});

describe('a stack with fields of its own', () => {
  it('shows its day and order number where the card has fields for them, which nobody sends as values', async () => {
    const key = randomUUID();
    const refused = await register(key, {
      values: { ...registration().values, orderNumber: '26-4' },
    });
    expect(refused).toMatchObject({ status: 400, fields: ['values.orderNumber'] });
    await register(key, { orderNumber: '26-4' });
    const twice = await measure(key, { values: { ...measured().values, measurementDate: '2026-06-17' } });
    expect(twice).toMatchObject({ status: 400, fields: ['values.measurementDate'] });
    const { data } = await measure(key);
    const report = await admin('GET', `/stack/${data.stackId}/report-data`);
    const fields = [
      expect.objectContaining({ id: 'orderNumber', value: '26-4' }),
      expect.objectContaining({ id: 'registrationDate', value: '2026-06-16T06:00:00.000Z' }),
      expect.objectContaining({ id: 'measurementDate', value: '2026-06-17T07:30:00.000Z' }),
    ];
    expect(report.data).toMatchObject({ stack: { fields: expect.arrayContaining(fields) } });
  });

  it('goes on showing an order number that came as a value, by a former version of the card', async () => {
    const key = randomUUID();
    await register(key);
    const isOwn = eq(stack.clientKey, key);
    await service()
      .orm.update(stack)
      .set({ registeredValues: { orderNumber: 'old 7' } })
      .where(isOwn);
    const { data } = await measure(key);
    const shown = async () => {
      const report = await admin('GET', `/stack/${data.stackId}/report-data`);
      return JSON.stringify(report.data).includes('old 7');
    };
    expect(await shown()).toBe(true);
    await service().orm.update(stack).set({ registeredValues: null }).where(isOwn);
    const isOfStack = eq(measurement.stackId, String(data.stackId));
    await service()
      .orm.update(measurement)
      .set({ values: { orderNumber: 'old 7' } })
      .where(isOfStack);
    expect(await measure(key, { volume: 25.5, reason: 'Wrong length' })).toMatchObject({ status: 201 });
    expect(await shown()).toBe(true);
  });

  it('asks for an order number by its name where the card requires it', async () => {
    const { cardVersionId } = places();
    const { orm } = service();
    const isOwn = eq(measurementCardVersion.id, cardVersionId);
    const [version] = await orm.select().from(measurementCardVersion).where(isOwn);
    if (!version) throw new Error('The organisation has no card');
    const required = { kind: 'RequiredForMeasurement' as const, value: null };
    const fields = version.definition.fields.map((one) =>
      one.id === 'orderNumber' ? { ...one, rules: [...one.rules, required] } : one,
    );
    await orm
      .update(measurementCardVersion)
      .set({ definition: { ...version.definition, fields } })
      .where(isOwn);
    const key = randomUUID();
    expect(await measure(key)).toMatchObject({ status: 400, fields: ['orderNumber'] });
    expect(await measure(key, { orderNumber: '26-5' })).toMatchObject({ status: 201 });
    const registered = randomUUID();
    await register(registered, { orderNumber: '26-6' });
    expect(await measure(registered, { orderNumber: '' })).toMatchObject({ status: 201 });
    await orm.update(measurementCardVersion).set({ definition: version.definition }).where(isOwn);
  });
});

describe('the guide', () => {
  interface Line {
    method: string;
    path: string;
    headers: Record<string, string>;
    body?: string | Uint8Array;
  }

  function linesOf(guide: string, variables: Record<string, string>, photograph: Uint8Array): Line[] {
    const filled = (text: string) => text.replace(/\$([A-Z]+)/g, (_, name) => variables[name] ?? '');
    const blocks = [...guide.matchAll(/```sh\n(curl[\s\S]*?)```/g)].map(([, block = '']) => filled(block));
    return blocks.map((block) => {
      const [command = '', body] = block.split(/<<EOF\n/);
      const headers = [...command.matchAll(/-H "([^:"]+): ([^"]*)"/g)].map(([, name, value]) => [
        name,
        value,
      ]);
      return {
        method: /-X (\w+)/.exec(command)?.[1] ?? 'GET',
        path: /"(\/[^"]*)"/.exec(command)?.[1] ?? '',
        headers: Object.fromEntries(headers),
        ...(command.includes('--data-binary @front.jpg') && { body: photograph }),
        ...(body !== undefined && { body: body.replace(/\nEOF\s*$/, '') }),
      };
    });
  }

  it('has curl lines that work, in their order', async () => {
    const guided = await testService();
    const { own } = await authorizationTargets(guided.orm);
    const path = `/organization/${own.organizationIds[0]}/api-key`;
    const key = await clientFor(guided, 'org@nordskov.example')('POST', path, {
      name: 'curl',
      scopes: ['Measure'],
    });
    const create = { width: 40, height: 30, channels: 3 as const, background: 'brown' };
    const photograph = await sharp({ create }).jpeg().toBuffer();
    const variables = {
      STACKYARD: '',
      KEY: String(key.data.key),
      DEPARTMENT: own.departmentIds[0] ?? '',
      CARD: own.cardVersionIds[0] ?? '',
      STACK: randomUUID(),
      DIGEST: createHash('sha256').update(photograph).digest('base64'),
    };
    const lines = linesOf(readFileSync('docs/ingest.md', 'utf8'), variables, photograph);
    const answers = [];
    for (const { method, path, headers, body } of lines)
      answers.push(await guided.call(method, path, { headers, body }));
    expect(answers.map(({ status, text }) => [status, status < 300 ? '' : text])).toEqual([
      ...[
        [200, ''],
        [201, ''],
        [201, ''],
        [201, ''],
        [200, ''],
        [200, ''],
      ],
    ]);
    const items = JSON.parse(answers.at(-1)?.text ?? '').data.items;
    expect(items).toMatchObject([{ status: 200 }, { status: 201, stack: { measurement: { version: 2 } } }]);
    // The first stack of a newcomer passes its checks.
    const [row] = await guided.orm.select().from(stack).where(eq(stack.clientKey, variables.STACK));
    expect([row?.evidenceFailed, row?.doubts]).toEqual([false, null]);
  });
});
