import { and, eq, isNull, ne } from 'drizzle-orm';
import { contact } from '../../db/schema';
import { clientFor } from '../../testing/api/clientFor';
import { type JsonObject, objectsIn } from '../../testing/api/contractSchemas';
import { demoOwners } from '../../testing/demoOwners';
import { type TestService, testService } from '../../testing/testService';

const ada = { name: 'Ada Skov', email: 'ada@skov.example', phone: '+45 11 22 33 44' };
const nothing = { name: '', email: '', phone: '' };

let service: TestService;
let admin: ReturnType<typeof clientFor>;
let organizationId: string;
let departmentId: string;

beforeAll(async () => {
  service = await testService();
  admin = clientFor(service, 'org@nordskov.example');
  ({ organizationId, departmentId } = await demoOwners(service.orm, 'Nordskov Tømmer A/S', 'Rold Skov'));
});

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
  const leader = clientFor(service, 'department@nordskov.example');
  const { status, data } = await leader('POST', `/department/${departmentId}/contact`, ada);
  expect(status).toBe(201);
  const path = `/department/${departmentId}/contact/${data.id}`;
  expect(await leader('PUT', path, { ...ada, phone: '' })).toMatchObject({ status: 200 });
  expect(await leader('DELETE', path)).toMatchObject({ status: 204 });
  expect(await leader('POST', `/organization/${organizationId}/contact`, ada)).toMatchObject({ status: 403 });
});
