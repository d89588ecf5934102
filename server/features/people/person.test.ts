import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { person } from '../../db/schema';
import { clientFor } from '../../testing/api/clientFor';
import { objectAt, objectsIn } from '../../testing/api/contractSchemas';
import { type DemoOwners, demoOwners } from '../../testing/demoOwners';
import { readMailLink } from '../../testing/mail/readMailLink';
import { personIn } from '../../testing/personIn';
import { type TestService, testService } from '../../testing/testService';

const minute = 60_000;
const departmentAdmin = 'department@nordskov.example';
const lead = 'lead@nordskov.example';
const email = 'ada@skov.example';
const ada = { email, name: 'Ada Skov', phone: '112', roles: ['Surveyor'], enableAutoEmails: true };

let service: TestService;
let admin: ReturnType<typeof clientFor>;
let nordskov: DemoOwners;
let rold: DemoOwners;

beforeEach(async () => {
  service = await testService();
  admin = clientFor(service, 'org@nordskov.example');
  nordskov = await demoOwners(service.orm, 'Nordskov Tømmer A/S');
  rold = await demoOwners(service.orm, 'Nordskov Tømmer A/S', 'Rold Skov');
});

const pathOf = (id: unknown) => `${nordskov.organization}/person/${id}`;

async function idOf(address: string): Promise<string> {
  return personIn(service.orm, nordskov.organizationId, address);
}

async function aSawmill(): Promise<string> {
  const { data } = await admin('POST', '/sawmill', {
    organizationId: nordskov.organizationId,
    name: 'Nyt savværk',
  });
  return String(data.id);
}

describe('a person', () => {
  it('is read with all that it is in the organisation', async () => {
    const sawmill = await aSawmill();
    const created = await admin('POST', `${nordskov.department}/user`, { ...ada, name: '' });
    await admin('POST', `${rold.department}/add-administrator`, { email, name: 'Ada' });
    await admin('POST', `/sawmill/${sawmill}/user`, { email, name: 'A. Skov', phone: '9' });
    const { data } = await admin('GET', pathOf(created.data.userId));
    expect(data).toMatchObject({
      personId: created.data.userId,
      name: 'Ada',
      email,
      phone: '112',
      invited: true,
      lastUsedAt: null,
      organization: null,
      departments: [
        { departmentId: nordskov.departmentId, roles: ['Surveyor'], state: 'Active', name: '' },
        { departmentName: 'Rold Skov', roles: ['DepartmentAdmin'], name: 'Ada' },
      ],
      sawmills: [{ sawmillId: sawmill, sawmillName: 'Nyt savværk', name: 'A. Skov' }],
    });
    const [row] = objectsIn(data.departments);
    const { data: owner } = await admin('GET', nordskov.department);
    const listed = objectsIn(owner.users).find(({ userId }) => userId === data.personId);
    expect(row?.etag).toBe(listed?.etag);
    const all = await admin('GET', `${nordskov.organization}/person`);
    expect(JSON.stringify(all.data)).not.toContain('error');
  });

  it('is to a department admin what it is in the own departments', async () => {
    const caller = clientFor(service, departmentAdmin);
    const surveyor = await idOf('surveyor@nordskov.example');
    const { data } = await caller('GET', pathOf(surveyor));
    expect(objectsIn(data.departments).map(({ departmentName }) => departmentName)).toEqual(['Rold Skov']);
    expect([data.organization, data.sawmills]).toEqual([null, []]);
    expect((await caller('GET', pathOf(await idOf(lead)))).status).toBe(404);
    expect((await caller('PUT', `${pathOf(surveyor)}/deactivate`)).status).toBe(403);
  });

  it('is listed for those who may read it', async () => {
    const peopleFor = async (caller: string) => {
      const token = await service.tokenOf(caller);
      const { json } = await service.call('GET', `${nordskov.organization}/person`, { token });
      return objectsIn(json?.data).map((row) => row.email);
    };
    const all = await peopleFor('org@nordskov.example');
    expect(all).toEqual(expect.arrayContaining([lead, departmentAdmin, 'sawmill@birkesav.example']));
    const few = await peopleFor(departmentAdmin);
    expect(few).toEqual(expect.arrayContaining([departmentAdmin, 'surveyor@nordskov.example']));
    expect(few).not.toContain(lead);
    expect(few.length).toBeLessThan(all.length);
  });

  it('stands in the list of the organisation with its roles in departments', async () => {
    const { data } = await admin('GET', nordskov.organization);
    const row = objectsIn(data.users).find(({ userEmail }) => userEmail === departmentAdmin);
    expect(row?.departmentRoles).toEqual([
      {
        departmentId: rold.departmentId,
        departmentName: 'Rold Skov',
        roles: ['DepartmentAdmin'],
        state: 'Active',
      },
    ]);
  });
});

describe('the last use', () => {
  const useOf = async (address: string) => {
    const { data } = await admin('GET', pathOf(await idOf(address)));
    return { invited: data.invited, lastUsedAt: data.lastUsedAt };
  };

  it('is written once in ten minutes, when the organisation is asked about', async () => {
    await admin('POST', `${rold.department}/add-administrator`, { email });
    const own = clientFor(service, email);
    expect((await own('GET', '/department/list')).status).toBe(200);
    expect(await useOf(email)).toEqual({ invited: true, lastUsedAt: null });
    const first = service.deps.now().toISOString();
    expect((await own('PUT', '/stack/list', { departmentIds: [rold.departmentId] })).status).toBe(200);
    expect(await useOf(email)).toEqual({ invited: false, lastUsedAt: first });
    service.pass(9 * minute);
    await own('GET', rold.department);
    expect(await useOf(email)).toMatchObject({ lastUsedAt: first });
    service.pass(2 * minute);
    await own('GET', rold.department);
    expect(await useOf(email)).toMatchObject({ lastUsedAt: service.deps.now().toISOString() });
  });

  it('of one organisation is none of another one', async () => {
    const harzer = await demoOwners(service.orm, 'Harzer Rundholz GmbH');
    const both = clientFor(service, 'multi@stackyard.example');
    const before = await useOf('multi@stackyard.example');
    service.pass(60 * minute);
    expect((await both('GET', harzer.organization)).status).toBe(200);
    expect(await useOf('multi@stackyard.example')).toEqual(before);
    expect((await both('GET', nordskov.organization)).status).toBe(200);
    expect(await useOf('multi@stackyard.example')).not.toEqual(before);
  });

  it('is neither hidden nor made up by ids in a query string', async () => {
    const harzer = await demoOwners(service.orm, 'Harzer Rundholz GmbH');
    const multi = clientFor(service, 'multi@stackyard.example');
    await multi('POST', `${rold.department}/add-administrator`, { email });
    const { data } = await multi('POST', `${harzer.organization}/add-administrator`, { email });
    const own = clientFor(service, email);
    expect((await own('GET', `/user-info?x=${nordskov.organizationId}`)).status).toBe(200);
    expect(await useOf(email)).toMatchObject({ invited: true });
    const others = Array.from({ length: 100 }, () => randomUUID());
    expect((await own('GET', `${rold.department}?x=${others}`)).status).toBe(200);
    expect(await useOf(email)).toMatchObject({ invited: false });
    const foreign = await multi('GET', `${harzer.organization}/person/${data.userId}`);
    expect(foreign.data).toMatchObject({ invited: true });
  });

  it('is none of an organisation where nothing is open to the caller', async () => {
    const harzer = await demoOwners(service.orm, 'Harzer Rundholz GmbH');
    const multi = clientFor(service, 'multi@stackyard.example');
    await multi('POST', `${rold.department}/add-administrator`, { email });
    const { data } = await multi('POST', `${harzer.organization}/user`, ada);
    const own = clientFor(service, email);
    const info = { name: harzer.organizationId, departmentNumber: 1 };
    expect((await own('PUT', `${rold.department}/info`, info)).status).toBe(200);
    expect(await useOf(email)).toMatchObject({ invited: false });
    const foreign = await multi('GET', `${harzer.organization}/person/${data.userId}`);
    expect(foreign.data).toMatchObject({ invited: true });
  });

  it('is not that of a call that was refused', async () => {
    await admin('POST', `${rold.department}/add-administrator`, { email });
    expect((await clientFor(service, email)('GET', nordskov.department)).status).toBe(404);
    expect(await useOf(email)).toEqual({ invited: true, lastUsedAt: null });
  });
});

describe('ending all access of a person', () => {
  it('makes every role of the organisation inactive and takes it from the sawmills', async () => {
    const sawmill = await aSawmill();
    await admin('POST', `/sawmill/${sawmill}/user`, { email: lead });
    const id = await idOf(lead);
    const own = clientFor(service, lead);
    expect((await own('GET', '/user-info')).status).toBe(200);
    expect((await admin('PUT', `${pathOf(id)}/deactivate`)).status).toBe(200);
    const { data } = await admin('GET', pathOf(id));
    expect(data).toMatchObject({ organization: { state: 'Inactive' }, sawmills: [] });
    expect(objectsIn(data.departments).map(({ state }) => state)).toEqual([
      'Inactive',
      'Inactive',
      'Inactive',
    ]);
    expect((await own('GET', '/user-info')).status).toBe(401);
  });

  it('leaves what another organisation gave', async () => {
    const harzer = await demoOwners(service.orm, 'Harzer Rundholz GmbH');
    const both = 'multi@stackyard.example';
    expect((await admin('PUT', `${pathOf(await idOf(both))}/deactivate`)).status).toBe(200);
    expect((await clientFor(service, both)('GET', harzer.organization)).status).toBe(200);
    expect((await clientFor(service, both)('GET', nordskov.organization)).status).toBe(404);
  });

  it('ends a person who was a sawmill user only, with the account', async () => {
    const { data } = await admin('POST', `/sawmill/${await aSawmill()}/user`, { email });
    expect((await admin('PUT', `${pathOf(data.userId)}/deactivate`)).status).toBe(200);
    expect((await admin('GET', pathOf(data.userId))).status).toBe(404);
    expect((await clientFor(service, email)('GET', '/user-info')).status).toBe(401);
  });

  it('is refused for oneself and for the last administrator', async () => {
    expect(await admin('PUT', `${pathOf(await idOf('org@nordskov.example'))}/deactivate`)).toMatchObject({
      status: 409,
      errorMessage: 'You cannot deactivate yourself. Ask another administrator.',
    });
    const root = clientFor(service, 'global@stackyard.example');
    const { data } = await root('GET', nordskov.organization);
    const admins = objectsIn(data.users).filter(
      ({ roles, state }) => state === 'Active' && JSON.stringify(roles).includes('OrganizationAdmin'),
    );
    const statuses = [];
    for (const { userId } of admins)
      statuses.push((await root('PUT', `${pathOf(userId)}/deactivate`)).status);
    expect(statuses).toEqual([...admins.slice(1).map(() => 200), 409]);
  });
});

describe('an invitation sent again', () => {
  it('has a link that works, and none more than five times an hour', async () => {
    const { data } = await admin('POST', `${rold.department}/user`, ada);
    const again = () => admin('POST', `${pathOf(data.userId)}/invitation`);
    const statuses = [];
    for (let time = 0; time < 5; time += 1) statuses.push((await again()).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    expect(await again()).toMatchObject({
      status: 429,
      errorMessage: expect.stringContaining('The invitation was not sent'),
    });
    expect((await again()).headers.get('retry-after')).toBe('3600');
    expect(service.mails).toHaveLength(5);
    const { token } = readMailLink(service.mails.at(-1));
    const body = { email, token, password: 'Timber-2026!' };
    expect((await service.call('POST', '/auth/confirm-account', { body })).status).toBe(200);
    service.pass(60 * minute);
    expect((await again()).status).toBe(200);
    expect(service.mails.at(-1)?.text).not.toContain('token=');
  });

  it('is refused where there is nothing active to be invited to', async () => {
    const { data } = await admin('POST', `${rold.department}/user`, ada);
    await admin('PUT', `${rold.department}/user/${data.userId}/deactivate`);
    expect(await admin('POST', `${pathOf(data.userId)}/invitation`)).toMatchObject({ status: 409 });
  });
});

it('a user without a role is corrected without being given one', async () => {
  const id = await idOf(departmentAdmin);
  const path = `${nordskov.organization}/user/${id}`;
  const fields = { name: 'Dorthe R.', phone: '1', roles: ['NotSet'], enableAutoEmails: true };
  expect((await admin('PUT', path, fields)).status).toBe(200);
  const { data } = await admin('GET', pathOf(id));
  expect(objectAt(data, 'organization')).toMatchObject({ name: 'Dorthe R.', roles: ['NotSet'] });
  const leadPath = `${nordskov.organization}/user/${await idOf(lead)}`;
  expect(await admin('PUT', leadPath, fields)).toMatchObject({ status: 400, fields: ['roles'] });
});

it('people invited in the demo data have not used the organisation', async () => {
  const invited = await service.orm.select().from(person).where(eq(person.invited, true));
  expect(invited.length).toBeGreaterThan(1);
  expect(invited.map(({ lastUsedAt }) => lastUsedAt)).toEqual(invited.map(() => null));
});

async function refreshedAfterReturn(email: string, close: (personId: string) => string[]): Promise<number> {
  const { refreshToken, token } = await service.signIn(email);
  const body = { userId: email, refreshToken };
  const first = await service.call('POST', '/auth/refresh-token', { body });
  expect(first.status).toBe(200);
  const id = await personIn(service.orm, nordskov.organizationId, email);
  for (const path of close(id)) expect((await admin('PUT', path)).status).toBe(200);
  expect((await admin('PUT', `${nordskov.organization}/user/${id}/activate`)).status).toBe(200);
  const again = { ...body, refreshToken: objectAt(first.json?.data).refreshToken };
  const { status } = await service.call('POST', '/auth/refresh-token', { body: again });
  // The former token is treated in the same way, although most of its hour is left.
  expect((await service.call('GET', '/user-info', { token })).status).toBe(status);
  return status;
}

const closeAll = (id: string) => [`${nordskov.organization}/person/${id}/deactivate`];
const closeEach = (id: string) =>
  [rold.department, nordskov.organization].map((owner) => `${owner}/user/${id}/deactivate`);

it.each([
  ['at once', closeAll],
  ['one by one', closeEach],
])('whoever lost all access %s and is given it again has to sign in again', async (_, close) => {
  expect(await refreshedAfterReturn(departmentAdmin, close)).toBe(401);
  expect((await service.signIn(departmentAdmin)).token).not.toBe('');
});

it('a session goes on where something else is open', async () => {
  expect(await refreshedAfterReturn('multi@stackyard.example', closeAll)).toBe(200);
});
