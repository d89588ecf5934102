import { eq } from 'drizzle-orm';
import { idempotentCall } from '../db/accountSchema';
import { organization } from '../db/schema';
import { objectAt } from '../testing/api/contractSchemas';
import { type TestService, testService } from '../testing/testService';

const name = 'Nyskov A/S';
const path = '/organization';

let service: TestService;
let token: string;

beforeAll(async () => {
  service = await testService();
  token = await service.tokenOf('global@stackyard.example');
});

beforeEach(async () => {
  await service.orm.delete(idempotentCall);
  await service.orm.delete(organization).where(eq(organization.name, name));
});

function create(key: string, body: unknown = { name, country: 'dk' }) {
  return service.call('POST', path, { token, body, headers: { 'idempotency-key': key } });
}

function countCreated() {
  return service.orm.$count(organization, eq(organization.name, name));
}

it('creates one thing however often the call is sent, and answers alike', async () => {
  const first = await create('a');
  const second = await create('a');
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.text).toBe(first.text);
  expect(second.headers.get('content-type')).toBe(first.headers.get('content-type'));
  expect(second.headers.get('x-request-id')).toMatch(/./);
  expect(await countCreated()).toBe(1);
  expect(objectAt((await create('b')).json ?? {}, 'data').organizationId).not.toBe(
    objectAt(first.json ?? {}, 'data').organizationId,
  );
});

it('creates one thing of many calls at once; the others are told that it is under way, or what came of it', async () => {
  const responses = await Promise.all(Array.from({ length: 8 }, () => create('a')));
  expect(await countCreated()).toBe(1);
  expect(responses.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
  expect(new Set(responses.filter(({ status }) => status === 201).map(({ text }) => text)).size).toBe(1);
});

it('refuses the key for another call', async () => {
  await create('a');
  const response = await create('a', { name, country: 'de' });
  expect([response.status, response.json?.errorMessage]).toEqual([
    400,
    'This was already sent with different values. Reload the page and try again.',
  ]);
  expect(await countCreated()).toBe(1);
});

it('lets everybody have their own keys', async () => {
  await create('a');
  const department = { name: 'Ny', organizationId: 'none', departmentNumber: 1 };
  const own = await service.tokenOf('org@nordskov.example');
  const headers = { 'idempotency-key': 'a' };
  expect((await service.call('POST', '/department', { token: own, body: department, headers })).status).toBe(
    404,
  );
});

it('leaves the key free after a failure', async () => {
  expect((await create('a', { name: 'N', country: 'dk' })).status).toBe(400);
  expect((await create('a')).status).toBe(201);
});

it('creates one thing when the call is repeated while a slow first one runs', async () => {
  const slow = create('a');
  service.pass(61_000);
  const repeated = await create('a');
  // On a server with connections for both, either may be the first to claim the key.
  const statuses = [repeated.status, (await slow).status];
  expect(statuses).toContain(201);
  expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([]);
  expect(await countCreated()).toBe(1);
});

it('keeps answers for a day', async () => {
  await create('a');
  service.pass(24 * 60 * 60_000 - 1000);
  token = await service.tokenOf('global@stackyard.example');
  await create('a');
  expect(await countCreated()).toBe(1);
  service.pass(2000);
  await create('a');
  expect(await countCreated()).toBe(2);
  await create('a');
  expect(await countCreated()).toBe(2);
});

it('does not know keys that the contract refuses, and needs none', async () => {
  expect((await create('x'.repeat(65))).status).toBe(400);
  for (let time = 0; time < 2; time++)
    await service.call('POST', path, { token, body: { name, country: 'dk' } });
  expect(await countCreated()).toBe(2);
  expect(await service.orm.$count(idempotentCall)).toBe(0);
});
