import { and, eq, ne } from 'drizzle-orm';
import { startFamily } from '../../auth/tokens/refreshTokens';
import { historyEntry } from '../../db/historySchema';
import { appUser, departmentMember, organizationMember } from '../../db/schema';
import { clientFor } from '../../testing/api/clientFor';
import { type JsonObject, objectsIn } from '../../testing/api/contractSchemas';
import { type DemoOwners, demoOwners } from '../../testing/demoOwners';
import { personIn } from '../../testing/personIn';
import { type TestService, testService } from '../../testing/testService';
import { withFailingChanges } from '../../testing/withFailingChanges';

const fields = { name: 'Ada Skov', phone: '112', roles: ['Surveyor'], enableAutoEmails: true };
const ada = { ...fields, email: 'ada@skov.example' };
const administrator = 'org@nordskov.example';
const adminOfTwo = 'multi@stackyard.example';
const departmentAdmin = 'department@nordskov.example';
const globalAdmin = 'global@stackyard.example';

let service: TestService;
let admin: ReturnType<typeof clientFor>;
let nordskov: DemoOwners;
let harzer: DemoOwners;

beforeEach(async () => {
  service = await testService();
  admin = clientFor(service, administrator);
  nordskov = await demoOwners(service.orm, 'Nordskov Tømmer A/S');
  harzer = await demoOwners(service.orm, 'Harzer Rundholz GmbH');
});

async function account(email: string) {
  const [found] = await service.orm.select().from(appUser).where(eq(appUser.email, email));
  if (found === undefined) throw new Error(`no ${email}`);
  return found;
}

async function user(call: typeof admin, owner: string, userId: string): Promise<JsonObject | undefined> {
  const { data } = await call('GET', owner);
  return objectsIn(data.users).find((row) => row.userId === userId);
}

async function added(owner: string, over: object = {}, call = admin): Promise<string> {
  const { data } = await call('POST', `${owner}/user`, { ...ada, ...over });
  return String(data.userId);
}

describe.each(['organization', 'department'] as const)('a user (%s)', (kind) => {
  const adminRole = kind === 'organization' ? 'OrganizationAdmin' : 'DepartmentAdmin';

  it('is changed once by two people who edit the same version', async () => {
    const userId = await added(nordskov[kind]);
    const path = `${nordskov[kind]}/user/${userId}`;
    const read = await user(admin, nordskov[kind], userId);
    const ifMatch = { 'if-match': String(read?.etag) };
    const change = {
      name: '',
      phone: '',
      roles: ['Registrator', adminRole, 'Registrator'],
      enableAutoEmails: false,
    };
    // A deactivation does not conflict with an edit.
    await admin('PUT', `${path}/deactivate`);
    expect((await admin('PUT', path, change, ifMatch)).status).toBe(200);
    expect((await admin('PUT', path, fields, ifMatch)).status).toBe(412);
    const changed = { ...change, roles: ['Registrator', adminRole], state: 'Inactive', userEmail: ada.email };
    expect(await user(admin, nordskov[kind], userId)).toMatchObject(changed);
    expect((await admin('PUT', path, fields)).status).toBe(200);
    expect(await user(admin, nordskov[kind], userId)).toEqual({ ...read, state: 'Inactive' });
  });

  it('keeps the address and some role', async () => {
    const path = `${nordskov[kind]}/user/${await added(nordskov[kind])}`;
    for (const over of [
      { email: 'eve@skov.example' },
      { roles: [] },
      { roles: ['NotSet'] },
      { name: 'x'.repeat(201) },
    ])
      expect((await admin('PUT', path, { ...fields, ...over })).status).toBe(400);
  });

  it('keeps roles that the dialog of its owner cannot give, but not "no role"', async () => {
    const table = kind === 'organization' ? organizationMember : departmentMember;
    const otherRole = kind === 'organization' ? 'Contact' : 'Integration';
    const userId = await added(nordskov[kind]);
    await service.orm
      .update(table)
      .set({ roles: ['NotSet', otherRole, 'Surveyor'] })
      .where(eq(table.userId, (await account(ada.email)).id));
    const change = { ...fields, roles: ['Registrator'] };
    expect((await admin('PUT', `${nordskov[kind]}/user/${userId}`, change)).status).toBe(200);
    expect(await user(admin, nordskov[kind], userId)).toMatchObject({ roles: ['Registrator', otherRole] });
  });

  it('leaves no entry in the history for the same roles in another order', async () => {
    const userId = await added(nordskov[kind], { roles: ['Surveyor', adminRole] });
    const before = await service.orm.$count(historyEntry);
    const read = await user(admin, nordskov[kind], userId);
    const same = { ...fields, roles: [adminRole, 'Surveyor'] };
    expect((await admin('PUT', `${nordskov[kind]}/user/${userId}`, same)).status).toBe(200);
    expect(await user(admin, nordskov[kind], userId)).toEqual(read);
    expect(await service.orm.$count(historyEntry)).toBe(before);
  });

  it('is missing anywhere else', async () => {
    const userId = await added(harzer[kind], {}, clientFor(service, adminOfTwo));
    for (const id of [userId, 'nobody'])
      for (const [path, body] of [['', fields], ['/activate'], ['/deactivate']] as const) {
        const response = await admin('PUT', `${nordskov[kind]}/user/${id}${path}`, body);
        expect([path, response.status]).toEqual([path, 404]);
      }
  });

  it('is refused from the next request on while deactivated, and let in again afterwards with a new session', async () => {
    const userId = await added(nordskov[kind], { roles: [adminRole] });
    const { id } = await account(ada.email);
    const { refreshToken } = await startFamily(service.orm, id, service.deps.now());
    const call = clientFor(service, ada.email);
    const attempts = async () => [
      (await call('GET', nordskov[kind])).status,
      (await call('POST', '/auth/refresh-token', { userId: ada.email, refreshToken })).status,
    ];
    const switchTo = async (change: string) =>
      (await admin('PUT', `${nordskov[kind]}/user/${userId}/${change}`)).status;
    expect([await switchTo('deactivate'), await switchTo('deactivate')]).toEqual([200, 200]);
    expect(await attempts()).toEqual([401, 401]);
    expect([await switchTo('activate'), await switchTo('activate')]).toEqual([200, 200]);
    expect(await attempts()).toEqual([200, 401]);
  });

  it('cannot deactivate the own access', async () => {
    const userId = await added(nordskov[kind], { roles: [adminRole] });
    const own = clientFor(service, ada.email);
    expect(await own('PUT', `${nordskov[kind]}/user/${userId}/deactivate`)).toMatchObject({
      status: 409,
      errorMessage: 'You cannot deactivate yourself. Ask another administrator.',
    });
    expect(await user(own, nordskov[kind], userId)).toMatchObject({ state: 'Active' });
  });

  it('cannot give up the own last administrator role, but one of several', async () => {
    const userId = await added(nordskov[kind], { roles: [adminRole] });
    const own = clientFor(service, ada.email);
    const giveUp = () => own('PUT', `${nordskov[kind]}/user/${userId}`, fields);
    expect(await giveUp()).toMatchObject({
      status: 409,
      errorMessage: expect.stringContaining('your own last administrator role'),
    });
    expect(await user(own, nordskov[kind], userId)).toMatchObject({ roles: [adminRole] });
    expect(
      (await own('PUT', `${nordskov[kind]}/user/${userId}`, { ...fields, roles: [adminRole] })).status,
    ).toBe(200);
    await clientFor(service, adminOfTwo)('POST', `${harzer[kind]}/add-administrator`, { email: ada.email });
    expect((await giveUp()).status).toBe(200);
  });
});

describe('the name of a user', () => {
  const names = async (call: typeof admin, { departmentId }: DemoOwners) => {
    const { data } = await call('PUT', '/stack/filter-options', { departmentIds: [departmentId] });
    return objectsIn(data.registrators);
  };
  const registrator = async (call: typeof admin, owner: DemoOwners) => {
    const [found] = await names(call, owner);
    const userId = String(found?.key);
    const [person] = await service.orm.select().from(appUser).where(eq(appUser.id, userId));
    if (person === undefined) throw new Error('no registrator');
    return person;
  };

  it('is followed by stacks while the person is of this organisation alone', async () => {
    const { id, email } = await registrator(admin, nordskov);
    const userId = await personIn(service.orm, nordskov.organizationId, email);
    const rename = (name: string) =>
      admin('PUT', `${nordskov.department}/user/${userId}`, { ...fields, name });
    expect((await rename('Ada Nyt Navn')).status).toBe(200);
    expect(await names(admin, nordskov)).toContainEqual({ key: id, text: 'Ada Nyt Navn' });
    await rename('');
    expect(await names(admin, nordskov)).toContainEqual({ key: id, text: email.split('@')[0] });
  });

  it('is not changed beyond the own departments by who administers no more', async () => {
    const admins = await service.orm
      .select({ departmentId: departmentMember.departmentId })
      .from(departmentMember)
      .innerJoin(appUser, eq(appUser.id, departmentMember.userId))
      .where(eq(appUser.email, departmentAdmin));
    const own = `/department/${admins[0]?.departmentId}`;
    const call = clientFor(service, departmentAdmin);
    const rename = (userId: string) => call('PUT', `${own}/user/${userId}`, { ...fields, name: 'Mine' });
    const superior = await added(own, { email: administrator, name: '' }, call);
    await call('POST', `${own}/add-administrator`, { email: administrator, name: 'Mine' });
    expect((await rename(superior)).status).toBe(200);
    expect(await account(administrator)).toMatchObject({ name: 'Ole Nordskov' });
    expect((await rename(await added(own, {}, call))).status).toBe(200);
    expect(await account(ada.email)).toMatchObject({ name: 'Mine' });
  });

  it('is not changed for another organisation', async () => {
    const fromHarzer = clientFor(service, adminOfTwo);
    const person = await registrator(fromHarzer, harzer);
    const before = [await user(fromHarzer, harzer.department, person.id), await names(fromHarzer, harzer)];
    const userId = await added(nordskov.organization, { email: person.email });
    for (const change of [
      admin('PUT', `${nordskov.organization}/user/${userId}`, { ...fields, name: 'Mine Now' }),
      admin('POST', `${nordskov.department}/add-administrator`, { email: person.email, name: 'Mine Too' }),
    ])
      expect((await change).status).toBeLessThan(300);
    expect(await user(admin, nordskov.organization, userId)).toMatchObject({ name: 'Mine Now' });
    expect([await user(fromHarzer, harzer.department, person.id), await names(fromHarzer, harzer)]).toEqual(
      before,
    );
    expect(await account(person.email)).toEqual(person);
  });

  it('of a global admin is nobody else’s to change', async () => {
    const userId = await added(nordskov.organization, { email: globalAdmin, name: '' });
    await admin('PUT', `${nordskov.organization}/user/${userId}`, { ...fields, name: 'Renamed' });
    await admin('POST', `${nordskov.organization}/add-administrator`, { email: globalAdmin, name: 'Again' });
    expect(await account(globalAdmin)).toMatchObject({ name: 'Greta Stackyard' });
  });

  it('and the rest of the change stay as they were when the service fails on the way', async () => {
    const userId = await added(nordskov.department);
    const before = await user(admin, nordskov.department, userId);
    const path = `${nordskov.department}/user/${userId}`;
    const failed = await withFailingChanges(service.orm, 'update', 'app_user', () =>
      admin('PUT', path, { ...fields, name: 'Half' }),
    );
    expect(failed.status).toBe(500);
    expect(await user(admin, nordskov.department, userId)).toEqual(before);
  });
});

describe('administrators', () => {
  const membershipOf = (owner: DemoOwners, userId: string) =>
    and(eq(organizationMember.organizationId, owner.organizationId), eq(organizationMember.userId, userId));

  async function leaveOnly(email: string): Promise<string> {
    const { id } = await account(email);
    const { organizationId } = nordskov;
    await service.orm
      .update(organizationMember)
      .set({ state: 'Inactive' })
      .where(and(eq(organizationMember.organizationId, organizationId), ne(organizationMember.userId, id)));
    return id;
  }

  it('of an organisation never run out, whoever takes the last one away', async () => {
    const last = await leaveOnly(administrator);
    const path = `${nordskov.organization}/user/${await personIn(service.orm, nordskov.organizationId, administrator)}`;
    const root = clientFor(service, globalAdmin);
    const danish = { 'accept-language': 'da' };
    const refused = { status: 409, errorMessage: expect.stringContaining('Udpeg først en anden') };
    expect(await root('PUT', `${path}/deactivate`, undefined, danish)).toMatchObject(refused);
    expect(await root('PUT', path, fields, danish)).toMatchObject(refused);
    expect((await root('GET', nordskov.organization)).status).toBe(200);
    const rows = await service.orm.select().from(organizationMember).where(membershipOf(nordskov, last));
    expect(rows).toMatchObject([{ state: 'Active', roles: ['OrganizationAdmin'] }]);
    // A change that keeps the administrator passes, and so does this one once there is another administrator.
    const same = { ...fields, roles: ['Surveyor', 'OrganizationAdmin'] };
    expect((await root('PUT', path, same)).status).toBe(200);
    await root('POST', `${nordskov.organization}/add-administrator`, { email: ada.email });
    expect((await root('PUT', path, fields)).status).toBe(200);
  });

  it('cannot give up two last roles at the same time', async () => {
    const own = clientFor(service, adminOfTwo);
    const responses = await Promise.all(
      [nordskov, harzer].map(async ({ organization, organizationId }) => {
        const id = await personIn(service.orm, organizationId, adminOfTwo);
        return own('PUT', `${organization}/user/${id}`, fields);
      }),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('of a department may run out: those of the organisation can still open it', async () => {
    const { data } = await admin('GET', nordskov.department);
    for (const { userId } of objectsIn(data.users))
      expect((await admin('PUT', `${nordskov.department}/user/${userId}/deactivate`)).status).toBe(200);
    expect((await admin('GET', nordskov.department)).status).toBe(200);
  });
});
