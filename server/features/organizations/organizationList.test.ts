import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import {
  appUser,
  contract,
  department,
  departmentMember,
  organization,
  organizationMember,
} from '../../db/schema';
import { isObject, objectAt, objectsIn } from '../../testing/api/contractSchemas';
import { countStatements } from '../../testing/countStatements';
import { demoOwners } from '../../testing/demoOwners';
import { dataFor, globalAdmin, idOfOrganization, nordskov, rowsFor } from '../../testing/organizationsOf';
import { type TestService, testService } from '../../testing/testService';

let service: TestService;

beforeAll(async () => {
  service = await testService();
});

describe('organisation lists', () => {
  const harzer = 'Harzer Rundholz GmbH';

  it('hold all of them for a global admin, in pages by name', async () => {
    const first = objectAt(await dataFor(service, globalAdmin, '/organization/list'));
    expect([first.page, first.totalCount, objectsIn(first.data).length]).toEqual([1, 130, 100]);
    const second = objectAt(await dataFor(service, globalAdmin, '/organization/list?page=2'));
    expect([second.page, second.totalCount, objectsIn(second.data).length]).toEqual([2, 130, 30]);
    const beyond = objectAt(await dataFor(service, globalAdmin, '/organization/list?page=9'));
    expect([beyond.totalCount, objectsIn(beyond.data).length]).toEqual([130, 0]);
    const ids = [...objectsIn(first.data), ...objectsIn(second.data)].map((row) => row.organizationId);
    expect(new Set(ids).size).toBe(130);
  });

  it('hold own ones for others; a department admin reads the name', async () => {
    const names = async (email: string) =>
      (await rowsFor(service, email, '/organization/list')).map((row) => row.organizationName);
    expect(await names('org@nordskov.example')).toEqual([nordskov]);
    expect(await names('multi@stackyard.example')).toEqual([harzer, nordskov]);
    expect(await names('department@nordskov.example')).toEqual([nordskov]);
  });

  it('tell state and warnings to global admins only', async () => {
    const [own] = await rowsFor(service, 'org@nordskov.example', '/organization/list/detailed');
    expect(own).toMatchObject({ organizationName: nordskov, active: null, warnings: null });
    expect(own?.contractInformation).not.toBeNull();
    const all = await rowsFor(service, globalAdmin, '/organization/list/detailed?pageSize=100');
    expect(all.every((row) => typeof row.active === 'boolean' && isObject(row.warnings))).toBe(true);
    expect(own).not.toHaveProperty('hasStacks');
    expect(all.find((row) => row.organizationName === nordskov)).toMatchObject({
      ...{ hasDepartments: true, hasStacks: true },
    });
  });

  it('name the first active administrator as the person to call', async () => {
    const [row] = await rowsFor(service, 'org@nordskov.example', '/organization/list/detailed');
    expect(row).toMatchObject({
      administrator: expect.any(String),
      email: expect.stringContaining('@'),
      contactPhoneNumber: expect.any(String),
    });
  });
});

it('says that a new organisation has neither departments nor stacks', async () => {
  const [empty, begun] = [randomUUID(), randomUUID()];
  await service.orm.insert(organization).values([
    { id: empty, name: 'AA Empty', country: 'dk' },
    { id: begun, name: 'AA Begun', country: 'dk' },
  ]);
  await service.orm
    .insert(department)
    .values({ id: randomUUID(), organizationId: begun, name: 'Nordre Skov', departmentNumber: 104 });
  const rows = await rowsFor(service, globalAdmin, '/organization/list/detailed?pageSize=2');
  expect(rows).toMatchObject([
    { organizationName: 'AA Begun', hasDepartments: true, hasStacks: false },
    { organizationName: 'AA Empty', hasDepartments: false, hasStacks: false },
  ]);
});

describe('administrators without a name', () => {
  beforeEach(async () => {
    service = await testService();
  });

  async function admin(email: string, name: string, phone: string) {
    const [user] = await service.orm
      .insert(appUser)
      .values({ id: randomUUID(), email, name: '' })
      .returning({ userId: appUser.id });
    if (!user) throw new Error('not added');
    const profile = { ...user, name, phone, state: 'Active' as const };
    const organizationId = await idOfOrganization(service, nordskov);
    const [first] = await service.orm
      .select()
      .from(department)
      .where(eq(department.organizationId, organizationId))
      .orderBy(department.name);
    const departmentId = first?.id ?? '';
    await service.orm
      .insert(organizationMember)
      .values({ ...profile, organizationId, roles: ['OrganizationAdmin'] });
    await service.orm
      .insert(departmentMember)
      .values({ ...profile, organizationId, departmentId, roles: ['DepartmentAdmin'] });
  }

  const shown = async () => {
    const [row] = await rowsFor(service, 'org@nordskov.example', '/organization/list/detailed');
    const id = await idOfOrganization(service, nordskov);
    const departments = objectsIn(
      objectAt(await dataFor(service, globalAdmin, `/organization/${id}`)).departments,
    );
    return { row, department: departments[0]?.administrator };
  };

  it('never hide one who has a name', async () => {
    await service.orm.update(organizationMember).set({ state: 'Inactive' });
    await service.orm.update(departmentMember).set({ state: 'Inactive' });
    await admin('a.nameless@nordskov.example', '', '1');
    // This is the caller, who is still an admin.
    await service.orm
      .update(organizationMember)
      .set({ state: 'Active', name: 'Zoe Named', phone: '2' })
      .where(
        eq(
          organizationMember.userId,
          service.orm
            .select({ id: appUser.id })
            .from(appUser)
            .where(eq(appUser.email, 'org@nordskov.example')),
        ),
      );
    await admin('zed@nordskov.example', 'Zürn Named', '3');
    expect(await shown()).toMatchObject({
      row: { administrator: 'Zoe Named', contactPhoneNumber: '2', email: 'org@nordskov.example' },
      department: 'Zürn Named',
    });
  });

  it('are called by the e-mail where nobody has a name, with the phone of the same person', async () => {
    await service.orm.update(organizationMember).set({ name: '', phone: '' });
    await service.orm.update(departmentMember).set({ name: '', phone: '' });
    await admin('a.nameless@nordskov.example', '', '1');
    expect(await shown()).toMatchObject({
      row: {
        administrator: 'a.nameless@nordskov.example',
        contactPhoneNumber: '1',
        email: 'a.nameless@nordskov.example',
      },
      department: 'a.nameless@nordskov.example',
    });
  });
});

describe('warnings', () => {
  async function warnings() {
    const all = [
      ...(await rowsFor(service, globalAdmin, '/organization/list/detailed')),
      ...(await rowsFor(service, globalAdmin, '/organization/list/detailed?page=2')),
    ];
    return objectAt(all.find((row) => row.organizationName === nordskov)).warnings;
  }

  const change = async (period: 'current' | 'next', values: Partial<typeof contract.$inferInsert>) =>
    service.orm
      .update(contract)
      .set(values)
      .where(
        and(
          eq(contract.organizationId, await idOfOrganization(service, nordskov)),
          eq(contract.period, period),
        ),
      );

  beforeEach(async () => {
    service = await testService();
    await service.orm
      .delete(contract)
      .where(
        and(
          eq(contract.organizationId, await idOfOrganization(service, nordskov)),
          eq(contract.period, 'next'),
        ),
      );
    await change('current', { endDate: '2030-01-01', levelOfInvoice: 'Organization', customerNumber: '1' });
  });

  it('are quiet when all is well', async () => {
    expect(await warnings()).toEqual({
      contractExpiresSoon: false,
      isMissingCustomerNumber: false,
      departmentsWithMissingCustomerNumber: [],
      isMissingContract: false,
      isMissingAdministrator: false,
      isMissingMeasurementCard: false,
    });
  });

  it('say what an organisation was left without', async () => {
    const organizationId = await idOfOrganization(service, nordskov);
    await service.orm.delete(contract).where(eq(contract.organizationId, organizationId));
    await service.orm
      .update(organization)
      .set({ measurementCardId: null })
      .where(eq(organization.id, organizationId));
    await service.orm
      .update(organizationMember)
      .set({ state: 'Inactive' })
      .where(eq(organizationMember.organizationId, organizationId));
    expect(await warnings()).toMatchObject({
      isMissingContract: true,
      isMissingAdministrator: true,
      isMissingMeasurementCard: true,
    });
  });

  it('count a contract that is still to begin', async () => {
    const organizationId = await idOfOrganization(service, nordskov);
    await service.orm.delete(contract).where(eq(contract.organizationId, organizationId));
    await service.orm
      .insert(contract)
      .values({ organizationId, period: 'next', startDate: '2026-08-16', endDate: '2027-08-15' });
    expect(await warnings()).toMatchObject({ isMissingContract: false });
  });

  it('say that the contract ends within 60 days and none follows', async () => {
    // The clock of the tests shows 2026-06-17.
    await change('current', { endDate: '2026-08-16' });
    expect(await warnings()).toMatchObject({ contractExpiresSoon: false });
    await change('current', { endDate: '2026-08-15' });
    expect(await warnings()).toMatchObject({ contractExpiresSoon: true });
    await service.orm.insert(contract).values({
      organizationId: await idOfOrganization(service, nordskov),
      period: 'next',
      startDate: '2026-08-16',
      endDate: '2027-08-15',
    });
    expect(await warnings()).toMatchObject({ contractExpiresSoon: false });
  });

  it('say where the customer number is missing, by level of invoice', async () => {
    await change('current', { customerNumber: null });
    expect(await warnings()).toMatchObject({ isMissingCustomerNumber: true });
    await change('current', { levelOfInvoice: 'Department' });
    const [first] = await service.orm
      .select()
      .from(department)
      .where(eq(department.organizationId, await idOfOrganization(service, nordskov)));
    await service.orm.update(department).set({ customerNumber: '5' });
    await service.orm
      .update(department)
      .set({ customerNumber: null })
      .where(eq(department.id, first?.id ?? ''));
    expect(await warnings()).toMatchObject({
      isMissingCustomerNumber: false,
      departmentsWithMissingCustomerNumber: [{ departmentId: first?.id, departmentName: first?.name }],
    });
  });
});

describe('the service', () => {
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
    expect(objectsIn(suppliers.sawmills)).toEqual([
      { sawmillId: expect.any(String), sawmillName: 'Birkesav' },
    ]);
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
});

describe('the number of statements', () => {
  const global = 'global@stackyard.example';
  const admin = 'org@nordskov.example';

  beforeAll(async () => {
    service = await testService();
  });

  // Each call has one statement that loads the caller; those with ids in their path have one that writes the last use.
  it.each([
    ['the own roles', () => '/user-info', { [global]: 1, [admin]: 1 }],
    ['the names of organisations', () => '/organization/list', { [global]: 2, [admin]: 2 }],
    ['the names beyond the last page', () => '/organization/list?page=9', { [global]: 2, [admin]: 2 }],
    ['the departments', () => '/department/list', { [global]: 1, [admin]: 2 }],
    ['the sawmills', (id: string) => `/sawmill/list?organizationId=${id}`, { [global]: 3, [admin]: 3 }],
    ['the organisations list', () => '/organization/list/detailed', { [global]: 5, [admin]: 3 }],
    ['an organisation', (id: string) => `/organization/${id}`, { [global]: 5, [admin]: 6 }],
    ['a department', (_: string, id: string) => `/department/${id}`, { [global]: 4, [admin]: 5 }],
  ])('for %s is as it was, however many rows there are', async (_, pathOf, statements) => {
    const { organizationId, departmentId } = await demoOwners(service.orm, 'Nordskov Tømmer A/S');
    for (const [email, expected] of Object.entries(statements)) {
      const token = await service.tokenOf(email);
      const count = await countStatements(async () => {
        expect((await service.call('GET', pathOf(organizationId, departmentId), { token })).status).toBe(200);
      });
      expect([email, count]).toEqual([email, expected]);
    }
  });
});
