import { eq } from 'drizzle-orm';
import { organization } from '../../db/schema';
import { objectAt, objectsIn } from '../../testing/api/contractSchemas';
import { countStatements } from '../../testing/countStatements';
import { dataFor, globalAdmin, idOfOrganization, nordskov, rowsFor } from '../../testing/organizationsOf';
import { type TestService, testService } from '../../testing/testService';

let service: TestService;

beforeAll(async () => {
  service = await testService();
});

describe('one organisation', () => {
  it('shows everything to its admin', async () => {
    const id = await idOfOrganization(service, nordskov);
    const found = objectAt(await dataFor(service, 'org@nordskov.example', `/organization/${id}`));
    expect(found).toMatchObject({ name: nordskov, country: 'dk', contactInformation: expect.anything() });
    expect(objectsIn(found.departments)).toHaveLength(12);
    expect(objectsIn(found.users).length).toBeGreaterThan(1);
  });

  it('shows its name and the own departments to a department admin', async () => {
    const id = await idOfOrganization(service, nordskov);
    const found = objectAt(await dataFor(service, 'department@nordskov.example', `/organization/${id}`));
    expect(found).toMatchObject({ name: nordskov, users: null, contacts: null, addressInformation: null });
    expect(objectsIn(found.departments)).toHaveLength(1);
  });

  it('shows its sawmills, whose users only its admin reads', async () => {
    const path = `/sawmill/list?organizationId=${await idOfOrganization(service, nordskov)}`;
    const forAdmin = await rowsFor(service, 'org@nordskov.example', path);
    expect(forAdmin).toHaveLength(8);
    expect(forAdmin.some((row) => Array.isArray(row.users) && row.users.length > 0)).toBe(true);
    const forDepartment = await rowsFor(service, 'department@nordskov.example', path);
    expect(forDepartment.map(({ id, name }) => [id, name])).toEqual(
      forAdmin.map(({ id, name }) => [id, name]),
    );
    expect(forDepartment.every((row) => row.users === null)).toBe(true);
  });

  it('has a card, or says that there is none', async () => {
    const id = await idOfOrganization(service, nordskov);
    const card = objectAt(
      await dataFor(service, 'department@nordskov.example', `/organization/${id}/measurement-card`),
    );
    expect(objectsIn(card.fields).length).toBeGreaterThan(3);
    await service.orm.update(organization).set({ measurementCardId: null }).where(eq(organization.id, id));
    const token = await service.tokenOf('department@nordskov.example');
    expect((await service.call('GET', `/organization/${id}/measurement-card`, { token })).status).toBe(404);
  });
});

it('lists departments that may be opened, none for a global admin', async () => {
  const names = async (email: string) =>
    objectsIn(await dataFor(service, email, '/department/list')).map((row) => row.name);
  expect(await names(globalAdmin)).toEqual([]);
  expect(await names('surveyor@nordskov.example')).toEqual([]);
  expect(await names('department@nordskov.example')).toHaveLength(1);
  expect(await names('lead@nordskov.example')).toHaveLength(3);
  expect(await names('org@nordskov.example')).toHaveLength(12);
  expect(await names('multi@stackyard.example')).toHaveLength(16);
});

it('tells people their relations, and a sawmill its suppliers', async () => {
  expect(await dataFor(service, 'lead@nordskov.example', '/user-info')).toMatchObject({
    email: 'lead@nordskov.example',
    sawmillRelations: [],
    departmentRelations: expect.arrayContaining([
      { departmentId: expect.any(String), roles: expect.arrayContaining(['DepartmentAdmin']) },
    ]),
  });
  const suppliers = objectAt(await dataFor(service, 'sawmill@birkesav.example', '/user-info/sawmill'));
  expect(objectsIn(suppliers.organizations).map((row) => row.organizationName)).toEqual([nordskov]);
  expect(objectsIn(suppliers.sawmills)).toEqual([{ sawmillId: expect.any(String), sawmillName: 'Birkesav' }]);
});

it('asks the database at most six times, however many rows there are', async () => {
  const id = await idOfOrganization(service, nordskov);
  const token = await service.tokenOf(globalAdmin);
  const count = (path: string) =>
    countStatements(async () => {
      expect((await service.call('GET', path, { token })).status).toBe(200);
    });
  const few = await count('/organization/list/detailed?pageSize=5');
  expect(few).toBeGreaterThan(0);
  expect(await count('/organization/list/detailed?pageSize=100')).toBe(few);
  for (const path of [
    '/organization/list/detailed',
    `/organization/${id}`,
    `/sawmill/list?organizationId=${id}`,
  ])
    expect(await count(path)).toBeLessThanOrEqual(6);
});
