import { and, eq, isNotNull } from 'drizzle-orm';
import { accountLink } from '../../db/accountSchema';
import { appUser, department, sawmill, sawmillMember } from '../../db/schema';
import { stack } from '../../db/stackSchema';
import { clientFor } from '../../testing/api/clientFor';
import { type JsonObject, objectsIn } from '../../testing/api/contractSchemas';
import { demoOwners } from '../../testing/demoOwners';
import { type TestService, testService } from '../../testing/testService';
import { withFailingChanges } from '../../testing/withFailingChanges';

describe('sawmills', () => {
  let service: TestService;
  let admin: ReturnType<typeof clientFor>;
  let organizationId: string;
  let otherOrganizationId: string;

  beforeAll(async () => {
    service = await testService();
    admin = clientFor(service, 'org@nordskov.example');
    ({ organizationId } = await demoOwners(service.orm, 'Nordskov Tømmer A/S'));
    ({ organizationId: otherOrganizationId } = await demoOwners(service.orm, 'Harzer Rundholz GmbH'));
  });

  async function listed(call = admin): Promise<JsonObject[]> {
    const { data } = await call('GET', `/sawmill/list?organizationId=${organizationId}`);
    return objectsIn(data.data);
  }

  async function named(name: string): Promise<JsonObject> {
    const found = (await listed()).find((row) => row.name === name);
    if (found === undefined) throw new Error(`no sawmill ${name}`);
    return found;
  }

  async function create(name: string, more: object = {}): Promise<JsonObject> {
    const { status, data } = await admin('POST', '/sawmill', { organizationId, name, ...more });
    expect(status).toBe(201);
    return data;
  }

  describe('a new sawmill', () => {
    it('is in the list without users', async () => {
      expect(await create(' Østsav ')).toEqual(await named('Østsav'));
      expect(await named('Østsav')).toMatchObject({ organizationId, users: [] });
    });

    it('takes no name that another one of the organisation has', async () => {
      await create('Åsav');
      const again = await admin('POST', '/sawmill', { organizationId, name: 'åSAV' });
      expect(again).toMatchObject({ status: 409, fields: ['name'] });
      expect(again.errorMessage).toBe(
        'The organisation already has a sawmill with this name. Choose another name.',
      );
      const globalAdmin = clientFor(service, 'global@stackyard.example');
      const elsewhere = { organizationId: otherOrganizationId, name: 'Åsav' };
      expect(await globalAdmin('POST', '/sawmill', elsewhere)).toMatchObject({ status: 201 });
    });

    it('is one, however many ask for its name at once', async () => {
      const body = { organizationId, name: 'Etsav' };
      const responses = await Promise.all([1, 2, 3, 4, 5].map(() => admin('POST', '/sawmill', body)));
      expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    });

    it('is refused without a name, with a long one, and in an organisation of others', async () => {
      for (const name of ['', '  ', 'x'.repeat(201), null]) {
        const response = await admin('POST', '/sawmill', { organizationId, name });
        expect(response).toMatchObject({ status: 400, fields: ['name'] });
      }
      const body = { organizationId: otherOrganizationId, name: 'Fremdsäge' };
      expect(await admin('POST', '/sawmill', body)).toMatchObject({ status: 404 });
      const leader = clientFor(service, 'department@nordskov.example');
      expect(await leader('POST', '/sawmill', { ...body, organizationId })).toMatchObject({ status: 403 });
      const unknown = await admin('POST', '/sawmill', { organizationId, name: 'Nysav', users: [] });
      expect(unknown).toMatchObject({ status: 400, fields: ['users'] });
    });
  });

  it('a sawmill is renamed by one of two who edit the same version, and to a free name only', async () => {
    const { id, etag } = await create('Gammelsav');
    const rename = (name: string, headers?: Record<string, string>) =>
      admin('PUT', `/sawmill/${id}/rename`, { name }, headers);
    const ifMatch = { 'if-match': String(etag) };
    expect(await rename('GAMMELSAV', ifMatch)).toMatchObject({ status: 200 });
    expect(await rename('Nyt navn', ifMatch)).toMatchObject({ status: 412 });
    for (const taken of ['birkesav', 'Øresund\u00a0Træindustri', 'Øresund  Træindustri\u200b'])
      expect(await rename(taken)).toMatchObject({ status: 409, fields: ['name'] });
    expect(await rename('Ny\u200bsav')).toMatchObject({ status: 400, fields: ['name'] });
    expect(await rename(' ')).toMatchObject({ status: 400, fields: ['name'] });
    expect((await named('GAMMELSAV')).id).toBe(id);
  });

  describe('where a sawmill is', () => {
    const birkesav = { latitude: 56.871, longitude: 9.884 };

    it('is read by department admins too, who need it to look around it', async () => {
      const leader = clientFor(service, 'department@nordskov.example');
      for (const call of [admin, leader]) {
        const rows = await listed(call);
        expect(rows.find(({ name }) => name === 'Birkesav')).toMatchObject({ position: birkesav });
        expect(rows.find(({ name }) => name === 'Øresund Træindustri')).toMatchObject({ position: null });
      }
    });

    it('is said with a new sawmill', async () => {
      const position = { latitude: -33.5, longitude: 179.999 };
      expect(await create('Stedsav', { position })).toEqual(await named('Stedsav'));
      expect(await named('Stedsav')).toMatchObject({ position });
      const half = { organizationId, name: 'Halvsav', position: { latitude: 56 } };
      expect(await admin('POST', '/sawmill', half)).toMatchObject({
        status: 400,
        fields: ['position.longitude'],
      });
    });

    it('is said, kept by a call that does not name it, and taken back', async () => {
      const { id, etag, position } = await create('Flyttesav');
      expect(position).toBeNull();
      const save = (body: object, headers?: Record<string, string>) =>
        admin('PUT', `/sawmill/${id}/rename`, body, headers);
      const place = { latitude: -33.5, longitude: 179.999 };
      const named = { name: 'Flyttesav' };
      const ifMatch = { 'if-match': String(etag) };
      const now = async () => (await listed()).find((row) => row.id === id);
      expect(await save({ ...named, position: place }, ifMatch)).toMatchObject({ status: 200 });
      expect(await now()).toMatchObject({ ...named, position: place });
      // The position belongs to the version that is edited.
      expect(await save(named, ifMatch)).toMatchObject({ status: 412 });
      expect(await save({ name: 'Flyttet sav' })).toMatchObject({ status: 200 });
      expect(await now()).toMatchObject({ name: 'Flyttet sav', position: place });
      expect(await save({ ...named, position: null })).toMatchObject({ status: 200 });
      expect(await now()).toMatchObject({ position: null });
    });

    it.each([
      ['half a position', { latitude: 56 }, 'position.longitude'],
      ['a place beyond the pole', { latitude: 90.5, longitude: 9 }, 'position.latitude'],
      ['a place beyond the antimeridian', { latitude: 56, longitude: -180.5 }, 'position.longitude'],
    ])('is not %s', async (_what, position, field) => {
      const { id, name } = await named('Birkesav');
      const response = await admin('PUT', `/sawmill/${id}/rename`, { name, position });
      expect(response).toMatchObject({ status: 400, fields: [field] });
    });
  });

  describe('deleting a sawmill', () => {
    it('is refused while stacks are assigned to it', async () => {
      const [assigned] = await service.orm
        .select({ sawmillId: stack.sawmillId })
        .from(stack)
        .innerJoin(department, eq(department.id, stack.departmentId))
        .where(and(eq(department.organizationId, organizationId), isNotNull(stack.sawmillId)))
        .limit(1);
      const response = await admin('DELETE', `/sawmill/${assigned?.sawmillId}`);
      expect(response).toMatchObject({
        status: 409,
        errorMessage:
          'Stacks are assigned to this sawmill, so it cannot be deleted. To end its access, delete its users.',
      });
      expect((await listed()).some((row) => row.id === assigned?.sawmillId)).toBe(true);
    });

    async function sawmillWithUsers(name: string) {
      const { id } = await create(name);
      const newcomer = `${name}@skov.example`.toLowerCase();
      await admin('POST', `/sawmill/${id}/user`, { email: newcomer });
      await admin('POST', `/sawmill/${id}/user`, { email: 'department@nordskov.example' });
      return { id: String(id), newcomer };
    }

    it('takes its memberships along, and the accounts that nothing else holds', async () => {
      const { id, newcomer } = await sawmillWithUsers('Lukkesav');
      const departed = clientFor(service, newcomer);
      expect(await departed('GET', '/user-info/sawmill')).toMatchObject({ status: 200 });
      expect(await admin('DELETE', `/sawmill/${id}`)).toMatchObject({ status: 204 });
      expect((await listed()).some((row) => row.id === id)).toBe(false);
      expect(await departed('GET', '/user-info/sawmill')).toMatchObject({ status: 401 });
      expect(await service.orm.$count(appUser, eq(appUser.email, 'department@nordskov.example'))).toBe(1);
      expect(await admin('DELETE', `/sawmill/${id}`)).toMatchObject({ status: 404 });
    });

    it('leaves everything as it was when it breaks in the middle', async () => {
      const { id } = await sawmillWithUsers('Halvsav');
      const broken = await withFailingChanges(service.orm, 'update', 'app_user', () =>
        admin('DELETE', `/sawmill/${id}`),
      );
      expect(broken.status).toBe(500);
      expect(await service.orm.$count(sawmill, eq(sawmill.id, id))).toBe(1);
      expect(await service.orm.$count(sawmillMember, eq(sawmillMember.sawmillId, id))).toBe(2);
    });
  });

  it('sawmills are no business of department admins and of other organisations', async () => {
    const { id } = await named('Birkesav');
    const leader = clientFor(service, 'department@nordskov.example');
    expect(await leader('PUT', `/sawmill/${id}/rename`, { name: 'X' })).toMatchObject({ status: 403 });
    const [foreign] = await service.orm
      .select()
      .from(sawmill)
      .where(eq(sawmill.organizationId, otherOrganizationId));
    const path = `/sawmill/${foreign?.id}`;
    expect(await admin('PUT', `${path}/rename`, { name: 'X' })).toMatchObject({ status: 404 });
    expect(await admin('DELETE', path)).toMatchObject({ status: 404 });
    for (const row of await listed(leader)) expect(Object.keys(row).sort()).not.toContain('etag');
  });
});

describe('users of a sawmill', () => {
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
        text: expect.stringMatching(/Birkesav.*\/confirm#email=ada%40sav\.example&token=/s),
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
});
