import { and, eq, ne } from 'drizzle-orm';
import { loadPrincipal } from '../../auth/loadPrincipal';
import { historyEntry } from '../../db/historySchema';
import { appUser, department, departmentMember } from '../../db/schema';
import { clientFor } from '../../testing/api/clientFor';
import { objectsIn } from '../../testing/api/contractSchemas';
import { type DemoOwners, demoOwners } from '../../testing/demoOwners';
import { type TestService, testService } from '../../testing/testService';
import { historyPortions } from './history.queries';

let service: TestService;
let nordskov: DemoOwners;
let path: string;

const global = 'global@stackyard.example';
const organizationAdmin = 'org@nordskov.example';
const departmentAdmin = 'department@nordskov.example';

beforeEach(async () => {
  service = await testService();
  nordskov = await demoOwners(service.orm, 'Nordskov Tømmer A/S', 'Rold Skov');
  path = nordskov.organization;
});

async function history(email: string, query = '') {
  const { status, data } = await clientFor(service, email)('GET', `${path}/history${query}`);
  return { status, data, entries: objectsIn(data.data) };
}

async function makeChanges(): Promise<void> {
  const asAdmin = clientFor(service, organizationAdmin);
  const { department } = nordskov;
  await asAdmin('PUT', `${path}/contact-information`, { email: '', phone: '+45 1', webSite: '' });
  service.pass(60_000);
  await asAdmin('PUT', `${department}/info`, { name: 'Renamed', departmentNumber: 7 });
  service.pass(60_000);
  await clientFor(service, departmentAdmin)('POST', `${department}/contact`, {
    ...{ name: '=Kim', email: 'kim@x.example', phone: '+45 2' },
  });
}

it('is read newest first by admins of the organisation, with names of people and things', async () => {
  await makeChanges();
  const { data, entries } = await history(organizationAdmin);
  expect(data.totalCount).toBe(3);
  expect(typeof data.since).toBe('string');
  expect(entries).toMatchObject([
    { operationId: 'createDepartmentContact', kind: 'Contact', thingName: '=Kim', exists: true },
    {
      operationId: 'updateDepartmentInfo',
      departmentName: 'Renamed',
      fields: [
        { field: 'name', before: ['Rold Skov'], after: ['Renamed'] },
        { field: 'departmentNumber', after: ['7'] },
      ],
    },
    { operationId: 'updateContactInformation', kind: 'Organization', personId: expect.any(String) },
  ]);
});

it('never tells of sessions, addresses and accounts', async () => {
  await makeChanges();
  const [stored] = await service.orm.select().from(historyEntry);
  const text = JSON.stringify((await history(global)).data);
  for (const inner of [stored?.sessionId, stored?.userId, '"127.0.0.1"', stored?.clientAddress])
    expect(text).not.toContain(inner);
});

it('shows department admins what belongs to their departments, and sawmill users nothing', async () => {
  await makeChanges();
  const { entries } = await history(departmentAdmin);
  expect(entries.map(({ operationId }) => operationId)).toEqual([
    'createDepartmentContact',
    'updateDepartmentInfo',
  ]);
  expect((await history('sawmill@birkesav.example')).status).toBe(403);
});

it('has neither name nor filters of a view that its owner keeps for oneself', async () => {
  const view = { parameters: [], columns: [], dense: false };
  const asAdmin = clientFor(service, organizationAdmin);
  await asAdmin('POST', `${path}/stack-view`, { ...view, name: 'Mine alone', shared: false });
  await asAdmin('POST', `${path}/stack-view`, { ...view, name: 'Ours', shared: true });
  const { entries } = await history(organizationAdmin);
  expect(entries.map(({ thingName }) => thingName)).toEqual(['Ours', '']);
  expect(JSON.stringify(entries)).not.toContain('Mine alone');
});

it('tells that such a view was changed, but not of a save that changes nothing', async () => {
  const asAdmin = clientFor(service, organizationAdmin);
  const view = { name: 'Mine alone', shared: false, parameters: [], columns: [], dense: false };
  const { id } = (await asAdmin('POST', `${path}/stack-view`, view)).data;
  for (const dense of [true, true])
    expect((await asAdmin('PUT', `${path}/stack-view/${id}`, { ...view, dense })).status).toBe(200);
  const { entries } = await history(organizationAdmin);
  expect(entries).toMatchObject([
    { operationId: 'updateStackView', thingName: '', fields: [] },
    { operationId: 'createStackView', thingName: '' },
  ]);
});

it('is filtered by thing, department, person and time, and read page by page', async () => {
  await makeChanges();
  const { entries } = await history(organizationAdmin);
  const [contact, department, organization] = entries;
  const found = async (query: string) =>
    (await history(organizationAdmin, query)).entries.map(({ id }) => id);
  expect(await found('?kind=Contact')).toEqual([contact?.id]);
  expect(await found(`?thingId=${department?.thingId}`)).toEqual([department?.id]);
  expect(await found(`?departmentId=${nordskov.departmentId}`)).toEqual([contact?.id, department?.id]);
  expect(await found(`?personId=${contact?.personId}`)).toEqual([contact?.id]);
  const at = encodeURIComponent(String(department?.at));
  expect(await found(`?from=${at}`)).toEqual([contact?.id, department?.id]);
  expect(await found(`?to=${at}`)).toEqual([organization?.id]);
  expect(await found('?pageSize=2&page=2')).toEqual([organization?.id]);
});

it.each(['from', 'to'])(
  'does not take a moment whose plus sign was not encoded for another one: %s',
  async (end) => {
    const plain = `?${end}=2026-10-25T02:30:00+02:00`;
    expect((await history(organizationAdmin, plain)).status).toBe(400);
    expect((await history(organizationAdmin, plain.replace('+', '%2B'))).status).toBe(200);
  },
);

async function makeAct(): Promise<void> {
  const [entry] = await service.orm.select().from(historyEntry).where(eq(historyEntry.kind, 'Contact'));
  if (entry === undefined) throw new Error('There is no entry');
  const { id: _, ...values } = entry;
  const at = new Date(values.at.getTime() + 1_000);
  const inAct = { ...values, requestId: manyId, operationId: 'assignStacks', at };
  await service.orm.insert(historyEntry).values([
    { ...inAct, thingName: 'First' },
    { ...inAct, thingName: 'Second' },
    { ...inAct, thingName: 'Elsewhere', departmentId: null, at: new Date(at.getTime() + 1_000) },
  ]);
}

it('is read by call, with how many of its entries the reader may see, and call by call', async () => {
  await makeChanges();
  await makeAct();
  const { data, entries } = await history(organizationAdmin, '?by=Act&pageSize=3');
  expect(data).toMatchObject({ totalCount: 4, page: 1 });
  expect(entries.map(({ thingName, act }) => [thingName, act])).toMatchObject([
    ['First', { entryCount: 3 }],
    ['=Kim', { entryCount: 1 }],
    ['Renamed', { entryCount: 1 }],
  ]);
  const byDepartment = await history(departmentAdmin, '?by=Act');
  expect(byDepartment.data.totalCount).toBe(3);
  expect(byDepartment.entries[0]).toMatchObject({ thingName: 'First', act: { entryCount: 2 } });

  const next = await history(organizationAdmin, '?by=Act&pageSize=3&page=2');
  expect(next.entries).toMatchObject([{ operationId: 'updateContactInformation' }]);
  const behind = await history(organizationAdmin, '?by=Act&pageSize=3&page=3');
  expect(behind.data).toMatchObject({ data: [], totalCount: 4 });

  const [{ at, act } = {}] = objectsIn(data.data);
  const until = new Date(Date.parse(String(Object(act).lastAt)) + 1).toISOString();
  const opened = await history(organizationAdmin, `?requestId=${manyId}&from=${at}&to=${until}&pageSize=2`);
  expect(opened.data.totalCount).toBe(3);
  expect(opened.entries.map(({ thingName }) => thingName)).toEqual(['Elsewhere', 'Second']);
});

it('is read by entry where nobody asks for calls', async () => {
  await makeChanges();
  await makeAct();
  const { data, entries } = await history(organizationAdmin);
  expect(data.totalCount).toBe(6);
  expect(entries.filter((entry) => 'act' in entry)).toEqual([]);
});

it('is downloaded with the same filters, a line per field, and no formula', async () => {
  await makeChanges();
  const token = await service.tokenOf(organizationAdmin);
  const headers = { 'accept-language': 'da' };
  const { text } = await service.call('GET', `${path}/history/csv?kind=Contact`, { token, headers });
  const [heading, ...lines] = text.trimEnd().split('\r\n');
  expect(heading).toBe('Tidspunkt (UTC);Hvem;Hvad;Art;Navn;Enhed;Felt;Før;Efter;Kald');
  expect(lines.map((line) => line.split(';').slice(2, 9))).toEqual([
    ['createDepartmentContact', 'Contact', "'=Kim", 'Renamed', 'name', '', "'=Kim"],
    ['createDepartmentContact', 'Contact', "'=Kim", 'Renamed', 'email', '', 'kim@x.example'],
    ['createDepartmentContact', 'Contact', "'=Kim", 'Renamed', 'phone', '', "'+45 2"],
  ]);
});

it('refuses a file by an id that is none before it begins', async () => {
  const token = await service.tokenOf(organizationAdmin);
  const { status } = await service.call('GET', `${path}/history/csv?personId=x`, { token });
  expect(status).toBe(404);
});

const manyId = '5e1700a9-3f03-4739-b9c7-dec8a2af1ed2';

async function manyEntries(): Promise<void> {
  await makeChanges();
  const [entry] = await service.orm.select().from(historyEntry).where(eq(historyEntry.kind, 'Contact'));
  if (entry === undefined) throw new Error('There is no entry');
  const { id: _, ...values } = entry;
  const many = Array.from({ length: 1200 }, () => ({ ...values, requestId: manyId, fields: [] }));
  await service.orm.insert(historyEntry).values(many);
}

it('has whole files of more entries than are read at a time', async () => {
  await manyEntries();
  const token = await service.tokenOf(organizationAdmin);
  const { text } = await service.call('GET', `${path}/history/csv`, { token });
  expect(text.split(`,${manyId}\r\n`)).toHaveLength(1201);
});

it('breaks a file off when one of several departments is lost meanwhile', async () => {
  await manyEntries();
  const [own] = await service.orm
    .select()
    .from(departmentMember)
    .innerJoin(appUser, eq(appUser.id, departmentMember.userId))
    .where(eq(appUser.email, departmentAdmin));
  const [other] = await service.orm
    .select()
    .from(department)
    .where(
      and(eq(department.organizationId, nordskov.organizationId), ne(department.id, nordskov.departmentId)),
    );
  if (own === undefined || other === undefined) throw new Error('One department');
  const second = { ...own.department_member, departmentId: other.id };
  await service.orm.insert(departmentMember).values(second);
  const leader = await loadPrincipal(service.orm, { email: departmentAdmin });
  if (leader === undefined) throw new Error('Nobody');
  const portions = historyPortions(service.orm, leader, nordskov.organizationId, {});
  expect((await portions.next()).value).toHaveLength(500);
  await service.orm
    .update(departmentMember)
    .set({ state: 'Inactive' })
    .where(and(eq(departmentMember.userId, leader.userId), eq(departmentMember.departmentId, other.id)));
  await expect(portions.next()).rejects.toMatchObject({ status: 403 });
});
