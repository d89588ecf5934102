import { and, eq } from 'drizzle-orm';
import { attempt } from '../../db/accountSchema';
import { contract } from '../../db/schema';
import { demoPassword } from '../../demo/seed/organizations/people';
import { clientFor } from '../../testing/api/clientFor';
import { objectAt, objectsIn } from '../../testing/api/contractSchemas';
import { demoOwners } from '../../testing/demoOwners';
import { globalAdmin, rowsFor } from '../../testing/organizationsOf';
import { type TestService, testService } from '../../testing/testService';

const day = 24 * 60 * 60_000;
const admin = 'org@nordskov.example';
const ofTwo = 'multi@stackyard.example';

let service: TestService;
let asGlobalAdmin: ReturnType<typeof clientFor>;
let path: string;
let organizationId: string;

beforeEach(async () => {
  service = await testService();
  asGlobalAdmin = clientFor(service, globalAdmin);
  ({ organization: path, organizationId } = await demoOwners(service.orm, 'Nordskov Tømmer A/S'));
});

const deactivate = () => asGlobalAdmin('PUT', `${path}/deactivate`);
const activate = () => asGlobalAdmin('PUT', `${path}/activate`);

function signIn(username: string, password = demoPassword, headers: Record<string, string> = {}) {
  return service.call('POST', '/auth/login', { body: { username, password }, headers });
}

describe('an organisation that is deactivated', () => {
  it.each([admin, 'department@nordskov.example', 'sawmill@birkesav.example', 'surveyor@nordskov.example'])(
    'is closed to %s at the next call, and so is the session',
    async (email) => {
      const { token, refreshToken } = await service.signIn(email);
      expect((await deactivate()).status).toBe(200);
      expect((await service.call('GET', '/user-info', { token })).status).toBe(401);
      const refresh = { body: { userId: email, refreshToken } };
      expect((await service.call('POST', '/auth/refresh-token', refresh)).status).toBe(401);
      await activate();
      expect((await service.call('POST', '/auth/refresh-token', refresh)).status).toBe(401);
      expect((await signIn(email)).status).toBe(200);
    },
  );

  it.each([
    ['en', 'Your organisation is inactive at the moment'],
    ['da', 'Din organisation er inaktiv i øjeblikket'],
    ['de', 'Ihre Organisation ist zurzeit inaktiv'],
    ['pl', 'Twoja organizacja jest obecnie nieaktywna'],
  ])('is named as the reason in %s, to who knows the password', async (language, words) => {
    await deactivate();
    const right = await signIn(admin, demoPassword, { 'accept-language': language });
    expect([right.status, right.json?.errorMessage]).toEqual([403, expect.stringContaining(words)]);
    const wrong = await signIn(admin, 'Wrong-wood-1', { 'accept-language': language });
    const unknown = await signIn('nobody@nordskov.example', demoPassword, { 'accept-language': language });
    expect([wrong.status, wrong.json]).toEqual([401, unknown.json]);
  });

  it('is no reason where the person was deactivated as well, and no wrong attempt', async () => {
    await deactivate();
    expect((await signIn('inactive@nordskov.example')).status).toBe(401);
    await service.orm.delete(attempt);
    for (let time = 0; time < 7; time++) expect((await signIn(admin)).status).toBe(403);
  });

  it('leaves people of another organisation that one alone', async () => {
    const { token } = await service.signIn(ofTwo);
    await deactivate();
    const names = (await rowsFor(service, ofTwo, '/organization/list')).map((row) => row.organizationName);
    expect(names).toEqual(['Harzer Rundholz GmbH']);
    expect((await service.call('GET', path, { token })).status).toBe(404);
    expect((await service.call('GET', '/user-info', { token })).status).toBe(200);
    expect((await signIn(ofTwo)).status).toBe(200);
  });

  it('is still seen by global admins, with all that it has', async () => {
    const { data: before } = await asGlobalAdmin('GET', `${path}/contents`);
    await deactivate();
    expect((await asGlobalAdmin('GET', path)).data).toMatchObject({ active: false });
    expect((await asGlobalAdmin('GET', `${path}/contents`)).data).toEqual(before);
    const { data } = await asGlobalAdmin('GET', `${path}/history?pageSize=1`);
    expect(objectsIn(data.data)).toMatchObject([
      {
        operationId: 'deactivateOrganization',
        fields: [{ field: 'active', before: ['true'], after: ['false'] }],
      },
    ]);
  });

  it('sends its invitations once it is active again', async () => {
    await deactivate();
    const user = { name: 'Ada', email: 'ada@skov.example', phone: '', roles: ['Surveyor'] };
    const created = await asGlobalAdmin('POST', `${path}/user`, { ...user, enableAutoEmails: true });
    expect(created.status).toBe(201);
    service.pass(40 * day);
    await service.sendMails();
    expect(service.mails).toEqual([]);
    await activate();
    await service.sendMails();
    expect(service.mails.map(({ to }) => to)).toEqual(['ada@skov.example']);
  });

  it('has another 30 days before its retention deletes anything, once it is active again', async () => {
    const current = and(eq(contract.organizationId, organizationId), eq(contract.period, 'current'));
    const from = async () =>
      (await service.orm.select().from(contract).where(current))[0]?.retentionFrom?.getTime();
    await deactivate();
    service.pass(400 * day);
    await activate();
    expect(await from()).toBe(service.deps.now().getTime() + 30 * day);
    service.pass(day);
    await activate();
    expect(await from()).toBe(service.deps.now().getTime() + 29 * day);
  });
});

it('tells its state to global admins only', async () => {
  const { data } = await clientFor(service, admin)('GET', path);
  expect(objectAt(data).active).toBeNull();
  expect((await clientFor(service, admin)('PUT', `${path}/deactivate`)).status).toBe(403);
});
