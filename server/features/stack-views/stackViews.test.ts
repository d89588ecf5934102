import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { appUser, departmentMember, organizationMember } from '../../db/schema';
import { stackView } from '../../db/stackViewSchema';
import { letAccountsLeave } from '../../people/accounts';
import { clientFor } from '../../testing/api/clientFor';
import { type JsonObject, objectsIn } from '../../testing/api/contractSchemas';
import { demoOwners } from '../../testing/demoOwners';
import { dataFor } from '../../testing/organizationsOf';
import { personIn } from '../../testing/personIn';
import { type TestService, testService } from '../../testing/testService';

const spruce = {
  name: 'Spruce over 4 m',
  shared: false,
  parameters: [
    { name: 'from', value: 'today-30d' },
    { name: 'to', value: 'today' },
    { name: 'treeSpecies', value: 'spruce', text: 'Rødgran' },
    { name: 'assortmentLengthMin', value: '4' },
  ],
  columns: ['volume', 'age'],
  dense: true,
};

let service: TestService;
let organizationId: string;
let views: string;
let [leader, colleague, admin, global]: ReturnType<typeof clientFor>[] = [];

const emails = {
  leader: 'department@nordskov.example',
  colleague: 'lead@nordskov.example',
  admin: 'org@nordskov.example',
  global: 'global@stackyard.example',
};

beforeAll(async () => {
  service = await testService();
  ({ organizationId } = await demoOwners(service.orm, 'Nordskov Tømmer A/S'));
  views = `/organization/${organizationId}/stack-view`;
  [leader, colleague, admin, global] = Object.values(emails).map((email) => clientFor(service, email));
});

beforeEach(async () => {
  await service.orm.delete(stackView);
});

type Client = ReturnType<typeof clientFor> | undefined;

async function viewsFor(who: keyof typeof emails) {
  return objectsIn(await dataFor(service, emails[who], views));
}

async function namesFor(who: keyof typeof emails) {
  return (await viewsFor(who)).map(({ name }) => name);
}

async function viewFor(who: keyof typeof emails, id: unknown): Promise<JsonObject | undefined> {
  return (await viewsFor(who)).find((view) => view.id === id);
}

async function saved(client: Client, fields: object = {}) {
  const answer = await client?.('POST', views, { ...spruce, ...fields });
  expect(answer?.status).toBe(201);
  const data: JsonObject = answer?.data ?? {};
  return { data, id: data.id, etag: data.etag, path: `${views}/${data.id}` };
}

it('keeps what was saved, for its owner alone until it is shared', async () => {
  const own = await saved(leader);
  expect(own.data).toMatchObject({ ...spruce, isOwn: true });
  expect(await viewFor('leader', own.id)).toMatchObject({ ...spruce, isOwn: true });
  for (const who of ['colleague', 'admin', 'global'] as const) expect(await namesFor(who)).toEqual([]);
  for (const client of [colleague, admin, global]) {
    expect(await client?.('PUT', own.path, spruce)).toMatchObject({ status: 404 });
    expect(await client?.('DELETE', own.path)).toMatchObject({ status: 404 });
  }

  expect(await leader?.('PUT', own.path, { ...spruce, shared: true })).toMatchObject({ status: 200 });
  for (const who of ['colleague', 'admin', 'global'] as const)
    expect(await viewFor(who, own.id)).toMatchObject({ ...spruce, shared: true, isOwn: false });
});

it('is changed and deleted by its owner and the admins of the organisation', async () => {
  const { path, id } = await saved(leader, { shared: true });
  const renamed = { ...spruce, name: 'Lorry', shared: true };
  expect(await colleague?.('PUT', path, renamed)).toMatchObject({ status: 403 });
  expect(await colleague?.('DELETE', path)).toMatchObject({ status: 403 });
  expect(await admin?.('PUT', path, renamed)).toMatchObject({ status: 200 });
  expect(await viewFor('leader', id)).toMatchObject({ name: 'Lorry', isOwn: true });
  expect(await admin?.('PUT', path, { ...renamed, shared: false })).toMatchObject({ status: 403 });
  expect(await global?.('DELETE', path)).toMatchObject({ status: 204 });
  expect(await leader?.('DELETE', path)).toMatchObject({ status: 404 });
});

it('is changed once by two people who edit the same version', async () => {
  const { path, id, etag } = await saved(leader, { shared: true });
  const ifMatch = { 'if-match': String(etag) };
  const changed = { ...spruce, shared: true, dense: false };
  expect(await admin?.('PUT', path, changed, ifMatch)).toMatchObject({ status: 200 });
  expect(await leader?.('PUT', path, { ...changed, name: 'Mine' }, ifMatch)).toMatchObject({ status: 412 });
  const newer = { 'if-match': String((await viewFor('leader', id))?.etag) };
  expect(await leader?.('PUT', path, { ...changed, name: 'Mine' }, newer)).toMatchObject({ status: 200 });
});

it('has a name that its owner uses once, in any case; others may use it too', async () => {
  const { path } = await saved(leader);
  const taken = { status: 409, fields: ['name'] };
  expect(await leader?.('POST', views, { ...spruce, name: ' SPRUCE OVER 4 M ' })).toMatchObject(taken);
  const second = await saved(leader, { name: 'Second' });
  expect(await leader?.('PUT', second.path, spruce)).toMatchObject(taken);
  expect(await leader?.('PUT', path, { ...spruce, name: 'SPRUCE over 4 m' })).toMatchObject({ status: 200 });
  await saved(colleague);
});

it('has among the shared ones a name that tells nothing of what its owner keeps for oneself', async () => {
  await saved(leader, { name: 'Mine alone' });
  const { path } = await saved(leader, { name: 'Ours', shared: true });
  const renamed = { ...spruce, name: 'mine ALONE', shared: true };
  expect(await admin?.('PUT', path, renamed)).toMatchObject({ status: 200 });
  expect((await namesFor('leader')).sort()).toEqual(['Mine alone', 'mine ALONE']);
});

it('cannot be shared, or kept for oneself again, beside one of the same name', async () => {
  const kept = await saved(leader);
  const shared = await saved(leader, { shared: true });
  const taken = { status: 409, fields: ['name'] };
  expect(await leader?.('PUT', kept.path, { ...spruce, shared: true })).toMatchObject(taken);
  expect(await leader?.('PUT', shared.path, spruce)).toMatchObject(taken);
  expect(await leader?.('PUT', shared.path, { ...spruce, name: 'Free' })).toMatchObject({ status: 200 });
});

it('is the fiftieth at most', async () => {
  await saved(leader, { name: 'View 1' });
  const [own] = await service.orm.select().from(stackView);
  if (!own) throw new Error('No view was saved');
  const further = Array.from({ length: 48 }, (_, index) => {
    return { ...own, id: randomUUID(), name: `View ${index + 2}` };
  });
  await service.orm.insert(stackView).values(further);
  await saved(leader, { name: 'View 50' });
  expect(await leader?.('POST', views, spruce)).toMatchObject({ status: 409 });
  await saved(colleague);
});

it.each([
  ['no name', { name: ' ' }, ['name']],
  ['a long name', { name: 'x'.repeat(201) }, ['name']],
  ['a key too many', { departmentId: 'mine' }, ['departmentId']],
  ['a parameter that is none', { parameters: [{ name: '<b>', value: '' }] }, ['parameters.0.name']],
  ['a day that is none', { parameters: [{ name: 'from', value: 'soon' }] }, ['parameters.0.value']],
  ['a column that is none', { columns: ['=1+1'] }, ['columns.0']],
  ['half a sign', { parameters: [{ name: 'search', value: '\ud800' }] }, ['parameters.0.value']],
  [
    'more than a page of parameters',
    { parameters: Array.from({ length: 60 }, () => ({ name: 'search', value: 'x'.repeat(200) })) },
    ['parameters'],
  ],
])('is refused with %s', async (_, fields, named) => {
  expect(await leader?.('POST', views, { ...spruce, ...fields })).toMatchObject({
    status: 400,
    fields: named,
  });
  expect(await namesFor('leader')).toEqual([]);
});

it('keeps parameters and columns that this version does not know', async () => {
  const fields = { parameters: [{ name: 'radiusKm', value: '20' }], columns: ['moisture'] };
  const { id } = await saved(leader, fields);
  expect(await viewFor('leader', id)).toMatchObject(fields);
});

it('is saved once however often the same call is sent', async () => {
  const key = { 'idempotency-key': 'once' };
  const first = await leader?.('POST', views, spruce, key);
  expect(await leader?.('POST', views, spruce, key)).toMatchObject({ status: 201, data: first?.data });
  expect(await namesFor('leader')).toEqual([spruce.name]);
});

it('is shared at most a hundred times in an organisation, but still kept for oneself', async () => {
  const { path } = await saved(leader, { name: 'Mine' });
  const [own] = await service.orm.select().from(stackView);
  if (!own) throw new Error('No view was saved');
  const shared = Array.from({ length: 99 }, (_, index) => {
    return { ...own, id: randomUUID(), ownerId: null, shared: true, name: `Shared ${index}` };
  });
  await service.orm.insert(stackView).values(shared);
  const last = await saved(colleague, { name: 'The hundredth', shared: true });
  expect(await admin?.('POST', views, { ...spruce, shared: true })).toMatchObject({
    status: 409,
    errorMessage: expect.stringContaining('100'),
  });
  expect(await leader?.('PUT', path, { ...spruce, shared: true })).toMatchObject({ status: 409 });
  expect(await admin?.('POST', views, spruce)).toMatchObject({ status: 201 });
  expect(await colleague?.('PUT', last.path, { ...spruce, shared: true })).toMatchObject({ status: 200 });
});

describe('when people and organisations go', () => {
  it('stays in nobody’s name when its owner is deactivated', async () => {
    const { id, path } = await saved(leader, { shared: true });
    const [owner] = await service.orm.select().from(appUser).where(eq(appUser.email, emails.leader));
    expect(await viewFor('colleague', id)).toMatchObject({ ownerName: owner?.name });

    const personId = await personIn(service.orm, organizationId, emails.leader);
    const deactivation = `/organization/${organizationId}/person/${personId}/deactivate`;
    expect(await admin?.('PUT', deactivation)).toMatchObject({ status: 200 });
    expect(await viewFor('colleague', id)).toMatchObject({ ...spruce, shared: true, ownerName: null });
    expect(await admin?.('PUT', path, { ...spruce, shared: true })).toMatchObject({ status: 200 });
  });

  it('stays without an owner when the account is deleted, and goes with it unless it is shared', async () => {
    const { id, path } = await saved(colleague, { shared: true });
    await saved(colleague, { name: 'Mine' });
    const [owner] = await service.orm.select().from(appUser).where(eq(appUser.email, emails.colleague));
    const userIds = [owner?.id ?? ''];
    await service.orm.delete(departmentMember).where(inArray(departmentMember.userId, userIds));
    await service.orm.delete(organizationMember).where(inArray(organizationMember.userId, userIds));
    await service.orm.transaction((transaction) => letAccountsLeave(transaction, userIds));

    expect(await service.orm.$count(stackView)).toBe(1);
    expect(await viewFor('admin', id)).toMatchObject({ ...spruce, shared: true, ownerName: null });
    expect(await admin?.('DELETE', path)).toMatchObject({ status: 204 });
  });

  it('is missing below another organisation, and goes with its own', async () => {
    const { id } = await saved(admin, { shared: true });
    const other = await demoOwners(service.orm, 'Harzer Rundholz GmbH');
    const abroad = `${other.organization}/stack-view`;
    expect(await global?.('PUT', `${abroad}/${id}`, spruce)).toMatchObject({ status: 404 });
    expect(await admin?.('GET', abroad)).toMatchObject({ status: 404 });
    expect(await global?.('DELETE', `/organization/${organizationId}`)).toMatchObject({ status: 204 });
    expect(await service.orm.$count(stackView)).toBe(0);
  });
});
