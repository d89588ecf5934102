import { eq } from 'drizzle-orm';
import { createApp } from '../app';
import { department, organizationMember } from '../db/schema';
import { clientFor } from '../testing/api/clientFor';
import { type DemoOwners, demoOwners } from '../testing/demoOwners';
import { type TestService, testService } from '../testing/testService';

const admin = 'org@nordskov.example';

let service: TestService;
let nordskov: DemoOwners;

beforeEach(async () => {
  service = await testService();
  nordskov = await demoOwners(service.orm, 'Nordskov Tømmer A/S');
});

/** Sends the headers of a call, runs `meanwhile`, sends the body and returns the status. */
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
