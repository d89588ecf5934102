import { eq } from 'drizzle-orm';
import { createApp } from '../app';
import { idempotentCall } from '../db/accountSchema';
import { department, organization, organizationMember } from '../db/schema';
import { clientFor } from '../testing/api/clientFor';
import { objectAt } from '../testing/api/contractSchemas';
import { type DemoOwners, demoOwners } from '../testing/demoOwners';
import { type TestService, testService } from '../testing/testService';

const admin = 'org@nordskov.example';

let service: TestService;
let nordskov: DemoOwners;

beforeEach(async () => {
  service = await testService();
  nordskov = await demoOwners(service.orm, 'Nordskov Tømmer A/S');
});

async function sentSlowly(method: string, path: string, content: object, meanwhile: () => Promise<unknown>) {
  const bytes = new TextEncoder().encode(JSON.stringify(content));
  const body = new ReadableStream(
    {
      pull: async (controller) => {
        await meanwhile();
        controller.enqueue(bytes);
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const headers = {
    authorization: `Bearer ${await service.tokenOf(admin)}`,
    'content-type': 'application/json',
    'content-length': String(bytes.length),
  };
  const init: RequestInit & { duplex: 'half' } = { method, headers, body, duplex: 'half' };
  return (await createApp(service.deps).request(`/api/v1${path}`, init)).status;
}

describe('a body that takes its time', () => {
  const calls: [method: string, path: () => string, content: () => object, done: number][] = [
    [
      'POST',
      () => `${nordskov.organization}/add-administrator`,
      () => ({ email: 'second@skov.example' }),
      201,
    ],
    ['PUT', () => '/stack/list', () => ({ departmentIds: [nordskov.departmentId] }), 200],
  ];

  it.each(calls)('%s: nothing is done for somebody who was deactivated meanwhile', async (...call) => {
    const [method, path, content, done] = call;
    expect(await sentSlowly(method, path(), content(), async () => undefined)).toBe(done);
    const deactivate = () => service.orm.update(organizationMember).set({ state: 'Inactive' });
    expect(await sentSlowly(method, path(), content(), deactivate)).toBe(401);
  });

  it('nothing is done for somebody whose role was taken away meanwhile', async () => {
    const path = `${nordskov.department}/info`;
    const [before] = await service.orm
      .select()
      .from(department)
      .where(eq(department.id, nordskov.departmentId));
    const content = { name: 'Ny skov', departmentNumber: 7 };
    const demote = () => service.orm.update(organizationMember).set({ roles: ['Surveyor'] });
    expect(await sentSlowly('PUT', path, content, demote)).toBe(403);
    const rows = await service.orm.select().from(department).where(eq(department.id, nordskov.departmentId));
    expect(rows).toEqual([before]);
  });
});

it('a token opens no account that the address was given after it', async () => {
  const email = 'ada@skov.example';
  const call = clientFor(service, admin);
  const { data: sawmill } = await call('POST', '/sawmill', {
    organizationId: nordskov.organizationId,
    name: 'Nyt',
  });
  const users = `/sawmill/${sawmill.id}/user`;
  const { data: first } = await call('POST', users, { email });
  const token = await service.tokenOf(email);
  expect((await service.call('GET', '/user-info', { token })).status).toBe(200);
  expect((await call('DELETE', `${users}/${first.userId}`)).status).toBe(204);
  expect((await call('POST', users, { email })).status).toBe(201);
  expect((await service.call('GET', '/user-info', { token })).status).toBe(401);
});

describe('a call with a key', () => {
  const name = 'Nyskov A/S';
  const path = '/organization';

  let token: string;

  beforeEach(async () => {
    token = await service.tokenOf('global@stackyard.example');
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
    expect(
      (await service.call('POST', '/department', { token: own, body: department, headers })).status,
    ).toBe(404);
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
});
