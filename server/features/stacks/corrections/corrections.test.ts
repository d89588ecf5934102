import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { stack } from '../../../db/stackSchema';
import { objectAt, objectsIn } from '../../../testing/api/contractSchemas';
import { fieldSender } from '../../../testing/fieldSender';

const field = fieldSender();
const { admin, historyOf, measure, own, register, rowOf, send, versionsOf } = field;

const reason = 'The driver reads the lot on the sign';

async function measured(over: object = {}) {
  const key = randomUUID();
  await register(key);
  await measure(key, over);
  const row = await rowOf(key);
  const id = row?.id ?? '';
  return { key, id, path: `/stack/${id}/correction` };
}

const seen = async (path: string) => objectAt((await admin('GET', path)).data);
const etagOf = async (path: string) => ({ 'if-match': String((await seen(path)).etag) });
const detailOf = async (id: string) => objectAt((await admin('GET', `/stack/${id}`)).data);
async function versions(id: string) {
  const { call, tokenOf } = field.service();
  const token = await tokenOf('org@nordskov.example');
  return objectsIn((await call('GET', `/stack/${id}/versions`, { token })).json?.data ?? null);
}

async function correct(path: string, body: object, headers = {}) {
  return admin('PUT', path, { reason, ...body }, headers);
}

async function shownValue(id: string, fieldId: string) {
  const fields = objectsIn((await detailOf(id)).sections ?? null).flatMap(({ fields: all }) =>
    objectsIn(all ?? null),
  );
  return fields.find((one) => one.id === fieldId)?.value;
}

describe('what can be corrected', () => {
  it('is what people say, and nothing that was measured or is certified', async () => {
    const { path } = await measured();
    const { fields, orderNumber, position } = await seen(path);
    expect(objectsIn(fields ?? null).map(({ field: one }) => objectAt(one).id)).toEqual([
      ...['remark', 'treeSpecies', 'assortment', 'damages', 'fellingDate', 'areaNumber'],
    ]);
    expect([orderNumber, position]).toEqual([
      { value: null, isRequired: false },
      { value: { latitude: 56.8, longitude: 9.8, height: 40, accuracy: 3 } },
    ]);
  });

  it('is nothing of a stack that is only registered, or withdrawn', async () => {
    const key = randomUUID();
    await register(key);
    const { id } = (await rowOf(key)) ?? { id: '' };
    expect((await admin('GET', `/stack/${id}/correction`)).status).toBe(409);
    const one = await measured();
    const { lastModifiedDateTime } = await detailOf(one.id);
    await admin('PUT', `/stack/${one.id}/withdrawal`, { reason: 'Twice', lastModifiedDateTime });
    expect((await correct(one.path, { values: { remark: 'x' } })).status).toBe(409);
  });
});

describe('a correction', () => {
  it('is the next version, which has everything measured as before', async () => {
    const { key, id, path } = await measured();
    const before = await rowOf(key);
    const { status } = await correct(path, {
      values: { remark: 'At the lake', treeSpecies: 'bu', areaNumber: 'B 7' },
      orderNumber: 'PO-1',
      position: { latitude: 56.81, longitude: 9.81 },
    });
    expect(status).toBe(200);
    expect(await rowOf(key)).toEqual({
      ...before,
      ...{ treeSpecies: 'bu', areaNumber: 'B 7', orderNumber: 'PO-1' },
      ...{ latitude: 56.81, longitude: 9.81, height: null, accuracy: null },
      lastModifiedDateTime: field.service().deps.now(),
    });
    const [first, second] = await versionsOf(key);
    expect(second).toMatchObject({
      ...{ volume: first?.volume, logCount: first?.logCount, logEnds: first?.logEnds },
      ...{ version: 2, source: 'Hand', reason, measuredById: first?.measuredById },
      corrected: {
        values: { remark: 'At the gate', treeSpecies: 'fi', areaNumber: 'A 12' },
        orderNumber: null,
        position: { latitude: 56.8, longitude: 9.8, height: 40, accuracy: 3 },
      },
      beside: null,
    });
    expect(first?.beside).toMatchObject({ orderNumber: null, latitude: 56.8, height: 40 });
    expect([await shownValue(id, 'remark'), await shownValue(id, 'volume')]).toEqual(['At the lake', 27.125]);
    const { correctedFields } = await detailOf(id);
    expect(correctedFields).toEqual(
      expect.arrayContaining(['remark', 'treeSpecies', 'areaNumber', 'orderNumber', 'position']),
    );
    const { data: report } = await admin('GET', `/stack/${id}/report-data`);
    expect(objectAt(report).stack).toMatchObject({ version: 2, correctedFields });
  });

  it('has the log ends of the one before, to the last digit', async () => {
    const logEnds = [
      { x: 12.5, y: 40.25, diameter: 31.4 },
      { x: 80, y: 41, diameter: 28.05 },
    ];
    const { key, id, path } = await measured({
      fullMeasurement: true,
      logEnds: [{ file: 'FrontImage', width: 640, height: 480, scale: 100, logEnds }],
    });
    const before = await shownValue(id, 'diameters');
    expect((await correct(path, { values: { remark: 'At the lake' } })).status).toBe(200);
    expect(before).toEqual([31.4, 28.05]);
    expect(await shownValue(id, 'diameters')).toEqual(before);
    const [first, second] = await versionsOf(key);
    expect(Buffer.from(second?.logEnds ?? []).equals(Buffer.from(first?.logEnds ?? []))).toBe(true);
  });

  it('says in the history what there was and what there is', async () => {
    const { key, path } = await measured();
    await correct(path, { values: { remark: 'At the lake', treeSpecies: 'bu' } });
    expect((await historyOf(key)).at(-1)).toMatchObject({
      operationId: 'correctStack',
      fields: [
        { field: 'treeSpecies', before: ['fi'], after: ['bu'] },
        { field: 'version', before: ['1'], after: ['2'] },
        {
          field: 'corrected',
          before: [expect.stringMatching(/: At the gate$/)],
          after: [expect.stringMatching(/: At the lake$/)],
        },
        { field: 'reason', before: [], after: [reason] },
      ],
    });
  });

  it('that says what is there already changes nothing', async () => {
    const { key, path } = await measured();
    const { status } = await correct(path, {
      values: { remark: 'At the gate', damages: null },
      orderNumber: '',
      position: { latitude: 56.8, longitude: 9.8 },
    });
    expect([status, (await versionsOf(key)).length, (await historyOf(key)).length]).toEqual([200, 1, 2]);
  });

  it('can empty a value, also one of the registration', async () => {
    const key = randomUUID();
    const values = { treeSpecies: 'fi', areaNumber: 'A 12', assortment: 'sawlog', remark: 'By the road' };
    await register(key, { values });
    await measure(key, { values: { assortmentLength: 4.2, frontArea: 10, backArea: 10.5 } });
    const { id } = (await rowOf(key)) ?? { id: '' };
    expect(await shownValue(id, 'remark')).toBe('By the road');
    await correct(`/stack/${id}/correction`, { values: { remark: '' } });
    expect(await shownValue(id, 'remark')).toBeNull();
    // A late message does not bring the value back.
    await register(key, { values, changedAt: '2026-06-16T08:05:00+02:00', polterId: 'P8' });
    expect(await shownValue(id, 'remark')).toBeNull();
  });

  it('of which nothing is left is none any more', async () => {
    const { key, id, path } = await measured();
    await correct(path, { values: { remark: 'At the lake' } });
    await correct(path, { values: { remark: 'At the gate' } });
    expect((await versionsOf(key)).map(({ corrected }) => corrected)).toEqual([
      null,
      expect.objectContaining({ values: { remark: 'At the gate' } }),
      null,
    ]);
    expect((await detailOf(id)).correctedFields).toEqual([]);
  });

  it('of a stack at a sawmill is seen there', async () => {
    const { key, id, path } = await measured();
    const [sawmillId] = own().sawmillIds;
    await admin('POST', `/sawmill/${sawmillId}/assign-stacks`, { stackIds: [id] });
    expect((await correct(path, { values: { remark: 'At the lake' } })).status).toBe(200);
    expect(await rowOf(key)).toMatchObject({ state: 'AssignedToSawmill', sawmillId });
  });
});

describe('what cannot be corrected is named, and nothing is kept', () => {
  it.each<[what: string, body: object, names: string]>([
    ['a volume', { values: { volume: 30 } }, 'values.volume'],
    ['a certified area', { values: { frontArea: 11, remark: 'x' } }, 'values.frontArea'],
    ['bark, of which the volume is made', { values: { withBark: false } }, 'values.withBark'],
    ['a field that the card has not', { values: { lot: 'L 1' } }, 'values.lot'],
    ['an option that the card has not', { values: { treeSpecies: 'oak?' } }, 'values.treeSpecies'],
    ['another type', { values: { remark: 7 } }, 'values.remark'],
    ['a reason of blanks', { reason: '  ', values: { remark: 'x' } }, 'reason'],
    ['a reason of 10,000 signs', { reason: 'x'.repeat(10_000), values: { remark: 'x' } }, 'reason'],
    ['a place outside the earth', { position: { latitude: 91, longitude: 9 } }, 'position.latitude'],
  ])('%s', async (_, body, names) => {
    const { key, path } = await measured();
    const { status, fields } = await correct(path, body);
    expect([status, fields]).toEqual([400, expect.arrayContaining([names])]);
    expect(await versionsOf(key)).toHaveLength(1);
  });

  it('a value that the card requires is not emptied', async () => {
    const { path } = await measured();
    const { status, fields } = await correct(path, { values: { treeSpecies: null } });
    expect([status, fields]).toEqual([400, ['values.treeSpecies']]);
  });
});

describe('two who change one stack', () => {
  it('are told, and the first one’s correction stays', async () => {
    const { key, path } = await measured();
    const headers = await etagOf(path);
    expect((await correct(path, { values: { remark: 'First' } }, headers)).status).toBe(200);
    expect((await correct(path, { values: { areaNumber: 'Z 1' } }, headers)).status).toBe(412);
    expect((await versionsOf(key)).at(-1)).toMatchObject({ version: 2, values: { remark: 'First' } });
    expect((await correct(path, { values: { areaNumber: 'Z 1' } }, await etagOf(path))).status).toBe(200);
    expect((await versionsOf(key)).at(-1)).toMatchObject({
      values: { remark: 'First', areaNumber: 'Z 1' },
    });
  });

  it('are an administrator and a device whose measurement came in between', async () => {
    const { key, path } = await measured();
    const headers = await etagOf(path);
    await measure(key, { volume: 28, reason: 'Measured again' });
    expect((await correct(path, { values: { remark: 'First' } }, headers)).status).toBe(412);
    expect(await rowOf(key)).toMatchObject({ volume: 28 });
  });
});

describe('a device that says more after a correction', () => {
  async function corrected() {
    const one = await measured();
    await correct(one.path, {
      values: { remark: 'At the lake' },
      position: { latitude: 56.9, longitude: 9.9 },
      orderNumber: 'PO-7',
    });
    return one;
  }

  it('and repeats its message changes nothing', async () => {
    const { key } = await corrected();
    const { status, data } = await measure(key);
    expect([status, objectAt(data).changed]).toEqual([200, false]);
    const spelt = await measure(key, { volume: 27.125, app: 'Field 2.0' });
    expect([spelt.status, objectAt(spelt.data).changed]).toEqual([200, false]);
    expect(await versionsOf(key)).toHaveLength(2);
  });

  it('keeps what was corrected of the registration, which it does not send again', async () => {
    const { key, id, path } = await measured();
    expect(await shownValue(id, 'areaNumber')).toBe('A 12');
    const values = { areaNumber: 'B 7' };
    expect((await correct(path, { values }, await etagOf(path))).status).toBe(200);
    await measure(key, { volume: 29, reason: 'A log was missing' });
    expect(await shownValue(id, 'areaNumber')).toBe('B 7');
    expect(await rowOf(key)).toMatchObject({ volume: 29, areaNumber: 'B 7' });
    expect((await detailOf(id)).correctedFields).toEqual(['areaNumber']);
  });

  it('keeps what was corrected where it says as before, and its own where it says something else', async () => {
    const { key, id } = await corrected();
    const values = { assortmentLength: 4.2, frontArea: 10, backArea: 10.5, remark: 'At the gate' };
    await measure(key, { values, volume: 29, reason: 'A log was missing' });
    expect(await rowOf(key)).toMatchObject({ volume: 29, latitude: 56.9, orderNumber: 'PO-7' });
    expect(await shownValue(id, 'remark')).toBe('At the lake');
    expect((await detailOf(id)).correctedFields).toEqual(
      expect.arrayContaining(['remark', 'position', 'orderNumber']),
    );
    await measure(key, {
      values: { ...values, remark: 'At the bridge' },
      position: { latitude: 56.7, longitude: 9.7 },
      volume: 29,
      reason: 'Another place',
    });
    expect(await rowOf(key)).toMatchObject({ latitude: 56.7, orderNumber: 'PO-7' });
    expect(await shownValue(id, 'remark')).toBe('At the bridge');
    expect((await detailOf(id)).correctedFields).toEqual(['orderNumber']);
    // No former value is lost.
    expect((await versions(id)).map(({ version, orderNumber }) => [version, orderNumber])).toEqual([
      [4, 'PO-7'],
      [3, 'PO-7'],
      [2, 'PO-7'],
      [1, null],
    ]);
  });
});

it('each version says what differed, with who replaced it and when', async () => {
  const { id, path } = await measured();
  await correct(path, { values: { remark: 'At the lake' } });
  const listed = await versions(id);
  expect(listed).toMatchObject([
    { version: 2, source: 'Hand', reason, replacedDateTime: null, author: expect.stringMatching(/\S/) },
    { version: 1, source: 'App', reason: null, replacedDateTime: listed[0]?.receivedDateTime },
  ]);
  expect(listed.map(({ fields }) => objectsIn(fields ?? null).map((one) => [one.id, one.value]))).toEqual([
    [['remark', 'At the lake']],
    [['remark', 'At the gate']],
  ]);
});

it('an accepted check stays accepted, and a corrected position is judged anew', async () => {
  const { key, id, path } = await measured();
  const { orm } = field.service();
  await orm.update(stack).set({ latitude: 0, longitude: 0 }).where(eq(stack.id, id));
  await send('GET', `/ingest/stack/${key}`);
  await correct(path, { values: { remark: 'Judged' } });
  expect((await rowOf(key))?.doubts).toContain('AtZero');
  await correct(path, { position: { latitude: 56.8, longitude: 9.8 } });
  expect((await rowOf(key))?.doubts ?? []).not.toContain('AtZero');
});

it('who administers another department corrects nothing', async () => {
  const { path } = await measured();
  const { status } = await send('PUT', path, { reason, values: { remark: 'x' } });
  expect([403, 404]).toContain(status);
});
