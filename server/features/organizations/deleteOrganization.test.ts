import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { accountLink, refreshToken } from '../../db/accountSchema';
import {
  appUser,
  contact,
  contract,
  department,
  departmentMember,
  organization,
  organizationLogo,
  organizationMember,
  sawmill,
  sawmillMember,
} from '../../db/schema';
import { stack } from '../../db/stackSchema';
import { stackView } from '../../db/stackViewSchema';
import { clientFor } from '../../testing/api/clientFor';
import { type JsonObject, objectAt } from '../../testing/api/contractSchemas';
import { demoOwners } from '../../testing/demoOwners';
import { type TestService, testService } from '../../testing/testService';
import { withFailingChanges } from '../../testing/withFailingChanges';

const tables = {
  organization,
  department,
  organizationMember,
  departmentMember,
  contact,
  contract,
  sawmill,
  sawmillMember,
  organizationLogo,
  accountLink,
  refreshToken,
  appUser,
  stack,
  stackView,
};
type TableName = keyof typeof tables;

let service: TestService;
let global: (method: string, path: string) => Promise<{ status: number; data: JsonObject }>;
let path: string;
let organizationId: string;
/** A stack of the neighbour. */
let foreignStackId: string;

/**
 * Only the first organisation has the surveyor, who worked for the neighbour once; only the second has the
 * other one.
 */
const surveyorId = randomUUID();
const sharedId = randomUUID();
const formerId = randomUUID();

beforeEach(async () => {
  service = await testService();
  const { orm } = service;
  // One session for all calls: a session is a row that is counted.
  const token = await service.tokenOf('global@stackyard.example');
  global = async (method, path) => {
    const { status, json } = await service.call(method, path, { token });
    return { status, data: objectAt(json?.data) };
  };
  const nordskov = await demoOwners(orm, 'Nordskov Tømmer A/S');
  const harzer = await demoOwners(orm, 'Harzer Rundholz GmbH');
  ({ organizationId, organization: path } = nordskov);
  await orm
    .insert(appUser)
    .values(
      [surveyorId, sharedId, formerId].map((id) => ({ id, email: `${id}@people.example`, name: 'Pat' })),
    );
  const roles = ['Surveyor'];
  const [root] = await orm.select().from(appUser).where(eq(appUser.isGlobalAdmin, true));
  await orm.insert(organizationMember).values([
    { organizationId, userId: sharedId, roles },
    { organizationId, userId: root?.id ?? '', roles },
  ]);
  await orm.insert(departmentMember).values([
    { organizationId, departmentId: nordskov.departmentId, userId: surveyorId, roles },
    {
      organizationId: harzer.organizationId,
      departmentId: harzer.departmentId,
      userId: sharedId,
      roles,
      state: 'Inactive',
    },
  ]);
  await orm
    .insert(organizationLogo)
    .values({ organizationId, contentType: 'image/png', content: Buffer.from('logo') });
  await orm.insert(stackView).values({
    ...{ id: randomUUID(), organizationId, ownerId: surveyorId, name: 'Spruce', shared: true },
    ...{
      parameters: [],
      columns: [],
      dense: false,
      createdAt: service.deps.now(),
      changedAt: service.deps.now(),
    },
  });
  await orm
    .insert(accountLink)
    .values({ userId: surveyorId, purpose: 'confirm', hash: 'x', expiresAt: service.deps.now() });
  const [foreign] = await orm
    .select()
    .from(stack)
    .where(eq(stack.departmentId, harzer.departmentId))
    .limit(1);
  foreignStackId = foreign?.id ?? '';
  await orm
    .update(stack)
    .set({ registratorId: surveyorId, surveyorId: sharedId })
    .where(eq(stack.id, foreignStackId));
  await service.signIn('org@nordskov.example');
  await service.signIn('multi@stackyard.example');
});

async function counts(): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const [name, table] of Object.entries(tables)) found[name] = await service.orm.$count(table);
  return found;
}

async function has(id: string): Promise<boolean> {
  return (await service.orm.$count(appUser, eq(appUser.id, id))) === 1;
}

it('takes along what was counted before, and nothing else', async () => {
  const { data: contents } = await global('GET', `${path}/contents`);
  const before = await counts();
  expect(contents.stacks).toBe(300);
  expect((await global('DELETE', path)).status).toBe(204);
  const after = await counts();
  const gone = (name: TableName) => (before[name] ?? 0) - (after[name] ?? 0);
  expect({
    stacks: gone('stack'),
    sawmills: gone('sawmill'),
    departments: gone('department'),
    users: gone('appUser'),
  }).toEqual(contents);
  expect([gone('organization'), gone('organizationLogo'), gone('accountLink')]).toEqual([1, 1, 1]);
  expect(gone('stackView')).toBe(1);
  // The administrator of both organisations stays signed in, the one of the deleted one does not.
  expect(gone('refreshToken')).toBe(1);
  expect([await has(surveyorId), await has(sharedId), await has(formerId)]).toEqual([false, true, true]);

  const [foreign] = await service.orm.select().from(stack).where(eq(stack.id, foreignStackId));
  expect(foreign).toMatchObject({ registratorId: null, surveyorId: sharedId });
  expect((await global('GET', path)).status).toBe(404);
  expect((await global('DELETE', path)).status).toBe(404);
  expect((await clientFor(service, 'org@nordskov.example')('GET', '/user-info')).status).toBe(401);
  expect((await clientFor(service, 'multi@stackyard.example')('GET', '/user-info')).status).toBe(200);
  const { data: list } = await global('GET', '/organization/list/detailed');
  expect(list.totalCount).toBe(129);
});

it.each(['department', 'organization', 'app_user'])(
  'leaves nothing half done when the database fails at %s',
  async (table) => {
    const before = await counts();
    const { status } = await withFailingChanges(service.orm, 'delete', table, () => global('DELETE', path));
    expect(status).toBe(500);
    expect(await counts()).toEqual(before);
    const [foreign] = await service.orm.select().from(stack).where(eq(stack.id, foreignStackId));
    expect(foreign?.registratorId).toBe(surveyorId);
  },
);
