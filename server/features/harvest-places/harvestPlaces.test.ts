import { eq } from 'drizzle-orm';
import { stackOrigin } from '../../db/harvestSchema';
import { historyEntry } from '../../db/historySchema';
import { stack } from '../../db/stackSchema';
import { objectAt, objectsIn } from '../../testing/api/contractSchemas';
import { clearHarvest } from '../../testing/clearHarvest';
import type { Pair } from '../../testing/harvestRing';
import { stackService } from '../../testing/stackService';
import { aStack, foreignStack, world } from '../../testing/stackWorld';

let service: Awaited<ReturnType<typeof stackService>>;

const [firstDepartment, secondDepartment] = world.departmentIds;
const admin = world.departmentAdmin;

beforeAll(async () => {
  service = await stackService();
});

afterEach(() => service.resetStacks());

beforeEach(async () => {
  await clearHarvest(service.orm, firstDepartment);
  await service.orm
    .insert(stack)
    .values([
      aStack(801, { areaNumber: 'A 1' }),
      aStack(802, { areaNumber: 'A 1', state: 'PreRegistration' }),
      aStack(803, { areaNumber: 'A 2' }),
      aStack(804, { areaNumber: null }),
      aStack(805, { areaNumber: 'A 2', withdrawnAt: new Date(0), withdrawnReason: 'Twice' }),
    ]);
});

const square = (size: number): Pair[] => [
  [9.5, 56.5],
  [9.5 + size, 56.5],
  [9.5 + size, 56.5 + size],
  [9.5, 56.5 + size],
  [9.5, 56.5],
];
const area = { type: 'Polygon', coordinates: [square(0.01)] };
const fields = {
  ...{ name: 'Ravnkilde', areaNumbers: ['A 1'], country: 'DK', producerName: 'Rold Skovbrug' },
  ...{ harvestFrom: '2026-10-01', harvestTo: '2026-11-15', statedHectares: 68 },
};

async function answer(method: string, path: string, body?: unknown, caller: string = admin, more = {}) {
  const response = await service.call(caller, method, path, body, 'en', more);
  const text = await response.text();
  const json = objectAt(text === '' ? {} : JSON.parse(text));
  return {
    status: response.status,
    message: json.errorMessage,
    errors: objectsIn(json.fieldErrors ?? []),
    data: json.data,
  };
}

const path = `/department/${firstDepartment}/harvest-place`;

async function create(over: object = {}) {
  const created = await answer('POST', path, { ...fields, geometry: area, ...over });
  expect(created.status).toBe(201);
  return objectAt(created.data);
}

async function listed() {
  const { data } = await answer('GET', path);
  const { places, placeless } = objectAt(data);
  return { places: objectsIn(places), placeless };
}

const originOf = async (number: number, caller: string = admin) =>
  objectAt((await answer('GET', `/stack/${aStack(number).id}/origin`, undefined, caller)).data);

it('a place is found by area numbers, with its hectares computed beside the stated ones', async () => {
  const created = await create();
  const { hectares, ...rest } = created;
  expect(rest).toMatchObject({ ...fields, points: 0, areas: 1, landAddress: null });
  expect(Number(hectares)).toBeCloseTo(68.57, 1);
  const { places, placeless } = await listed();
  // Withdrawn stacks do not count.
  expect(places).toEqual([{ ...created, stackCount: 2 }]);
  expect(placeless).toEqual([{ areaNumber: 'A 2', stackCount: 1 }]);
  expect(await originOf(801)).toMatchObject({ areaNumber: 'A 1', isChosen: false, place: created });
  expect(await originOf(803)).toMatchObject({ areaNumber: 'A 2', isChosen: false, place: null });
  expect(await originOf(804)).toMatchObject({ areaNumber: null, place: null });
});

it('an area number is found as stacks have it, however it is typed', async () => {
  await create({ areaNumbers: ['  A  1 ', 'A 1'] });
  expect((await listed()).places).toMatchObject([{ areaNumbers: ['A 1'], stackCount: 2 }]);
});

it.each<[string, object, string]>([
  ['an open ring', { type: 'Polygon', coordinates: [square(0.01).slice(0, 4)] }, 'An area is open'],
  ['a line', { type: 'LineString', coordinates: square(0.01) }, 'It contains a line'],
  ['UTM', { type: 'Point', coordinates: [530_000, 6_260_000] }, 'coordinates are in metres'],
  ['swapped degrees', { type: 'Point', coordinates: [56.5, 9.5] }, 'swapped'],
  ['a hole', { type: 'Polygon', coordinates: [square(0.01), square(0.001)] }, 'a hole'],
])('refuses %s in words', async (_, geometry, words) => {
  const refused = await answer('POST', path, { ...fields, geometry });
  expect(refused.status).toBe(400);
  expect(refused.errors).toMatchObject([{ field: 'geometry', message: expect.stringContaining(words) }]);
  expect((await listed()).places).toEqual([]);
});

it('refuses what contradicts itself', async () => {
  const point = { type: 'Point', coordinates: [9.5, 56.5] };
  const refusals: [object, string][] = [
    [{ ...fields }, 'geometry'],
    [{ ...fields, geometry: area, landAddress: '12a' }, 'landAddress'],
    [{ ...fields, geometry: area, harvestTo: '2026-09-30' }, 'harvestTo'],
    [{ ...fields, geometry: point, statedHectares: 4.1 }, 'statedHectares'],
    [{ ...fields, geometry: area, country: 'XX' }, 'country'],
    [{ ...fields, geometry: area, name: ' ' }, 'name'],
  ];
  for (const [body, field] of refusals)
    expect(await answer('POST', path, body)).toMatchObject({ status: 400, errors: [{ field }] });
});

it('takes a point, or an address for the simplified declaration', async () => {
  const point = { type: 'Point', coordinates: [9.123_456_78, 56.5] };
  const { id } = await create({ name: 'Point', geometry: point, statedHectares: 4 });
  const { data } = await answer('GET', `${path}/${id}`);
  expect(objectAt(data).geometry).toEqual({ type: 'MultiPoint', coordinates: [[9.123_457, 56.5]] });
  const address = { name: 'Address', areaNumbers: [], landAddress: '12a Ravnkilde By', geometry: undefined };
  expect(await create(address)).toMatchObject({ landAddress: '12a Ravnkilde By', points: 0, areas: 0 });
});

it('no two places of a department have one name, or mean one area number', async () => {
  await create();
  const again = { ...fields, geometry: area };
  expect(await answer('POST', path, { ...again, areaNumbers: [] })).toMatchObject({
    status: 409,
    errors: [{ field: 'name' }],
  });
  expect(await answer('POST', path, { ...again, name: 'Other' })).toMatchObject({
    status: 409,
    errors: [{ field: 'areaNumbers' }],
  });
  const elsewhere = `/department/${secondDepartment}/harvest-place`;
  expect(await answer('POST', elsewhere, again, world.organizationAdmin)).toMatchObject({ status: 201 });
  const both = await Promise.all(
    [1, 2].map(() => answer('POST', path, { ...again, name: 'Twice', areaNumbers: ['B'] })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
});

it('a change keeps the geometry that it does not name, and is refused for an older version', async () => {
  const { id, etag } = await create();
  const changed = { ...fields, name: 'Ravnkilde Nord', areaNumbers: ['A 2'] };
  const match = { 'If-Match': String(etag) };
  expect(await answer('PUT', `${path}/${id}`, changed, admin, match)).toMatchObject({ status: 200 });
  expect(await answer('PUT', `${path}/${id}`, changed, admin, match)).toMatchObject({ status: 412 });
  expect((await listed()).places).toMatchObject([{ name: 'Ravnkilde Nord', areas: 1, stackCount: 1 }]);
  // A geometry that is kept has to lie in the new country, too.
  expect(await answer('PUT', `${path}/${id}`, { ...changed, country: 'PL' })).toMatchObject({
    status: 400,
    errors: [{ field: 'geometry' }],
  });
  const point = { type: 'Point', coordinates: [9.5, 56.5] };
  const asPoint = { ...changed, statedHectares: null, geometry: point };
  expect(await answer('PUT', `${path}/${id}`, asPoint)).toMatchObject({ status: 200 });
  expect((await listed()).places).toMatchObject([{ points: 1, areas: 0, hectares: null }]);
});

describe('another place than that of the area number', () => {
  const choose = (body: object, caller: string = admin) =>
    answer('PUT', '/stack/harvest-place', body, caller);

  it('is chosen for several stacks, told in their history, and taken back', async () => {
    await create();
    const other = await create({ name: 'Other', areaNumbers: [] });
    const stackIds = [aStack(801).id, aStack(803).id];
    expect(await choose({ stackIds, placeId: other.id })).toMatchObject({ status: 200 });
    expect(await originOf(801)).toMatchObject({ isChosen: true, place: { name: 'Other' } });
    expect((await listed()).places).toMatchObject([
      { name: 'Other', stackCount: 2 },
      { name: 'Ravnkilde', stackCount: 1 },
    ]);
    const told = await service.orm
      .select()
      .from(historyEntry)
      .where(eq(historyEntry.thingId, aStack(803).id));
    expect(told.at(-1)).toMatchObject({ operationId: 'setStackHarvestPlace', kind: 'Stack' });
    expect(await choose({ stackIds, placeId: null })).toMatchObject({ status: 200 });
    expect(await originOf(801)).toMatchObject({ isChosen: false, place: { name: 'Ravnkilde' } });
    expect(await originOf(803)).toMatchObject({ isChosen: false, place: null });
  });

  it('is forgotten with the place', async () => {
    const { id } = await create({ areaNumbers: [] });
    await choose({ stackIds: [aStack(801).id], placeId: id });
    expect(await answer('DELETE', `${path}/${id}`)).toMatchObject({ status: 204 });
    expect(await originOf(801)).toMatchObject({ isChosen: false, place: null });
  });

  it('goes with the stack', async () => {
    const { id } = await create({ areaNumbers: [] });
    await choose({ stackIds: [aStack(801).id], placeId: id });
    await service.orm.delete(stack).where(eq(stack.id, aStack(801).id));
    expect(await service.orm.$count(stackOrigin)).toBe(0);
  });

  it('is none of another department, and no matter of withdrawn stacks or of others’', async () => {
    const { id } = await create();
    const elsewhere = aStack(806, { departmentId: secondDepartment });
    await service.orm
      .insert(stack)
      .values(elsewhere)
      .onConflictDoUpdate({ target: stack.id, set: elsewhere });
    const ofBoth = { stackIds: [aStack(801).id, elsewhere.id], placeId: id };
    expect(await choose(ofBoth, world.organizationAdmin)).toMatchObject({ status: 409 });
    expect(await choose(ofBoth)).toMatchObject({ status: 404 });
    expect(await choose({ stackIds: [aStack(801).id, aStack(805).id], placeId: id })).toMatchObject({
      status: 409,
    });
    expect(await choose({ stackIds: [foreignStack.id], placeId: null })).toMatchObject({ status: 404 });
    expect(await choose({ stackIds: [aStack(801).id], placeId: id }, world.stranger)).toMatchObject({
      status: 404,
    });
    expect(await service.orm.$count(stackOrigin)).toBe(0);
  });
});
