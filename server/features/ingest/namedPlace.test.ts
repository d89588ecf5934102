import { randomUUID } from 'node:crypto';
import { harvestPlace, stackOrigin } from '../../db/harvestSchema';
import { objectAt } from '../../testing/api/contractSchemas';
import { fieldSender } from '../../testing/fieldSender';

const field = fieldSender();
const { admin, historyOf, measure, places, register, rowOf, send, sibling } = field;

async function addPlace(name: string, departmentId = places().departmentId): Promise<string> {
  const id = randomUUID();
  await field
    .service()
    .orm.insert(harvestPlace)
    .values({
      ...{ id, organizationId: field.organizationId(), departmentId, name, country: 'DK' },
      ...{ areaNumbers: [], landAddress: 'Ravnkilde 7' },
    });
  return id;
}

const later = (minute: number) => ({ changedAt: `2026-06-16T08:${minute}:00+02:00` });

async function originOf(key: string) {
  const { data } = await admin('GET', `/stack/${(await rowOf(key))?.id}/origin`);
  const { place, isChosen } = objectAt(data);
  return place === null ? null : { name: objectAt(place).name, isChosen };
}

const choose = async (key: string, placeId: string | null) =>
  admin('PUT', '/stack/harvest-place', { stackIds: [(await rowOf(key))?.id], placeId });

beforeEach(async () => {
  await field.service().orm.delete(stackOrigin);
  await field.service().orm.delete(harvestPlace);
});

it('a registration names where the wood grew, by name or by id', async () => {
  const id = await addPlace('Ravnkilde Nord');
  for (const harvestPlace of ['  ravnkilde  NORD', id.toUpperCase()]) {
    const key = randomUUID();
    expect((await register(key, { harvestPlace })).status).toBe(201);
    expect(await originOf(key)).toEqual({ name: 'Ravnkilde Nord', isChosen: true });
    const [entry] = await historyOf(key);
    expect(entry?.fields).toContainEqual({ field: 'harvestPlace', before: [], after: ['Ravnkilde Nord'] });
  }
});

it('a measurement names it, too, and the same measurement may name another place', async () => {
  await addPlace('Nord');
  await addPlace('Syd');
  const key = randomUUID();
  await measure(key, { harvestPlace: 'Nord' });
  expect(await originOf(key)).toMatchObject({ name: 'Nord' });
  expect(await measure(key, { harvestPlace: 'Nord' })).toMatchObject({
    status: 200,
    data: { changed: false },
  });
  expect(await measure(key, { harvestPlace: 'Syd' })).toMatchObject({ status: 200, data: { changed: true } });
  expect(await originOf(key)).toMatchObject({ name: 'Syd' });
});

it('an older measurement that comes again leaves the place of its correction alone', async () => {
  await addPlace('Nord');
  await addPlace('Syd');
  const key = randomUUID();
  const first = { harvestPlace: 'Nord' };
  await measure(key, first);
  await measure(key, { volume: 25.5, reason: 'Wrong length', harvestPlace: 'Syd' });
  expect(await measure(key, first)).toMatchObject({ status: 200, data: { changed: false } });
  expect(await originOf(key)).toMatchObject({ name: 'Syd' });
});

it('a registration that comes after the measurement names a place only where none was named', async () => {
  await addPlace('Nord');
  await addPlace('Syd');
  const [key, other] = [randomUUID(), randomUUID()];
  await measure(key, { harvestPlace: 'Syd' });
  await register(key, { harvestPlace: 'Nord' });
  expect(await originOf(key)).toMatchObject({ name: 'Syd' });
  await measure(other, {});
  await register(other, { harvestPlace: 'Nord' });
  expect(await originOf(other)).toMatchObject({ name: 'Nord' });
});

it('an unknown place, and one of another department, is refused in words, and nothing is stored', async () => {
  await addPlace('Elsewhere', sibling().departmentIds[0]);
  for (const harvestPlace of ['Nowhere', 'Elsewhere', randomUUID()]) {
    const key = randomUUID();
    const refused = await send('PUT', `/ingest/stack/${key}`, field.registration({ harvestPlace }));
    expect([refused.status, refused.fields]).toEqual([400, ['harvestPlace']]);
    expect(await rowOf(key)).toBeUndefined();
  }
});

it('the refusal of a former name says how a renamed place is found', async () => {
  await addPlace('Nord');
  const { call, tokenOf } = field.service();
  const token = await tokenOf('surveyor@nordskov.example');
  const body = field.registration({ harvestPlace: 'North' });
  const { json } = await call('PUT', `/ingest/stack/${randomUUID()}`, { token, body });
  expect(json).toMatchObject({
    fieldErrors: [{ message: expect.stringMatching(/renamed one .* new name, or by its id/) }],
  });
});

it('what an administrator chose stays while the device repeats itself, and a new place replaces it', async () => {
  await addPlace('Nord');
  const south = await addPlace('Syd');
  await addPlace('Øst');
  const key = randomUUID();
  await register(key, { harvestPlace: 'Nord' });
  await choose(key, south);
  await register(key, { harvestPlace: 'Nord', polterId: 'P8', ...later(10) });
  expect(await originOf(key)).toMatchObject({ name: 'Syd' });
  // A message that names no place changes nothing.
  await register(key, { polterId: 'P9', ...later(20) });
  expect(await originOf(key)).toMatchObject({ name: 'Syd' });
  await register(key, { harvestPlace: 'Øst', ...later(30) });
  expect(await originOf(key)).toMatchObject({ name: 'Øst' });
});

it('a registration that is older than the known one names no place', async () => {
  await addPlace('Nord');
  const key = randomUUID();
  await register(key, later(30));
  await register(key, { harvestPlace: 'Nord', ...later(10) });
  expect(await originOf(key)).toBeNull();
});

it('items of a batch name it like messages of their own', async () => {
  await addPlace('Nord');
  const [clientKey, other] = [randomUUID(), randomUUID()];
  const { data } = await send('POST', '/ingest/batch', {
    items: [
      { clientKey, registration: field.registration({ harvestPlace: 'Nord' }) },
      { clientKey: other, measurement: field.measured({ harvestPlace: 'Nowhere' }) },
    ],
  });
  expect(data).toMatchObject({
    items: [{ status: 201 }, { status: 400, fieldErrors: [{ field: 'harvestPlace' }] }],
  });
  expect(await originOf(clientKey)).toMatchObject({ name: 'Nord' });
});

it('a place that was deleted is named anew', async () => {
  const id = await addPlace('Nord');
  const key = randomUUID();
  await register(key, { harvestPlace: 'Nord' });
  await admin('DELETE', `/department/${places().departmentId}/harvest-place/${id}`);
  expect(await originOf(key)).toBeNull();
  await addPlace('Nord');
  await register(key, { harvestPlace: 'Nord', ...later(10) });
  expect(await originOf(key)).toMatchObject({ name: 'Nord' });
});
