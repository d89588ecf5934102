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
import { dataFor, globalAdmin, idOfOrganization, nordskov, rowsFor } from '../../testing/organizationsOf';
import { type TestService, testService } from '../../testing/testService';

let service: TestService;

beforeAll(async () => {
  service = await testService();
});

const harzer = 'Harzer Rundholz GmbH';

describe('organisation lists', () => {
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
    // The caller, who is still an admin.
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
    // The clock of the tests stands at 2026-06-17.
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
