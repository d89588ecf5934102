import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { job, mail } from '../../db/accountSchema';
import { deletedOrganization } from '../../db/deletedSchema';
import { historyEntry } from '../../db/historySchema';
import { appUser, organizationMember, person } from '../../db/schema';
import { stack } from '../../db/stackSchema';
import { stackView } from '../../db/stackViewSchema';
import { deletionIsFinalAfter } from '../../domain/deletion';
import { sweep } from '../../jobs/sweep';
import { letAccountsLeave } from '../../people/accounts';
import { authorizationTargets } from '../../testing/access/targets';
import { clientFor } from '../../testing/api/clientFor';
import { objectsIn } from '../../testing/api/contractSchemas';
import { demoOwners } from '../../testing/demoOwners';
import { testNow } from '../../testing/testDatabase';
import { type TestService, testService } from '../../testing/testService';
import { withFailingChanges } from '../../testing/withFailingChanges';

const admin = 'org@nordskov.example';
const ofBoth = 'multi@stackyard.example';
const name = 'Nordskov Tømmer A/S';

let service: TestService;
let token: string;
let organizationId: string;
let path: string;
let neighbour: Awaited<ReturnType<typeof demoOwners>>;

beforeEach(async () => {
  service = await testService();
  // The targets have contracts, a logo, contacts, views and users of all kinds.
  await authorizationTargets(service.orm);
  ({ organizationId, organization: path } = await demoOwners(service.orm, name));
  neighbour = await demoOwners(service.orm, 'Harzer Rundholz GmbH');
  token = await service.tokenOf('global@stackyard.example');
});

const call = (method: string, at: string, headers: Record<string, string> = {}) =>
  service.call(method, at, { token, headers });
const remove = async () => (await call('DELETE', path)).status;
const bringBack = async (headers?: Record<string, string>) =>
  (await call('POST', `/deleted-organizations/${organizationId}/bring-back`, headers)).status;
const list = async () => objectsIn((await call('GET', '/deleted-organizations')).json?.data);

async function accountOf(email: string) {
  const [account] = await service.orm.select().from(appUser).where(eq(appUser.email, email));
  return account;
}

const passing = ['history_entry', 'refresh_token', 'account_link', 'idempotent_call', 'job'];

async function allRows(schema = 'public'): Promise<Record<string, string[]>> {
  const { rows: tables } = await service.orm.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = ${schema} order by 1`,
  );
  const found: Record<string, string[]> = {};
  for (const { name } of tables) {
    if (passing.includes(name)) continue;
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
    const { rows } = await service.orm.execute<{ text: string }>(
      sql`select found::text as text from ${table} found order by 1`,
    );
    found[name] = rows.map(({ text }) => text);
  }
  return found;
}

async function nothingKept() {
  expect(Object.values(await allRows('deleted')).flat()).toEqual([]);
}

it('comes back with every row of every table, and leaves nothing behind', async () => {
  const { orm } = service;
  const account = await accountOf(admin);
  const posted = { kind: 'invitation', email: 'ida@skov.example', language: 'da', organizationId } as const;
  await orm.insert(mail).values({
    ...{ ...posted, id: randomUUID(), senderId: account?.id, state: 'failed', attempts: 3 },
    ...{ nextAttemptAt: testNow, createdAt: new Date('2026-06-16T23:59:59.999Z') },
  });
  // A conversion to another format would round these digits. The name is on a stack of another organisation.
  await orm
    .update(stack)
    .set({ volume: 0.1 + 0.2, latitude: 1e-300, longitude: -0 })
    .where(eq(stack.organizationId, organizationId));
  await orm
    .update(stack)
    .set({ registratorId: account?.id ?? '', surveyorId: account?.id ?? '' })
    .where(eq(stack.departmentId, neighbour.departmentId));
  const before = await allRows();
  expect(before.organization_logo?.length).toBeGreaterThan(0);
  expect(before.stack_view?.length).toBeGreaterThan(0);

  expect(await remove()).toBe(204);
  const after = Object.entries(await allRows()).filter(([table]) => table !== 'deleted_organization');
  expect(after.flatMap(([, rows]) => rows).filter((text) => text.includes(organizationId))).toEqual([]);
  expect(await accountOf(admin)).toBeUndefined();

  expect(await bringBack()).toBe(200);
  expect(await allRows()).toEqual(before);
  await nothingKept();
});

it('gives its people their access again, by a new login', async () => {
  const former = await service.tokenOf(admin);
  const staying = await service.tokenOf(ofBoth);
  const organizations = async (caller: string) =>
    objectsIn(
      Object(Object((await service.call('GET', '/organization/list', { token: caller })).json).data).data,
    ).length;
  expect(await organizations(staying)).toBe(2);
  await remove();
  expect(await organizations(staying)).toBe(1);
  expect((await service.call('GET', '/user-info', { token: former })).status).toBe(401);
  await bringBack();
  expect((await service.call('GET', '/user-info', { token: former })).status).toBe(401);
  expect(await organizations(staying)).toBe(2);
  expect((await clientFor(service, admin)('GET', path)).status).toBe(200);
});

it('gives somebody the address again who has left the other organisation meanwhile', async () => {
  const account = await accountOf(ofBoth);
  const userId = account?.id ?? '';
  await service.orm.update(stack).set({ surveyorId: userId });
  await remove();
  await service.orm.transaction(async (transaction) => {
    for (const table of [organizationMember, person])
      await transaction.delete(table).where(eq(table.userId, userId));
    await letAccountsLeave(transaction, [userId]);
  });
  expect(await accountOf(ofBoth)).toBeUndefined();
  expect(await bringBack()).toBe(200);
  expect((await accountOf(ofBoth))?.id).toBe(userId);
  expect(await service.orm.$count(stack, eq(stack.surveyorId, userId))).toBe(await service.orm.$count(stack));
});

it('comes back where it names somebody who had left and has come back meanwhile', async () => {
  const account = await accountOf(ofBoth);
  const userId = account?.id ?? '';
  await service.orm
    .update(stack)
    .set({ surveyorId: userId })
    .where(eq(stack.organizationId, neighbour.organizationId));
  await remove();
  await service.orm.transaction(async (transaction) => {
    for (const table of [organizationMember, person])
      await transaction.delete(table).where(eq(table.userId, userId));
    await letAccountsLeave(transaction, [userId]);
  });
  expect((await call('DELETE', neighbour.organization)).status).toBe(204);
  expect(await bringBack()).toBe(200);
  const other = `/deleted-organizations/${neighbour.organizationId}/bring-back`;
  expect((await call('POST', other)).status).toBe(200);
  expect((await accountOf(ofBoth))?.id).toBe(userId);
  expect(await service.orm.$count(stack, eq(stack.surveyorId, userId))).toBeGreaterThan(0);
});

it('comes back with the names of people who had left, though another organisation has gone with them', async () => {
  const former = { id: randomUUID(), email: `${'a'.repeat(64)}.1@left.invalid`, name: 'Ada' };
  await service.orm.insert(appUser).values(former);
  await service.orm.update(stack).set({ surveyorId: former.id });
  await remove();
  expect((await call('DELETE', neighbour.organization)).status).toBe(204);
  await service.orm.delete(stack);
  await sweep(service.orm, testNow, 1);
  expect(await bringBack()).toBe(200);
  expect(await service.orm.$count(stack, eq(stack.surveyorId, former.id))).toBeGreaterThan(0);
});

it('is listed with who deleted it, when, and until when it can be brought back', async () => {
  expect(await list()).toEqual([]);
  await remove();
  expect(await list()).toEqual([
    {
      ...{ organizationId, name, deletedBy: 'Greta Stackyard' },
      ...{ deletedAt: '2026-06-17T10:00:00.000Z', keptUntil: '2026-07-17T10:00:00.000Z' },
    },
  ]);
  await bringBack();
  expect(await list()).toEqual([]);
  expect(await bringBack()).toBe(404);
});

it('is brought back once by a repeated call', async () => {
  await remove();
  const headers = { 'idempotency-key': 'once' };
  expect([await bringBack(headers), await bringBack(headers)]).toEqual([200, 200]);
});

it('can be deleted and brought back again and again', async () => {
  const before = await allRows();
  for (const _ of [1, 2]) {
    expect([await remove(), await bringBack()]).toEqual([204, 200]);
    expect(await allRows()).toEqual(before);
  }
});

it('is in the history: deleted with the counts of what went, brought back with the same', async () => {
  await remove();
  await bringBack();
  const entries = await service.orm
    .select()
    .from(historyEntry)
    .where(eq(historyEntry.organizationId, organizationId))
    .orderBy(historyEntry.id);
  expect(entries).toMatchObject([
    { operationId: 'deleteOrganization', kind: 'Organization', thingId: organizationId, thingName: name },
    { operationId: 'bringBackOrganization', kind: 'Organization', thingId: organizationId, thingName: name },
  ]);
  const [deleted, back] = entries.map(({ fields }) => fields);
  expect(back?.map(({ field, after }) => ({ field, before: after, after: [] }))).toEqual(deleted);
});

describe('an account', () => {
  it('that was made anew for an address keeps its password, and gets what the former one had', async () => {
    const former = await accountOf(admin);
    await service.orm.insert(stackView).values({
      ...{ id: randomUUID(), organizationId, ownerId: former?.id ?? '', name: 'Mine', shared: false },
      ...{ parameters: [], columns: [], dense: false, createdAt: testNow, changedAt: testNow },
    });
    const views = await service.orm.$count(stackView, eq(stackView.ownerId, former?.id ?? ''));
    await remove();
    const id = randomUUID();
    await service.orm
      .insert(appUser)
      .values({ ...{ id, email: admin, name: 'New' }, passwordHash: 'another' });
    expect(await bringBack()).toBe(200);
    expect(await accountOf(admin)).toMatchObject({ id, name: 'New', passwordHash: 'another' });
    expect(await service.orm.$count(organizationMember, eq(organizationMember.userId, id))).toBe(1);
    expect(await service.orm.$count(person, eq(person.userId, id))).toBe(1);
    expect(await service.orm.$count(stackView, eq(stackView.ownerId, id))).toBe(views);
  });

  it.each([
    ['former', 'later'],
    ['later', 'former'],
  ])('of two deleted organisations has its last password again with the %s one', async (...order) => {
    await remove();
    const passwordHash = 'chosen between';
    await service.orm.update(appUser).set({ passwordHash }).where(eq(appUser.email, ofBoth));
    expect((await call('DELETE', neighbour.organization)).status).toBe(204);
    expect(await accountOf(ofBoth)).toBeUndefined();
    const ids: Record<string, string> = { former: organizationId, later: neighbour.organizationId };
    for (const which of order) {
      expect((await call('POST', `/deleted-organizations/${ids[which]}/bring-back`)).status).toBe(200);
      expect(await accountOf(ofBoth)).toMatchObject({ passwordHash });
    }
    await nothingKept();
  });

  it('never gets a former password again', async () => {
    const passwordOf = (passwordHash: string) =>
      service.orm.update(appUser).set({ passwordHash }).where(eq(appUser.email, ofBoth));
    await call('DELETE', neighbour.organization);
    await passwordOf('first');
    await remove();
    await bringBack();
    await passwordOf('second');
    await remove();
    await call('POST', `/deleted-organizations/${neighbour.organizationId}/bring-back`);
    expect(await accountOf(ofBoth)).toMatchObject({ passwordHash: 'second' });
  });

  it('that came and went in another organisation counts with its password', async () => {
    await remove();
    const made = { organizationId: neighbour.organizationId, userId: randomUUID() };
    await service.orm
      .insert(appUser)
      .values({ ...{ id: made.userId, email: admin, name: 'New' }, passwordHash: 'newer' });
    await service.orm.insert(organizationMember).values({ ...made, roles: ['Surveyor'] });
    await call('DELETE', neighbour.organization);
    expect(await accountOf(admin)).toBeUndefined();
    expect(await bringBack()).toBe(200);
    expect(await accountOf(admin)).toMatchObject({ passwordHash: 'newer' });
  });

  it('of a former global admin comes back without that right', async () => {
    const id = randomUUID();
    const email = 'once@stackyard.example';
    await service.orm
      .insert(appUser)
      .values({ ...{ id, email, name: 'Once' }, passwordHash: 'x', isGlobalAdmin: true });
    await service.orm.insert(organizationMember).values({ organizationId, userId: id, roles: ['Contact'] });
    await remove();
    expect((await call('DELETE', `/global-admins/${id}`)).status).toBe(204);
    expect(await accountOf(email)).toBeUndefined();
    await bringBack();
    expect(await accountOf(email)).toMatchObject({ id, passwordHash: null, isGlobalAdmin: false });
  });

  it('that is gone for good leaves stacks without a name, and no view of its own', async () => {
    const { orm } = service;
    const id = randomUUID();
    await orm.insert(appUser).values({ id, email: 'gone@skov.example', name: 'Gone' });
    await orm.update(stack).set({ registratorId: id }).where(eq(stack.organizationId, organizationId));
    const view = { organizationId, ownerId: id, parameters: [], columns: [], dense: false };
    const times = { createdAt: testNow, changedAt: testNow };
    await orm.insert(stackView).values([
      { ...view, ...times, id: randomUUID(), name: 'Own', shared: false },
      { ...view, ...times, id: randomUUID(), name: 'Ours', shared: true },
    ]);
    await remove();
    await orm.delete(appUser).where(eq(appUser.id, id));
    expect(await bringBack()).toBe(200);
    expect(
      await orm.$count(stack, sql`organization_id = ${organizationId} and registrator_id is not null`),
    ).toBe(0);
    const names = await orm.select().from(stackView).where(sql`name in ('Own', 'Ours')`);
    expect(names).toMatchObject([{ name: 'Ours', ownerId: null }]);
  });
});

it.each(['organization', 'sawmill_member', 'stack'])(
  'stays deleted as a whole when the database fails at %s',
  async (table) => {
    await remove();
    const before = [await allRows(), await allRows('deleted')];
    expect(await withFailingChanges(service.orm, 'insert', table, bringBack)).toBe(500);
    expect([await allRows(), await allRows('deleted')]).toEqual(before);
    expect(await bringBack()).toBe(200);
  },
);

it('is gone for good after 30 days, for calls at once and for the data by the next sweep', async () => {
  await remove();
  const passes = async (milliseconds: number) => {
    service.pass(milliseconds);
    // The former token has expired.
    token = await service.tokenOf('global@stackyard.example');
  };
  await passes(deletionIsFinalAfter - 1);
  expect(await list()).toHaveLength(1);
  await passes(1);
  expect(await list()).toEqual([]);
  expect(await bringBack()).toBe(404);
  await service.orm.delete(job);
  await sweep(service.orm, new Date(testNow.getTime() + deletionIsFinalAfter - 1));
  expect(await service.orm.$count(deletedOrganization)).toBe(1);
  await service.orm.delete(job);
  await sweep(service.orm, new Date(testNow.getTime() + deletionIsFinalAfter));
  expect(await service.orm.$count(deletedOrganization)).toBe(0);
  await nothingKept();
});

it('does not know what was never deleted, or has no id', async () => {
  for (const id of [organizationId, randomUUID(), 'x'])
    expect((await call('POST', `/deleted-organizations/${id}/bring-back`)).status).toBe(404);
});
