import { eq } from 'drizzle-orm';
import { accountLink } from '../../db/accountSchema';
import { appUser, sawmill, sawmillMember } from '../../db/schema';
import { clientFor } from '../../testing/api/clientFor';
import { type JsonObject, objectsIn } from '../../testing/api/contractSchemas';
import { type TestService, testService } from '../../testing/testService';
import { withFailingChanges } from '../../testing/withFailingChanges';

let service: TestService;
let admin: ReturnType<typeof clientFor>;
let organizationId: string;
let sawmillId: string;
let path: string;

beforeAll(async () => {
  service = await testService();
  admin = clientFor(service, 'org@nordskov.example');
  const [found] = await service.orm
    .select({ organizationId: sawmill.organizationId, sawmillId: sawmill.id })
    .from(sawmill)
    .where(eq(sawmill.name, 'Birkesav'));
  if (found === undefined) throw new Error('no Birkesav');
  ({ organizationId, sawmillId } = found);
  path = `/sawmill/${sawmillId}/user`;
});

beforeEach(() => {
  service.mails.length = 0;
});

async function listed(): Promise<JsonObject[]> {
  const { data } = await admin('GET', `/sawmill/list?organizationId=${organizationId}`);
  return objectsIn(objectsIn(data.data).find(({ id }) => id === sawmillId)?.users);
}

async function read(userId: unknown): Promise<JsonObject | undefined> {
  return (await listed()).find((user) => user.userId === userId);
}

describe('a new sawmill user', () => {
  it('stands in the list, is invited, and sees the sawmill', async () => {
    const created = await admin('POST', path, { email: ' Ada@Sav.example ', name: 'Ada', phone: '112' });
    expect(created).toMatchObject({
      status: 201,
      data: { email: 'ada@sav.example', name: 'Ada', phone: '112' },
    });
    expect(await read(created.data.userId)).toEqual({ ...created.data, mailState: 'sent' });
    expect(service.mails).toHaveLength(1);
    expect(service.mails[0]).toMatchObject({
      to: 'ada@sav.example',
      text: expect.stringMatching(/Birkesav.*\/confirm\?email=ada%40sav\.example&token=/s),
    });
    const ada = clientFor(service, 'ada@sav.example');
    expect(await ada('GET', '/user-info/sawmill')).toMatchObject({ status: 200 });
  });

  it('needs no name and no phone, and is told only where to sign in when it can already', async () => {
    const created = await admin('POST', path, { email: 'department@nordskov.example' });
    expect(created).toMatchObject({ status: 201, data: { name: '', phone: '' } });
    expect(service.mails).toHaveLength(1);
    expect(service.mails[0]?.text).not.toContain('/confirm');
  });

  it('is refused when the address is a user of the sawmill already', async () => {
    await admin('POST', path, { email: 'twice@sav.example', name: 'Twice' });
    service.mails.length = 0;
    const again = await admin('POST', path, { email: 'TWICE@sav.example', name: 'Else' });
    expect(again).toMatchObject({ status: 409, fields: ['email'] });
    expect(service.mails).toEqual([]);
    expect((await listed()).filter(({ email }) => email === 'twice@sav.example')).toMatchObject([
      { name: 'Twice' },
    ]);
  });

  it.each([
    ['no e-mail', { name: 'Bo' }, ['email']],
    ['an empty e-mail', { email: '' }, ['email']],
    ['a wrong e-mail', { email: 'bo@sav' }, ['email']],
    ['a long phone number', { email: 'bo@sav.example', phone: '1'.repeat(51) }, ['phone']],
    ['a key too many', { email: 'bo@sav.example', roles: ['OrganizationAdmin'] }, ['roles']],
  ])('is refused with %s', async (_, body, fields) => {
    expect(await admin('POST', path, body)).toMatchObject({ status: 400, fields });
    expect(service.mails).toEqual([]);
  });

  it('leaves no account and no mail when something breaks in the middle', async () => {
    const body = { email: 'half@sav.example' };
    const broken = await withFailingChanges(service.orm, 'insert', 'mail', () => admin('POST', path, body));
    expect(broken.status).toBe(500);
    expect(await service.orm.$count(appUser, eq(appUser.email, body.email))).toBe(0);
    expect(service.mails).toEqual([]);
  });
});

it('a sawmill user is replaced: what is absent is empty, the account takes the name, the e-mail stays', async () => {
  const { data: user } = await admin('POST', path, { email: 'carl@sav.example', name: 'Carl', phone: '1' });
  const own = `${path}/${user.userId}`;
  const ifMatch = { 'if-match': String(user.etag) };
  expect(await admin('PUT', own, { name: 'Carl Ege' }, ifMatch)).toMatchObject({ status: 200 });
  expect(await read(user.userId)).toMatchObject({
    name: 'Carl Ege',
    phone: '',
    email: 'carl@sav.example',
  });
  const carl = clientFor(service, 'carl@sav.example');
  expect((await carl('GET', '/user-info')).data).toMatchObject({ name: 'Carl Ege' });
  expect(await admin('PUT', own, { name: 'Karl' }, ifMatch)).toMatchObject({ status: 412 });
  const renamed = { name: 'Carl', email: 'other@sav.example' };
  expect(await admin('PUT', own, renamed)).toMatchObject({ status: 400, fields: ['email'] });
});

describe('deleting a sawmill user', () => {
  it('takes the account along when nothing else holds it, with its links', async () => {
    const { data: user } = await admin('POST', path, { email: 'dora@sav.example' });
    const [account] = await service.orm.select().from(appUser).where(eq(appUser.email, 'dora@sav.example'));
    expect(await service.orm.$count(accountLink, eq(accountLink.userId, account?.id ?? ''))).toBe(1);
    const dora = clientFor(service, 'dora@sav.example');
    expect(await dora('GET', '/user-info')).toMatchObject({ status: 200 });
    expect(await admin('DELETE', `${path}/${user.userId}`)).toMatchObject({ status: 204 });
    expect(await dora('GET', '/user-info')).toMatchObject({ status: 401 });
    expect(await service.orm.$count(accountLink, eq(accountLink.userId, account?.id ?? ''))).toBe(0);
    expect(await admin('DELETE', `${path}/${user.userId}`)).toMatchObject({ status: 404 });
  });

  it('leaves an account that something else holds', async () => {
    const { data: user } = await admin('POST', path, { email: 'lead@nordskov.example' });
    expect(await admin('DELETE', `${path}/${user.userId}`)).toMatchObject({ status: 204 });
    expect(await read(user.userId)).toBeUndefined();
    const lead = clientFor(service, 'lead@nordskov.example');
    expect(await lead('GET', '/department/list')).toMatchObject({ status: 200 });
    expect(await lead('GET', '/user-info/sawmill')).toMatchObject({ status: 403 });
  });
});

it('a user of another sawmill is missing below this one', async () => {
  const { data: other } = await admin('POST', '/sawmill', { organizationId, name: 'Andetsav' });
  const { data: user } = await admin('POST', `/sawmill/${other.id}/user`, { email: 'eva@sav.example' });
  const own = `${path}/${user.userId}`;
  expect(await admin('PUT', own, { name: 'Eve' })).toMatchObject({ status: 404 });
  expect(await admin('DELETE', own)).toMatchObject({ status: 404 });
  expect(await service.orm.$count(sawmillMember, eq(sawmillMember.sawmillId, String(other.id)))).toBe(1);
});
