import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { loadPrincipal } from '../../auth/loadPrincipal';
import { mail } from '../../db/accountSchema';
import { appUser, departmentMember, organizationMember, person } from '../../db/schema';
import { postInvitation } from '../../people/invitations';
import { peopleFailures } from '../../people/people.failures';
import { clientFor } from '../../testing/api/clientFor';
import { type JsonObject, objectsIn } from '../../testing/api/contractSchemas';
import { type DemoOwners, demoOwners } from '../../testing/demoOwners';
import { readMailLink } from '../../testing/mail/readMailLink';
import { type TestService, testService } from '../../testing/testService';
import { withFailingChanges } from '../../testing/withFailingChanges';

const ada = {
  name: 'Ada Skov',
  email: 'ada@skov.example',
  phone: '+45 11 22 33 44',
  roles: ['Surveyor'],
  enableAutoEmails: false,
};

let service: TestService;
let admin: ReturnType<typeof clientFor>;
let nordskov: DemoOwners;
let harzer: DemoOwners;

beforeEach(async () => {
  service = await testService();
  admin = clientFor(service, 'org@nordskov.example');
  nordskov = await demoOwners(service.orm, 'Nordskov Tømmer A/S');
  harzer = await demoOwners(service.orm, 'Harzer Rundholz GmbH');
});

async function users(owner: string, email: string): Promise<JsonObject[]> {
  const { data } = await admin('GET', owner);
  return objectsIn(data.users).filter((user) => user.userEmail === email);
}

function accounts(email: string) {
  return service.orm.select().from(appUser).where(eq(appUser.email, email));
}

describe.each(['organization', 'department'] as const)('a new user (%s)', (kind) => {
  const otherRole = { organization: 'Integration', department: 'DepartmentAdmin' } as const;

  it('is created as sent, each role once, and gets in through the mailed link', async () => {
    const sent = { ...ada, name: ' Ada Skov ', email: 'Ada@Skov.Example' };
    const roles = ['Surveyor', otherRole[kind], 'Surveyor'];
    const created = await admin('POST', `${nordskov[kind]}/user`, { ...sent, roles });
    const { email, ...profile } = ada;
    const expected = { ...profile, userEmail: email, roles: ['Surveyor', otherRole[kind]], state: 'Active' };
    expect(created).toMatchObject({ status: 201, data: { ...expected, etag: expect.any(String) } });
    expect(created.data.mailState).toBe('waiting');
    expect(await users(nordskov[kind], email)).toEqual([{ ...created.data, mailState: 'sent' }]);
    expect(await accounts(email)).toMatchObject([{ name: 'Ada Skov', passwordHash: null }]);

    const [mail] = service.mails;
    const subject = 'Nordskov Tømmer A/S inviterer dig til Stackyard';
    expect(mail).toMatchObject({ to: email, subject });
    const password = 'Skoven-2026!';
    const { email: reader, token } = readMailLink(mail);
    const body = { email: reader, token, password };
    expect((await service.call('POST', '/auth/confirm-account', { body })).status).toBe(200);
    const signIn = await service.call('POST', '/auth/login', { body: { username: email, password } });
    expect(signIn.status).toBe(200);
  });

  it('is refused a second time, in whatever case the address is written', async () => {
    await admin('POST', `${nordskov[kind]}/user`, ada);
    const again = await admin('POST', `${nordskov[kind]}/user`, { ...ada, email: 'ADA@skov.example' });
    expect(again).toMatchObject({
      status: 409,
      errorMessage: 'This person already has access here. Edit the existing user instead.',
      fields: ['email'],
    });
    expect([(await users(nordskov[kind], ada.email)).length, service.mails.length]).toEqual([1, 1]);
  });

  it('needs a real address', async () => {
    for (const email of ['a@b', 'a b@c.dk', 'a@b..dk', 'a@@b.dk', 'a@b.dk.', 'a,b@c.dk', ' ', '']) {
      const response = await admin('POST', `${nordskov[kind]}/user`, { ...ada, email });
      expect([email, response.status, response.fields]).toEqual([email, 400, ['email']]);
    }
  });

  it('needs a role that fits', async () => {
    const unfit = kind === 'organization' ? 'DepartmentAdmin' : 'Integration';
    for (const roles of [[], ['NotSet'], ['Contact'], ['Surveyor', unfit], undefined])
      expect(await admin('POST', `${nordskov[kind]}/user`, { ...ada, roles })).toMatchObject({ status: 400 });
    expect(await accounts(ada.email)).toEqual([]);
  });

  it('is created once by two calls at the same time', async () => {
    const add = (email: string) => admin('POST', `${nordskov[kind]}/user`, { ...ada, email });
    const responses = await Promise.all([add(ada.email), add('Ada@skov.example')]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await users(nordskov[kind], ada.email)).length).toBe(1);
  });

  it('is not there at all when the service fails on the way', async () => {
    const failed = await withFailingChanges(service.orm, 'insert', 'mail', () =>
      admin('POST', `${nordskov[kind]}/user`, ada),
    );
    expect(failed.status).toBe(500);
    expect([await accounts(ada.email), service.mails]).toEqual([[], []]);
    expect((await admin('POST', `${nordskov[kind]}/user`, ada)).status).toBe(201);
  });
});

describe('somebody who has an account elsewhere', () => {
  const harzerAdmin = 'multi@stackyard.example';

  async function harzerUser() {
    const [found] = await service.orm
      .select({ id: appUser.id, email: appUser.email })
      .from(departmentMember)
      .innerJoin(appUser, eq(appUser.id, departmentMember.userId))
      .where(eq(departmentMember.departmentId, harzer.departmentId));
    if (found === undefined) throw new Error('nobody');
    return found;
  }

  it('is added like anybody new; only the own mail knows the difference', async () => {
    const { email } = await harzerUser();
    const known = await admin('POST', `${nordskov.organization}/user`, { ...ada, email });
    const unknown = await admin('POST', `${nordskov.organization}/user`, ada);
    const { userId: _, userEmail: __, ...response } = unknown.data;
    expect([known.status, known.data]).toEqual([
      unknown.status,
      { ...response, userId: expect.any(String), userEmail: email },
    ]);
    expect(service.mails).toMatchObject([
      { to: email, text: expect.not.stringContaining('token=') },
      { to: ada.email, text: expect.stringContaining('token=') },
    ]);
  });

  it('shares one account, whichever organisation comes first, and is written to in its language', async () => {
    const fromHarzer = clientFor(service, harzerAdmin);
    const responses = await Promise.all([
      admin('POST', `${nordskov.department}/user`, ada),
      fromHarzer('POST', `${harzer.department}/user`, { ...ada, name: 'Ada Wald' }),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([201, 201]);
    expect((await accounts(ada.email)).length).toBe(1);
    expect(await users(nordskov.department, ada.email)).toMatchObject([{ name: 'Ada Skov' }]);
    expect(service.mails.map(({ subject }) => subject).sort()).toEqual([
      'Harzer Rundholz GmbH lädt Sie zu Stackyard ein',
      'Nordskov Tømmer A/S inviterer dig til Stackyard',
    ]);
  });
});

describe('an address', () => {
  const invite = (owner: string) => admin('POST', `${owner}/add-administrator`, { email: ada.email });

  it('is invited five times an hour, and the link of the last mail works', async () => {
    const { data: sawmill } = await admin('POST', '/sawmill', {
      organizationId: nordskov.organizationId,
      name: 'Nyt savværk',
    });
    const users = `/sawmill/${sawmill.id}/user`;
    const { data } = await admin('POST', users, { email: ada.email });
    for (const owner of [nordskov.organization, nordskov.department, nordskov.organization])
      await invite(owner);
    await admin('DELETE', `${users}/${data.userId}`);
    for (let count = 0; count < 3; count += 1) {
      const again = await admin('POST', users, { email: 'ADA@skov.example' });
      expect(again.status).toBe(201);
      await admin('DELETE', `${users}/${again.data.userId}`);
    }
    expect(service.mails).toHaveLength(5);
    const { token } = readMailLink(service.mails[4]);
    const confirmed = await service.call('POST', '/auth/confirm-account', {
      body: { email: ada.email, password: 'Timber-2026!', token },
    });
    expect(confirmed.status).toBe(200);
    service.pass(60 * 60_000);
    await admin('POST', users, { email: ada.email });
    expect(service.mails).toHaveLength(6);
  });
});

describe('somebody without a name', () => {
  it('is shown on stacks by the part of the address before the @', async () => {
    const created = await admin('POST', `${nordskov.department}/user`, {
      email: ada.email,
      roles: ada.roles,
    });
    expect(created.data).toMatchObject({ name: '', phone: '', enableAutoEmails: true });
    expect(await accounts(ada.email)).toMatchObject([{ name: 'ada' }]);
  });
});

describe.each(['organization', 'department'] as const)('an administrator (%s)', (kind) => {
  const role = kind === 'organization' ? 'OrganizationAdmin' : 'DepartmentAdmin';
  const appoint = (over: object = {}) =>
    admin('POST', `${nordskov[kind]}/add-administrator`, { email: ada.email, ...over });

  it('may be somebody new', async () => {
    expect(await appoint({ name: 'Ada' })).toMatchObject({
      status: 201,
      data: { name: 'Ada', roles: [role], state: 'Active', enableAutoEmails: true },
    });
    expect(service.mails.map(({ to }) => to)).toEqual([ada.email]);
    const call = clientFor(service, ada.email);
    expect((await call('GET', nordskov[kind])).status).toBe(200);
  });

  it('may be a user, whose name and phone stay where there are any', async () => {
    const { data } = await admin('POST', `${nordskov[kind]}/user`, { ...ada, phone: '' });
    await admin('PUT', `${nordskov[kind]}/user/${data.userId}/deactivate`);
    const appointed = await appoint({ email: 'ADA@skov.example', name: 'Somebody', phone: '112' });
    expect(appointed).toMatchObject({
      status: 201,
      data: { name: 'Ada Skov', phone: '112', roles: ['Surveyor', role], state: 'Active' },
    });
    expect(appointed.data).toMatchObject({ userId: data.userId, enableAutoEmails: false });
    expect(await users(nordskov[kind], ada.email)).toEqual([{ ...appointed.data, mailState: 'sent' }]);
  });

  it('is told of it until the first use of the organisation', async () => {
    await appoint();
    await service.orm.update(person).set({ invited: false });
    service.mails.length = 0;
    expect((await appoint()).status).toBe(201);
    expect(service.mails).toEqual([]);
  });

  it('replaces "no role"', async () => {
    await admin('POST', `${nordskov[kind]}/user`, ada);
    const table = kind === 'organization' ? organizationMember : departmentMember;
    await service.orm
      .update(table)
      .set({ roles: ['NotSet'] })
      .where(eq(table.userId, (await accounts(ada.email))[0]?.id ?? ''));
    expect((await appoint()).data).toMatchObject({ roles: [role] });
  });
});

describe('what others know', () => {
  const email = 'ada@skov.example';
  const orgAdmin = 'org@nordskov.example';
  const ada = { email, name: 'Ada Skov', phone: '112', roles: ['Surveyor'], enableAutoEmails: true };

  let caller: ReturnType<typeof clientFor>;
  let rold: DemoOwners;

  beforeEach(async () => {
    caller = clientFor(service, 'department@nordskov.example');
    rold = await demoOwners(service.orm, 'Nordskov Tømmer A/S', 'Rold Skov');
  });

  const pathOf = (id: unknown) => `${nordskov.organization}/person/${id}`;

  it('a department admin is not told whether and when somebody used the organisation', async () => {
    const added = await caller('POST', `${rold.department}/user`, { ...ada, email: orgAdmin });
    const { data: person } = await caller('GET', pathOf(added.data.userId));
    const { data: department } = await caller('GET', rold.department);
    const users = objectsIn(department.users);
    expect(users.length).toBeGreaterThan(1);
    for (const response of [added.data, person, ...users]) {
      expect(response).toMatchObject({ lastUsedAt: null });
      expect(response).not.toHaveProperty('invited');
    }
    const { data: known } = await admin('GET', rold.department);
    const row = objectsIn(known.users).find(({ userEmail }) => userEmail === orgAdmin);
    expect(row).toMatchObject({ invited: false, lastUsedAt: expect.any(String) });
  });

  it.each([orgAdmin, email])(
    'the limit of invitations does not tell a department admin of %s either',
    async (address) => {
      const appoint = () => caller('POST', `${rold.department}/add-administrator`, { email: address });
      const { data } = await appoint();
      for (let time = 0; time < 3; time += 1) await appoint();
      const invite = async () => (await caller('POST', `${pathOf(data.userId)}/invitation`)).status;
      expect([await invite(), await invite()]).toEqual([200, 429]);
    },
  );

  it('invitations are limited for each caller alone: nobody learns who else invited somebody', async () => {
    const { data } = await admin('POST', `${nordskov.department}/user`, ada);
    const again = async (who = admin) => (await who('POST', `${pathOf(data.userId)}/invitation`)).status;
    while ((await again()) === 200);
    await caller('POST', `${rold.department}/user`, ada);
    const statuses = [];
    for (let time = 0; time < 5; time += 1) statuses.push(await again(caller));
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    // The limit of mails still holds.
    expect(service.mails).toHaveLength(5);
  });
});

it('a sender invites two hundred people an hour, whoever they are', async () => {
  const { orm, deps, pass } = service;
  const accountOf = async (email: string) => (await loadPrincipal(orm, { email }))?.userId ?? '';
  const { organizationId } = nordskov;
  // Each invitation goes to another address, so that no other limit is reached.
  const invite = (callerId: string) =>
    postInvitation(orm, {
      callerId,
      account: { email: `${randomUUID()}@skov.example` },
      owner: { organizationId, name: 'Nordskov', country: 'dk' },
      access: null,
      now: deps.now(),
    });
  const sender = await accountOf('department@nordskov.example');
  for (let time = 0; time < 200; time++) await invite(sender);
  await expect(invite(sender)).rejects.toMatchObject({
    status: 429,
    text: peopleFailures.tooManyInvited,
    headers: { 'Retry-After': '3600' },
  });
  const posted = () => orm.$count(mail);
  const before = await posted();
  await invite(await accountOf('org@nordskov.example'));
  pass(60 * 60_000);
  await invite(sender);
  expect(await posted()).toBe(before + 2);
});
