import { randomUUID } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { measurementCardVersion } from '../../db/cardSchema';
import { measuredNotice } from '../../db/noticeSchema';
import { appUser, department, organization, person } from '../../db/schema';
import { stack } from '../../db/stackSchema';
import { registrator } from '../../testing/access/fieldWorkers';
import { smallestLogo } from '../../testing/access/targetRows';
import { clientFor } from '../../testing/api/clientFor';
import { objectsIn } from '../../testing/api/contractSchemas';
import { fieldSender } from '../../testing/fieldSender';

const field = fieldSender();

const { historyOf, measure, measured, organizationId, register, registration, rowOf, versionsOf } = field;

describe('a registration', () => {
  it('makes a stack once, however often it is sent', async () => {
    const key = randomUUID();
    const first = await register(key);
    expect(first).toMatchObject({ status: 201, data: { state: 'PreRegistration', changed: true } });
    const again = await register(key);
    expect(again).toMatchObject({ status: 200, data: { ...first.data, changed: false } });
    expect(await rowOf(key)).toMatchObject({
      ...{ organizationId: organizationId(), departmentId: field.places().departmentId, polterId: 'P7' },
      ...{ treeSpecies: 'fi', areaNumber: 'A 12', assortment: 'sawlog', latitude: 56.8, accuracy: 3 },
      registrationDateTime: new Date('2026-06-16T06:00:00Z'),
      registeredValues: { treeSpecies: 'fi', areaNumber: 'A 12', assortment: 'sawlog' },
    });
    expect(await historyOf(key)).toMatchObject([
      { operationId: 'registerStack', userName: 'Svend Maaler', kind: 'Stack' },
    ]);
  });

  it('is changed by what is newer, and not by what is older', async () => {
    const key = randomUUID();
    await register(key, { polterId: 'second', changedAt: '2026-06-16T09:00:00+02:00' });
    expect(await register(key, { polterId: 'first' })).toMatchObject({
      status: 200,
      data: { changed: false },
    });
    expect((await rowOf(key))?.polterId).toBe('second');
    const third = { polterId: 'third', changedAt: '2026-06-16T10:00:00+02:00' };
    expect(await register(key, third)).toMatchObject({ status: 200, data: { changed: true } });
    expect((await rowOf(key))?.polterId).toBe('third');
    expect((await historyOf(key)).at(-1)?.fields).toContainEqual({
      field: 'polterId',
      before: ['second'],
      after: ['third'],
    });
  });

  it('comes after the measurement, and says what that left open', async () => {
    const key = randomUUID();
    expect((await measure(key, { values: { treeSpecies: 'bu' } })).status).toBe(201);
    expect(await rowOf(key)).toMatchObject({ registratorId: null, areaNumber: null, latitude: null });
    expect(await register(key)).toMatchObject({ status: 200, data: { state: 'Measured', changed: true } });
    expect(await rowOf(key)).toMatchObject({
      ...{ state: 'Measured', treeSpecies: 'bu', areaNumber: 'A 12', latitude: 56.8, volume: 27.125 },
      registrationDateTime: new Date('2026-06-16T06:00:00Z'),
    });
  });

  it('says that it changes nothing where the measurement keeps what it says', async () => {
    const key = randomUUID();
    await register(key);
    await measure(key);
    const before = await rowOf(key);
    const moved = { position: { latitude: 51.8, longitude: 10.6 }, changedAt: '2026-06-16T10:00:00+02:00' };
    expect(await register(key, moved)).toMatchObject({ status: 200, data: { changed: false } });
    expect(await rowOf(key)).toEqual({
      ...before,
      registrationChangedAt: new Date('2026-06-16T08:00:00Z'),
    });
    expect(await historyOf(key)).toHaveLength(2);
  });

  it('is made once of four that come at once', async () => {
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3, 4].map(() => register(key)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201]);
    expect(new Set(answers.map(({ data }) => data.stackId)).size).toBe(1);
  });

  it('is for registrators too, who measure nothing', async () => {
    const key = randomUUID();
    const call = clientFor(field.service(), registrator);
    expect((await call('PUT', `/ingest/stack/${key}`, registration())).status).toBe(201);
    expect((await call('PUT', `/ingest/stack/${key}/measurement`, measured())).status).toBe(403);
    expect((await field.admin('PUT', `/ingest/stack/${key}`, registration())).status).toBe(403);
  });
});

describe('a measurement', () => {
  it('measures a registered stack, and is stored as it was sent', async () => {
    const key = randomUUID();
    await register(key);
    const first = await measure(key);
    expect(first).toMatchObject({ status: 201, data: { state: 'Measured', measurement: { version: 1 } } });
    expect(await rowOf(key)).toMatchObject({
      ...{ volume: 27.125, logCount: 88, fullMeasurement: false, assortmentLength: 4.2, treeSpecies: 'fi' },
      measurementDateTime: new Date('2026-06-17T07:30:00Z'),
      loadedIntoSystemDateTime: field.service().deps.now(),
      // Midnight in Copenhagen.
      invoiceableDateTime: new Date('2026-06-17T22:00:00Z'),
      evidenceFailed: false,
    });
    const notices = field.service().orm.select().from(measuredNotice);
    expect(await notices.where(eq(measuredNotice.stackId, String(first.data.stackId)))).toHaveLength(1);
    const [version] = await versionsOf(key);
    expect(version).toMatchObject({
      ...{ source: 'App', instrument: 'FotoScan S3, 17', app: 'Field 1.0', reason: null },
      values: { ...measured().values, fullMeasurement: false, logCount: 88 },
    });
    expect(JSON.parse(gunzipSync(version?.message ?? '').toString())).toEqual(measured());
    const detail = await field.admin('GET', `/stack/${first.data.stackId}`);
    expect(JSON.stringify(detail.data)).toContain('At the gate');
  });

  it('is stored once, however often and by how many it is sent', async () => {
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3, 4].map(() => measure(key)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201]);
    expect(await versionsOf(key)).toHaveLength(1);
    expect(await historyOf(key)).toHaveLength(1);
  });

  it('is corrected with a reason, and the former version is kept', async () => {
    const key = randomUUID();
    await measure(key);
    const silent = await measure(key, { volume: 25.5 });
    expect(silent).toMatchObject({ status: 409, fields: ['reason'] });
    const reason = 'Wrong length';
    const corrected = await measure(key, { volume: 25.5, reason });
    expect(corrected).toMatchObject({ status: 201, data: { measurement: { version: 2 } } });
    expect(await measure(key, { volume: 25.5, reason })).toMatchObject({ status: 200 });
    // The first message comes once more, because its answer was lost.
    expect(await measure(key)).toMatchObject({ status: 200, data: { changed: false } });
    expect(await versionsOf(key)).toMatchObject([
      { volume: 27.125, source: 'App', reason: null, authorId: null },
      { volume: 25.5, source: 'Correction', reason, authorId: expect.any(String) },
    ]);
    expect((await rowOf(key))?.volume).toBe(25.5);
    const detail = await field.admin('GET', `/stack/${corrected.data.stackId}`);
    const received = '2026-06-17T10:00:00.000Z';
    expect(detail.data.measurements).toEqual([
      {
        source: 'Correction',
        app: 'Field 1.0',
        volume: 25.5,
        reason,
        author: 'Svend Maaler',
        logCount: 88,
        receivedDateTime: received,
        movedFrom: null,
      },
      {
        source: 'App',
        app: 'Field 1.0',
        volume: 27.125,
        reason: null,
        author: null,
        logCount: 88,
        receivedDateTime: received,
        movedFrom: null,
      },
    ]);
    const [, entry] = await historyOf(key);
    expect(entry).toMatchObject({ operationId: 'measureStack', userName: 'Svend Maaler' });
    expect(entry?.fields).toEqual(
      expect.arrayContaining([
        { field: 'volume', before: ['27.125'], after: ['25.5'] },
        { field: 'version', before: ['1'], after: ['2'] },
        { field: 'reason', before: [], after: [reason] },
      ]),
    );
  });

  it('is corrected by what comes at once one after the other', async () => {
    const key = randomUUID();
    await measure(key);
    const answers = await Promise.all(
      [1, 2, 3].map((volume) => measure(key, { volume, reason: 'Counted again' })),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const versions = await versionsOf(key);
    expect(versions.map(({ version }) => version)).toEqual([1, 2, 3, 4]);
    expect((await rowOf(key))?.volume).toBe(versions.at(-1)?.volume);
    expect(await historyOf(key)).toHaveLength(4);
  });

  it('of an assigned stack is corrected by the device that measured it alone', async () => {
    const key = randomUUID();
    await measure(key);
    await field
      .service()
      .orm.update(stack)
      .set({ state: 'AssignedToSawmill', sawmillId: field.own().sawmillIds[0] })
      .where(eq(stack.clientKey, key));
    const reason = 'Counted again';
    const other = await measure(key, { reason, logCount: 80, instrument: { name: 'FotoScan S3, 18' } });
    expect(other).toMatchObject({ status: 409, fields: ['instrument'] });
    expect(await measure(key, { reason, logCount: 80 })).toMatchObject({
      status: 201,
      data: { state: 'AssignedToSawmill' },
    });
  });

  it('does not bring a deleted stack back', async () => {
    const key = randomUUID();
    const { data } = await register(key);
    expect((await field.admin('DELETE', `/stack/${data.stackId}`)).status).toBe(204);
    expect(await measure(key)).toMatchObject({ status: 409, fields: ['clientKey'] });
    expect(await register(key)).toMatchObject({ status: 409, fields: ['clientKey'] });
    expect(await rowOf(key)).toBeUndefined();
  });

  const position = { latitude: 56, longitude: 9 };
  const logEnd = { x: 10, y: 10, diameter: 20 };
  const picture = { file: 'FrontImage', width: 100, height: 100, scale: 50 };
  it.each<[string, object, string, number?]>([
    ['a field that the card does not know', { values: { colour: 'red' } }, 'values.colour'],
    ['a value of another type', { values: { frontArea: 'ten' } }, 'values.frontArea'],
    ['a text for a number that is none', { values: { frontArea: 'NaN' } }, 'values.frontArea'],
    ['a value of another unit', { units: { frontArea: 'SquareFeet' } }, 'units.frontArea'],
    ['an area below zero', { values: { frontArea: -1 } }, 'values.frontArea'],
    ['an option that the card does not have', { values: { treeSpecies: 'palm' } }, 'values.treeSpecies'],
    ['a value against a rule', { values: { assortmentLength: 60 } }, 'values.assortmentLength'],
    ['a count against a rule', { logCount: 0 }, 'logCount'],
    ['a picture as a value', { values: { frontImage: { file: 'FrontImage' } } }, 'values.frontImage'],
    ['the volume as a value', { values: { volume: 3 } }, 'values.volume'],
    ['no volume', { volume: undefined }, 'volume'],
    ['a volume below zero', { volume: -0.1 }, 'volume'],
    ['a latitude beyond the earth', { position: { ...position, latitude: 91 } }, 'position.latitude'],
    ['a longitude beyond the earth', { position: { ...position, longitude: 181 } }, 'position.longitude'],
    ['a time in the future', { measuredAt: '2026-06-18T10:00:00Z' }, 'measuredAt'],
    ['a number that the service makes', { stackNumber: 'X-1' }, 'stackNumber'],
    ['a field that no message has', { colour: 'red' }, 'colour'],
    [
      'a log end outside its picture',
      { logEnds: [{ ...picture, logEnds: [logEnd, { ...logEnd, x: 101 }] }] },
      'logEnds.0.logEnds.1',
    ],
    ['a card version that is not there', { cardVersionId: randomUUID() }, 'cardVersionId', 422],
    ['a card version that is no id', { cardVersionId: 'newest' }, 'cardVersionId', 422],
  ])('refuses %s, names the field and stores nothing', async (_, over, field, status = 400) => {
    const key = randomUUID();
    expect(await measure(key, over)).toMatchObject({ status, fields: [field] });
    expect(await rowOf(key)).toBeUndefined();
  });

  it('refuses a card version that is not published', async () => {
    const [version] = await field
      .service()
      .orm.select()
      .from(measurementCardVersion)
      .where(eq(measurementCardVersion.id, field.places().cardVersionId));
    const id = randomUUID();
    const { cardId = '', definition = { fields: [] } } = version ?? {};
    await field
      .service()
      .orm.insert(measurementCardVersion)
      .values({ id, cardId, version: 99, definition: Object.assign({}, version?.definition, definition) });
    expect(await measure(randomUUID(), { cardVersionId: id })).toMatchObject({
      status: 422,
      fields: ['cardVersionId'],
    });
  });

  it('is for the departments of the surveyor, and for one department', async () => {
    const key = randomUUID();
    const elsewhere = field.sibling().departmentIds[0] ?? '';
    const answers = await Promise.all(
      [elsewhere, randomUUID(), 'Himmerland'].flatMap((departmentId) => [
        measure(key, { departmentId }),
        register(key, { departmentId }),
        field.send('GET', `/ingest/card?departmentId=${departmentId}`),
        field.send('PUT', `/ingest/stack/${key}/file/FrontImage?departmentId=${departmentId}`, smallestLogo),
      ]),
    );
    const refusal = {
      status: 404,
      errorMessage: 'Some of the values are not valid. Correct them and try again.',
      fields: ['departmentId'],
    };
    expect(answers).toEqual(answers.map(() => expect.objectContaining(refusal)));
    await measure(key);
    const [himmerland] = await field
      .service()
      .orm.select()
      .from(department)
      .where(eq(department.name, 'Himmerland'));
    const moved = await measure(key, { departmentId: himmerland?.id, reason: 'x' });
    expect(moved).toMatchObject({ status: 409, fields: ['departmentId'] });
  });
});

it('takes nothing for an inactive organisation', async () => {
  const active = (value: boolean) =>
    field
      .service()
      .orm.update(organization)
      .set({ active: value })
      .where(eq(organization.id, organizationId()));
  await active(false);
  const { status } = await register(randomUUID());
  await active(true);
  expect(status).toBe(401);
});

it('counts as a use of the organisation by who has sent it', async () => {
  await register(randomUUID());
  const [used] = await field
    .service()
    .orm.select({ lastUsedAt: person.lastUsedAt })
    .from(person)
    .innerJoin(appUser, eq(appUser.id, person.userId))
    .where(eq(appUser.email, 'surveyor@nordskov.example'));
  expect(used?.lastUsedAt).toEqual(field.service().deps.now());
});

describe('a sender asks', () => {
  it('what the service has', async () => {
    const key = randomUUID();
    expect((await field.send('GET', `/ingest/stack/${key}`)).status).toBe(404);
    await register(key);
    expect(await field.send('GET', `/ingest/stack/${key}`)).toMatchObject({
      status: 200,
      data: {
        state: 'PreRegistration',
        registrationChangedAt: '2026-06-16T06:00:00.000Z',
        measurement: null,
      },
    });
  });

  it('for the card, and gets it when it has changed', async () => {
    const path = `/ingest/card?departmentId=${field.places().departmentId}`;
    const card = await field.send('GET', path);
    expect(card).toMatchObject({
      status: 200,
      data: { cardVersionId: field.places().cardVersionId, version: 1, stackNumbering: 'AutoGenerated' },
    });
    const etag = card.headers.get('etag') ?? '';
    expect((await field.send('GET', path, undefined, { 'if-none-match': etag })).status).toBe(304);
    expect((await field.send('GET', path, undefined, { 'if-none-match': '"other"' })).status).toBe(200);
  });
});

describe('a batch', () => {
  const batch = async (items: readonly unknown[], email = 'surveyor@nordskov.example') => {
    const response = await clientFor(field.service(), email)('POST', '/ingest/batch', { items });
    return { status: response.status, answers: objectsIn(response.data.items ?? null) };
  };

  it('keeps what is right, and says of the rest what is wrong with it', async () => {
    const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()];
    const { status, answers } = await batch([
      { clientKey: first, registration: registration() },
      { clientKey: second, measurement: measured({ volume: -1 }) },
      'nothing',
      { clientKey: third, measurement: measured({ departmentId: field.sibling().departmentIds[0] }) },
      { clientKey: first, measurement: measured() },
      { clientKey: first, measurement: measured() },
      { clientKey: third, measurement: measured(), registration: registration() },
    ]);
    expect(status).toBe(200);
    expect(answers.map((answer) => [answer.index, answer.clientKey, answer.status])).toEqual([
      ...[
        [0, first, 201],
        [1, second, 400],
        [2, null, 400],
        [3, third, 404],
      ],
      ...[
        [4, first, 201],
        [5, first, 200],
        [6, third, 400],
      ],
    ]);
    expect(answers[1]).toMatchObject({ fieldErrors: [{ field: 'volume' }] });
    expect(answers[3]).toMatchObject({
      fieldErrors: [{ field: 'departmentId', message: expect.stringMatching(/^There is no department/) }],
    });
    expect((await rowOf(first))?.state).toBe('Measured');
    expect(await rowOf(second)).toBeUndefined();
    expect(await rowOf(third)).toBeUndefined();
  });

  const inJson = { 'content-type': 'application/json' };
  const withArea = (areaNumber = '') => registration({ values: { ...registration().values, areaNumber } });

  it('refuses the item alone whose text is no Unicode, and names its field', async () => {
    const keys = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    const remarks = ['dry', 'wet \ud83c', 'wet \ud83c\udf32', 'a\0'];
    const items = keys.map((clientKey, at) => ({
      clientKey,
      registration: withArea(remarks[at]),
    }));
    const { status, answers } = await batch(items);
    expect(status).toBe(200);
    expect(answers.map((answer) => answer.status)).toEqual([201, 400, 201, 400]);
    expect(answers[1]).toMatchObject({ fieldErrors: [{ field: 'values.areaNumber' }] });
    expect(await rowOf(keys[1] ?? '')).toBeUndefined();
    const alone = await register(randomUUID(), withArea(remarks[1]));
    expect([alone.status, alone.fields]).toEqual([400, ['values.areaNumber']]);
  });

  it('refuses letters of another encoding, in an item and in a call', async () => {
    const keys = [randomUUID(), randomUUID()];
    const call = clientFor(field.service(), 'surveyor@nordskov.example');
    const [other, plain] = keys.map((clientKey, at) => ({
      clientKey,
      registration: withArea(at === 0 ? 'Tømmer' : 'Timber'),
    }));
    const inLatin = (json: unknown) => Buffer.from(JSON.stringify(json), 'latin1');
    const answer = await call('POST', '/ingest/batch', inLatin({ items: [other, plain] }), inJson);
    expect(objectsIn(answer.data.items ?? null)).toMatchObject([
      { status: 400, fieldErrors: [{ field: 'values.areaNumber' }] },
      { status: 201 },
    ]);
    const path = `/ingest/stack/${keys[0]}`;
    const alone = await call('PUT', path, inLatin(other?.registration), inJson);
    expect([alone.status, alone.fields]).toEqual([400, ['values.areaNumber']]);
    expect(await rowOf(keys[0] ?? '')).toBeUndefined();
  });

  it('measures for nobody who only registers', async () => {
    const clientKey = randomUUID();
    const items = [
      { clientKey, measurement: measured() },
      { clientKey, registration: registration() },
    ];
    const { answers } = await batch(items, registrator);
    expect(answers.map((answer) => answer.status)).toEqual([403, 201]);
  });

  it('of 10,000 items is refused, and none is stored', async () => {
    const clientKey = randomUUID();
    const items = Array.from({ length: 10_000 }, () => ({ clientKey, registration: registration() }));
    expect((await batch(items)).status).toBe(413);
    expect(await rowOf(clientKey)).toBeUndefined();
  });
});
