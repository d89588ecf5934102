import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { apiKey } from '../../db/apiKeySchema';
import { historyEntry } from '../../db/historySchema';
import { measurement } from '../../db/measurementSchema';
import { organization } from '../../db/schema';
import { stack } from '../../db/stackSchema';
import { authorizationTargets, type Target } from '../../testing/access/targets';
import { clientFor } from '../../testing/api/clientFor';
import { objectsIn } from '../../testing/api/contractSchemas';
import { type TestService, testService } from '../../testing/testService';

let service: TestService;
let own: Target;
let sibling: Target;
let other: Target;
let admin: ReturnType<typeof clientFor>;

beforeAll(async () => {
  service = await testService();
  ({ own, sibling, other } = await authorizationTargets(service.orm));
  admin = clientFor(service, 'org@nordskov.example');
});

const path = () => `/organization/${own.organizationIds[0]}/api-key`;

async function made(...scopes: string[]) {
  const { status, data } = await admin('POST', path(), { name: 'Harvester 3', scopes });
  expect(status).toBe(201);
  return { id: String(data.id), key: String(data.key), prefix: String(data.prefix) };
}

async function listed(id: string) {
  const token = await service.tokenOf('org@nordskov.example');
  const { json } = await service.call('GET', path(), { token });
  return objectsIn(json?.data ?? null).find((row) => row.id === id);
}

function send(key: string, target = own, body: object = {}) {
  return service.call('PUT', `/ingest/stack/${randomUUID()}/measurement`, {
    headers: { 'x-api-key': key },
    body: {
      departmentId: target.departmentIds[0],
      cardVersionId: target.cardVersionIds[0],
      stackNumber: `K ${randomUUID()}`,
      measuredAt: '2026-06-17T08:00:00Z',
      fullMeasurement: false,
      volume: 12.5,
      logCount: 40,
      ...body,
    },
  });
}

it('is shown once, and kept as a hash', async () => {
  const { id, key, prefix } = await made('Measure');
  expect(key).toMatch(/^sy_[\w-]{43}$/);
  expect(key.startsWith(prefix)).toBe(true);
  expect(await listed(id)).toEqual({
    ...{ id, name: 'Harvester 3', scopes: ['Measure'], prefix, createdBy: 'Ole Nordskov' },
    ...{ createdAt: service.deps.now().toISOString(), lastUsedAt: null, revokedAt: null },
  });
  expect(JSON.stringify(await service.orm.select().from(apiKey))).not.toContain(key);
  const history = await service.orm.select().from(historyEntry).where(eq(historyEntry.thingId, id));
  expect(history).toMatchObject([{ operationId: 'createApiKey', kind: 'ApiKey', thingName: 'Harvester 3' }]);
  expect(JSON.stringify(history)).not.toContain(key);
});

it('measures in every department of its organisation, and in no other one', async () => {
  const { id, key, prefix } = await made('Measure');
  const first = await send(key);
  expect(first.status).toBe(201);
  expect((await send(key, sibling)).status).toBe(201);
  expect((await send(key, other)).status).toBe(404);
  expect((await listed(id))?.lastUsedAt).toBe(service.deps.now().toISOString());
  const stackId = JSON.parse(first.text).data.stackId;
  const [row] = await service.orm.select().from(measurement).where(eq(measurement.stackId, stackId));
  expect(row).toMatchObject({ source: 'Key', measuredById: null });
  const [entry] = await service.orm
    .select()
    .from(historyEntry)
    .where(eq(historyEntry.thingId, stackId))
    .orderBy(asc(historyEntry.id));
  expect(entry).toMatchObject({ userName: `Harvester 3 (${prefix}…)`, personId: null });
});

it('does what its scopes name', async () => {
  const { key } = await made('Register');
  expect((await send(key)).status).toBe(403);
  const registration = { registeredAt: '2026-06-17T08:00:00Z', changedAt: '2026-06-17T08:00:00Z' };
  const response = await service.call('PUT', `/ingest/stack/${randomUUID()}`, {
    headers: { 'x-api-key': key },
    body: {
      ...{ departmentId: own.departmentIds[0], cardVersionId: own.cardVersionIds[0], stackNumber: 'K 1' },
      ...registration,
      values: { treeSpecies: 'fi', areaNumber: 'A 12', assortment: 'sawlog' },
    },
  });
  expect(response.status).toBe(201);
  const [row] = await service.orm.select().from(stack).where(eq(stack.stackNumber, 'K 1'));
  expect(row).toMatchObject({ state: 'PreRegistration', registratorId: null });
});

it('opens nothing else', async () => {
  const { key } = await made('Register', 'Measure');
  for (const [method, other, status] of [
    ['GET', path(), 401],
    ['GET', '/user-info', 401],
    ['GET', `/stack/${own.stackIds[0]}`, 403],
  ] as const)
    expect((await service.call(method, other, { headers: { 'x-api-key': key } })).status).toBe(status);
});

describe('a key that reads', () => {
  const read = (key: string, method: 'GET' | 'PUT', to: string, body?: object) =>
    service.call(method, to, { headers: { 'x-api-key': key }, ...(body && { body }) });

  it('reads the list, a stack and a file of its organisation, and says when it was last used', async () => {
    const { id, key } = await made('Read');
    const departmentIds = [own.departmentIds[0]];
    const list = await read(key, 'PUT', '/stack/list', { departmentIds });
    expect(list.status).toBe(200);
    expect((await read(key, 'GET', `/stack/${own.stackIds[0]}`)).status).toBe(200);
    const file = await read(key, 'PUT', '/stack/export-geojson', { filters: { departmentIds } });
    expect(file.status).toBe(200);
    expect((await listed(id))?.lastUsedAt).toBe(service.deps.now().toISOString());
  });

  it('sends nothing, and reads nothing while its organisation is inactive or once it is revoked', async () => {
    const { id, key } = await made('Read');
    expect((await send(key)).status).toBe(403);
    const stackPath = `/stack/${own.stackIds[0]}`;
    const [organizationId = ''] = own.organizationIds;
    const activate = (active: boolean) =>
      service.orm.update(organization).set({ active }).where(eq(organization.id, organizationId));
    await activate(false);
    const inactive = await read(key, 'GET', stackPath);
    await activate(true);
    expect(inactive.status).toBe(403);
    await admin('DELETE', `${path()}/${id}`);
    expect((await read(key, 'GET', stackPath)).status).toBe(401);
  });
});

it('opens nothing once it is revoked, and while its organisation is deleted or inactive', async () => {
  const { id, key } = await made('Measure');
  const [organizationId = ''] = own.organizationIds;
  const activate = (active: boolean) =>
    service.orm.update(organization).set({ active }).where(eq(organization.id, organizationId));
  await activate(false);
  const inactive = await send(key);
  await activate(true);
  expect(inactive.status).toBe(403);
  expect((await admin('DELETE', `${path()}/${id}`)).status).toBe(204);
  expect((await admin('DELETE', `${path()}/${id}`)).status).toBe(204);
  expect((await send(key)).status).toBe(401);
  expect((await listed(id))?.revokedAt).toBe(service.deps.now().toISOString());
  expect((await send('sy_unknown')).status).toBe(401);
});

it('of another organisation cannot be revoked', async () => {
  expect((await admin('DELETE', `${path()}/${other.apiKeyIds[0]}`)).status).toBe(404);
});

it('is one of fifty at most', async () => {
  const rows = Array.from({ length: 50 }, (_, index) => ({
    ...{ id: randomUUID(), organizationId: own.organizationIds[0] ?? '', name: `Key ${index}` },
    ...{ scopes: ['Measure' as const], hash: `hash ${index}`, prefix: 'sy_aaaaa', createdAt: new Date(0) },
  }));
  await service.orm.insert(apiKey).values(rows);
  expect((await admin('POST', path(), { name: 'One more', scopes: ['Measure'] })).status).toBe(409);
});
