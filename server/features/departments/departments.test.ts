import { and, eq, isNull, ne } from 'drizzle-orm';
import { contact, contract, department } from '../../db/schema';
import { clientFor } from '../../testing/api/clientFor';
import { type JsonObject, objectAt, objectsIn } from '../../testing/api/contractSchemas';
import { demoOwners } from '../../testing/demoOwners';
import { type TestService, testService } from '../../testing/testService';

let service: TestService;
let admin: ReturnType<typeof clientFor>;
let globalAdmin: ReturnType<typeof clientFor>;
let leader: ReturnType<typeof clientFor>;
let organizationId: string;
let departmentId: string;
let path: string;

beforeAll(async () => {
  service = await testService();
  admin = clientFor(service, 'org@nordskov.example');
  globalAdmin = clientFor(service, 'global@stackyard.example');
  leader = clientFor(service, 'department@nordskov.example');
  ({
    organizationId,
    departmentId,
    department: path,
  } = await demoOwners(service.orm, 'Nordskov Tømmer A/S', 'Rold Skov'));
});

describe('a new department', () => {
  it('is empty, and everything of it can be read', async () => {
    const created = await admin('POST', '/department', {
      name: ' Nyskov ',
      organizationId,
      departmentNumber: 7,
    });
    expect(created).toMatchObject({ status: 201, data: { name: 'Nyskov', departmentNumber: 7 } });
    const id = String(created.data.departmentId);
    expect((await admin('GET', `/department/${id}`)).data).toEqual(created.data);
    expect(created.data).toMatchObject({
      organizationId,
      customerNumber: null,
      mailingList: [],
      users: [],
      contacts: [],
    });
    const ofId = { departmentIds: [id] };
    expect(await admin('PUT', '/stack/list', ofId)).toMatchObject({
      status: 200,
      data: { data: [], totalCount: 0 },
    });
    expect(await admin('PUT', '/stack/map-list', ofId)).toMatchObject({ status: 200 });
    expect(await admin('PUT', '/stack/filter-options', ofId)).toMatchObject({ status: 200 });
    const { departments } = (await admin('GET', `/organization/${organizationId}`)).data;
    expect(departments).toContainEqual({
      departmentId: id,
      name: 'Nyskov',
      administrator: null,
      numberOfUsers: 0,
      numberOfAdministrators: 0,
      areAdministratorsInvited: false,
    });
  });

  it('counts its administrators, and says while all of them are invited only', async () => {
    const { data } = await admin('POST', '/department', { name: 'Nyskov', organizationId });
    const id = String(data.departmentId);
    const told = async (caller = admin) => {
      const { departments } = (await caller('GET', `/organization/${organizationId}`)).data;
      return objectsIn(departments).find(({ departmentId }) => departmentId === id);
    };
    const appoint = (email: string, name: string) =>
      admin('POST', `/department/${id}/add-administrator`, { email, name, phone: '' });
    await appoint('bo@nyskov.example', 'Bo');
    await appoint('ane@nyskov.example', 'Ane');
    expect(await told()).toMatchObject({
      ...{ administrator: 'Ane', numberOfAdministrators: 2, areAdministratorsInvited: true },
    });
    await appoint('department@nordskov.example', 'Dorthe');
    expect(await told()).toMatchObject({ numberOfAdministrators: 3, areAdministratorsInvited: false });
    const toLeader = await told(leader);
    expect(toLeader).toMatchObject({ numberOfAdministrators: 3 });
    expect(toLeader).not.toHaveProperty('areAdministratorsInvited');
  });

  it('needs no number', async () => {
    const created = await admin('POST', '/department', { name: 'Ny', organizationId });
    expect(created).toMatchObject({ status: 201, data: { departmentNumber: null } });
  });

  it('is made in an own organisation only', async () => {
    const harzer = await demoOwners(service.orm, 'Harzer Rundholz GmbH');
    const body = { name: 'Fremd', organizationId: harzer.organizationId };
    expect(await admin('POST', '/department', body)).toMatchObject({ status: 404 });
    expect(await leader('POST', '/department', { ...body, organizationId })).toMatchObject({ status: 403 });
    expect(await service.orm.$count(department, eq(department.name, 'Fremd'))).toBe(0);
  });

  it.each([
    ['one letter', { name: ' A ' }, ['name']],
    ['a long name', { name: 'x'.repeat(10_000) }, ['name']],
    ['half a number', { name: 'Nyskov', departmentNumber: 1.5 }, ['departmentNumber']],
    ['a negative number', { name: 'Nyskov', departmentNumber: -1 }, ['departmentNumber']],
    ['a number in words', { name: 'Nyskov', departmentNumber: '12' }, ['departmentNumber']],
    ['ten digits', { name: 'Nyskov', departmentNumber: 1_234_567_890 }, ['departmentNumber']],
    ['a key too many', { name: 'Nyskov', customerNumber: '1' }, ['customerNumber']],
  ])('is refused with %s', async (_, body, fields) => {
    const response = await admin('POST', '/department', { organizationId, ...body });
    expect(response).toMatchObject({ status: 400, fields });
  });
});

describe('the information', () => {
  it('takes a name of two letters, but no shorter or blank one, and a number or none', async () => {
    const info = (body: unknown) => leader('PUT', `${path}/info`, body);
    expect(await info({ name: 'Ro', departmentNumber: 12 })).toMatchObject({ status: 200 });
    expect((await leader('GET', path)).data).toMatchObject({ name: 'Ro', departmentNumber: 12 });
    expect(await info({ name: 'Rold Skov', departmentNumber: null })).toMatchObject({ status: 200 });
    expect((await leader('GET', path)).data).toMatchObject({ name: 'Rold Skov', departmentNumber: null });
    expect(await info({ name: 'R' })).toMatchObject({ status: 400, fields: ['name'] });
    expect(await info({ name: ' ' })).toMatchObject({ status: 400, fields: ['name'] });
    expect(await info({ name: 'Rold', departmentNumber: -1 })).toMatchObject({
      status: 400,
      fields: ['departmentNumber'],
    });
    expect(await info({ name: 'Rold', mailingList: [] })).toMatchObject({
      status: 400,
      fields: ['mailingList'],
    });
  });

  it('is not disturbed by a new customer number, nor the other way round', async () => {
    const { data, headers } = await globalAdmin('GET', path);
    expect(headers.get('etag')).toBe(data.etag);
    const ifMatch = { 'if-match': String(data.etag) };
    const number = (customerNumber: string) =>
      globalAdmin('PUT', `${path}/customer-number`, { customerNumber }, ifMatch);
    const name = (text: string) => leader('PUT', `${path}/info`, { name: text }, ifMatch);
    expect(await number('1')).toMatchObject({ status: 200 });
    expect(await name('Rold')).toMatchObject({ status: 200 });
    // Each tag is an older version of its own part.
    expect(await number('2')).toMatchObject({ status: 412 });
    expect(await name('Rold Sogn')).toMatchObject({ status: 412 });
    expect((await leader('GET', path)).data).toMatchObject({ name: 'Rold', customerNumber: '1' });
  });
});

describe('the customer number', () => {
  const number = (customerNumber: unknown) =>
    globalAdmin('PUT', `${path}/customer-number`, { customerNumber });

  it.each(['', ' 12', 'A12', '1234567', '٣', '1,5', 12])('is refused as %j', async (text) => {
    expect(await number(text)).toMatchObject({ status: 400, fields: ['customerNumber'] });
  });

  it('is no business of other admins', async () => {
    for (const caller of [admin, leader]) {
      const response = await caller('PUT', `${path}/customer-number`, { customerNumber: '1' });
      expect(response).toMatchObject({ status: 403 });
    }
  });

  it('is what the organisations list misses', async () => {
    await service.orm
      .update(contract)
      .set({ levelOfInvoice: 'Department' })
      .where(eq(contract.organizationId, organizationId));
    const unnumbered = async () => {
      const pages = [
        await globalAdmin('GET', '/organization/list/detailed'),
        await globalAdmin('GET', '/organization/list/detailed?page=2'),
      ];
      const row = pages
        .flatMap(({ data }) => objectsIn(data.data))
        .find((one) => one.organizationId === organizationId);
      return objectAt(row, 'warnings').departmentsWithMissingCustomerNumber;
    };
    const missing = expect.arrayContaining([expect.objectContaining({ departmentId })]);
    expect(await number('123456')).toMatchObject({ status: 200 });
    expect(await unnumbered()).not.toEqual(missing);
    expect(await number(null)).toMatchObject({ status: 200 });
    expect(await unnumbered()).toEqual(missing);
  });
});

describe('the mailing list', () => {
  const add = (email: unknown) => leader('PUT', `${path}/add-email-to-mailing-list`, { email });
  const remove = (email: string) => leader('PUT', `${path}/remove-email-from-mailing-list`, { email });
  const read = async () => (await leader('GET', path)).data.mailingList;

  beforeEach(async () => {
    await service.orm.update(department).set({ mailingList: [] }).where(eq(department.id, departmentId));
  });

  it('keeps every address of many that are added at once, each of them once', async () => {
    const addresses = Array.from({ length: 20 }, (_, index) => `r${index}@skov.example`);
    const responses = await Promise.all([...addresses, 'R3@SKOV.example'].map(add));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    const lowerCase = JSON.stringify(await read()).toLowerCase();
    expect(JSON.parse(lowerCase).sort()).toEqual([...addresses].sort());
  });

  it('forgets an address whatever its case, and one that it does not hold at once', async () => {
    for (const email of ['b@skov.example', ' Åse@Skov.example ', 'a@skov.example']) await add(email);
    expect(await remove('åSE@skov.example')).toMatchObject({ status: 200 });
    expect(await remove('nobody@skov.example')).toMatchObject({ status: 200 });
    expect(await read()).toEqual(['b@skov.example', 'a@skov.example']);
  });

  it.each(['', 'a@', '@skov.example', 'a@skov', 'a b@skov.example', 'a@skov.example; b@skov.example', null])(
    'refuses %j',
    async (email) => {
      expect(await add(email)).toMatchObject({ status: 400, fields: ['email'] });
      expect(await read()).toEqual([]);
    },
  );

  it('of a foreign department is missing', async () => {
    const foreign = clientFor(service, 'sawmill@birkesav.example');
    const body = { email: 'a@skov.example' };
    expect(await foreign('PUT', `${path}/add-email-to-mailing-list`, body)).toMatchObject({ status: 403 });
    const neighbour = await demoOwners(service.orm, 'Nordskov Tømmer A/S', 'Gribskov');
    expect(await leader('PUT', `${neighbour.department}/add-email-to-mailing-list`, body)).toMatchObject({
      status: 404,
    });
  });
});

describe('contacts', () => {
  const ada = { name: 'Ada Skov', email: 'ada@skov.example', phone: '+45 11 22 33 44' };
  const nothing = { name: '', email: '', phone: '' };

  describe.each(['organization', 'department'] as const)('a contact of the %s', (kind) => {
    const owner = () => `/${kind}/${kind === 'organization' ? organizationId : departmentId}`;

    async function read(id: unknown): Promise<JsonObject | undefined> {
      const { data } = await admin('GET', owner());
      return objectsIn(data.contacts).find((row) => row.id === id);
    }

    it('is created, changed and deleted, and read as it was written', async () => {
      const created = await admin('POST', `${owner()}/contact`, { ...ada, name: '  Ada Skov ' });
      expect(created).toMatchObject({ status: 201, data: ada });
      const { id } = created.data;
      expect(await read(id)).toEqual(created.data);

      const phoneOnly = { ...nothing, phone: '112' };
      expect(await admin('PUT', `${owner()}/contact/${id}`, phoneOnly)).toMatchObject({ status: 200 });
      expect(await read(id)).toMatchObject(phoneOnly);

      expect(await admin('DELETE', `${owner()}/contact/${id}`)).toMatchObject({ status: 204 });
      expect(await read(id)).toBeUndefined();
      expect(await admin('DELETE', `${owner()}/contact/${id}`)).toMatchObject({ status: 404 });
      expect(await admin('PUT', `${owner()}/contact/${id}`, ada)).toMatchObject({ status: 404 });
    });

    it('is changed once by two people who edit the same version', async () => {
      const { data: created } = await admin('POST', `${owner()}/contact`, ada);
      const path = `${owner()}/contact/${created.id}`;
      const ifMatch = { 'if-match': String(created.etag) };
      expect(await admin('PUT', path, { ...ada, phone: '1' }, ifMatch)).toMatchObject({ status: 200 });
      expect(await admin('PUT', path, { ...ada, phone: '2' }, ifMatch)).toMatchObject({ status: 412 });
      expect(await read(created.id)).toMatchObject({ phone: '1' });
      const newer = { 'if-match': String((await read(created.id))?.etag) };
      expect(await admin('PUT', path, { ...ada, phone: '2' }, newer)).toMatchObject({ status: 200 });
    });

    it.each([
      ['nothing', nothing, ['name']],
      ['only blanks', { name: '  ', email: '', phone: '\t ' }, ['name']],
      ['blanks for an e-mail', { ...ada, email: '   ' }, ['email']],
      ['no domain', { ...ada, email: 'ada@' }, ['email']],
      ['half a domain', { ...ada, email: 'ada@skov' }, ['email']],
      ['two dots', { ...ada, email: 'ada@skov..example' }, ['email']],
      ['a blank inside', { ...ada, email: 'a da@skov.example' }, ['email']],
      ['two addresses', { ...ada, email: 'ada@skov.example,bo@skov.example' }, ['email']],
      ['a list', { ...ada, email: ['ada@skov.example'] }, ['email']],
      ['a long name', { ...ada, name: 'x'.repeat(10_000) }, ['name']],
      ['a key too many', { ...ada, id: 'mine', departmentId: null }, ['id', 'departmentId']],
    ])('is refused with %s in it', async (_, body, fields) => {
      const before = await service.orm.$count(contact);
      expect(await admin('POST', `${owner()}/contact`, body)).toMatchObject({ status: 400, fields });
      expect(await service.orm.$count(contact)).toBe(before);
    });
  });

  it('is missing below an owner that it does not belong to', async () => {
    const paths = [`/organization/${organizationId}/contact`, `/department/${departmentId}/contact`] as const;
    const { data: ofOrganization } = await admin('POST', paths[0], ada);
    const { data: ofDepartment } = await admin('POST', paths[1], ada);
    const [foreign] = await service.orm
      .select()
      .from(contact)
      .where(and(ne(contact.organizationId, organizationId), isNull(contact.departmentId)))
      .limit(1);
    for (const path of [
      `${paths[0]}/${foreign?.id}`,
      `${paths[0]}/${ofDepartment.id}`,
      `${paths[1]}/${foreign?.id}`,
      `${paths[1]}/${ofOrganization.id}`,
      `${paths[1]}/nonsense`,
      `/organization/${foreign?.organizationId}/contact/${foreign?.id}`,
    ]) {
      expect(await admin('PUT', path, { ...ada, name: 'Eve' })).toMatchObject({ status: 404 });
      expect(await admin('DELETE', path)).toMatchObject({ status: 404 });
    }
    expect(await service.orm.$count(contact, eq(contact.name, 'Eve'))).toBe(0);
  });

  it('of a department is changed by its own admin, who has no say in the organisation', async () => {
    const { status, data } = await leader('POST', `/department/${departmentId}/contact`, ada);
    expect(status).toBe(201);
    const path = `/department/${departmentId}/contact/${data.id}`;
    expect(await leader('PUT', path, { ...ada, phone: '' })).toMatchObject({ status: 200 });
    expect(await leader('DELETE', path)).toMatchObject({ status: 204 });
    expect(await leader('POST', `/organization/${organizationId}/contact`, ada)).toMatchObject({
      status: 403,
    });
  });
});
