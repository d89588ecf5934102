import { desc, eq, inArray, sql } from 'drizzle-orm';
import { type OperationId, routes } from '../api';
import type { WritableOrm } from '../db/client';
import { historyEntry } from '../db/historySchema';
import { appUser } from '../db/schema';
import { stack } from '../db/stackSchema';
import { deleteOrganization } from '../features/organizations/deletedOrganizations.changes';
import type { ServiceRoute } from '../http/createRoute';
import { accessCases } from '../testing/access/accessCases';
import { authorizationTargets } from '../testing/access/targets';
import { inRolledBackTransaction } from '../testing/inRolledBackTransaction';
import { type TestService, testService } from '../testing/testService';
import { withFailingChanges } from '../testing/withFailingChanges';
import { createAccountLink } from './account-links/accountLinks';
import { loadPrincipal } from './loadPrincipal';

const email = 'global@stackyard.example';

let service: TestService;
let targets: Awaited<ReturnType<typeof authorizationTargets>>;
let token: string;

beforeAll(async () => {
  service = await testService();
  targets = await authorizationTargets(service.orm);
  token = await service.tokenOf(email);
});

/** What no history tells of: sign-ins, mails, repeated calls, jobs. */
const unrecorded = ['history_entry', 'refresh_token', 'account_link', 'mail', 'idempotent_call', 'job'];

/** A digest of all rows that a history tells of. */
async function dataOf(orm: WritableOrm): Promise<unknown> {
  const { rows: tables } = await orm.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const digests = tables
    .filter(({ name }) => !unrecorded.includes(name))
    .map(({ name }) => {
      const table = sql.identifier(name);
      return sql`(select md5(coalesce(string_agg(row::text, '' order by row::text), '')) from ${table} row) as ${table}`;
    });
  const { rows } = await orm.execute(sql`select ${sql.join(digests, sql`, `)}`);
  return rows[0];
}

const ownStacks = (values: Partial<typeof stack.$inferInsert>) => (orm: WritableOrm) =>
  orm.update(stack).set(values).where(inArray(stack.id, targets.own.stackIds));
const measured = ownStacks({ state: 'Measured', sawmillId: null, assignedToSawmillDateTime: null });

/** What a call needs beside the caller's own things, to do what it is there for. */
const preparations: Partial<Record<OperationId, (orm: WritableOrm) => Promise<unknown>>> = {
  assignStacks: measured,
  unassignStacks: (orm) =>
    ownStacks({ assignedToSawmillDateTime: service.deps.now(), unseenBySawmill: true })(orm),
  bringBackOrganization: async (orm) => {
    const principal = await loadPrincipal(orm, { email });
    const [id = ''] = targets.own.organizationIds;
    if (principal) await deleteOrganization(orm, principal, { id, now: service.deps.now() });
  },
  deleteStack: ownStacks({ state: 'PreRegistration', sawmillId: null }),
  removeGlobalAdmin: (orm) =>
    orm.insert(appUser).values({
      id: targets.own.stackIds[0] ?? '',
      email: 'other@stackyard.example',
      name: '',
      isGlobalAdmin: true,
    }),
  deleteSawmill: (orm) =>
    orm
      .update(stack)
      .set({ state: 'Measured', sawmillId: null, assignedToSawmillDateTime: null })
      .where(inArray(stack.sawmillId, targets.own.sawmillIds)),
};

const all: readonly ServiceRoute[] = routes;
// Sessions have no history: who has ended one's own is the only one who could ask.
const calls = routes.filter(
  ({ method, path, rights }) =>
    method !== 'get' && rights !== 'public' && !path.startsWith('/account/sessions'),
);
const isChange = (operationId: string) =>
  all.some(
    (route) => route.operationId === operationId && (route.method === 'delete' || '412' in route.responses),
  );

it.each(calls)('$operationId leaves an entry if it changes anything', async ({ operationId }) => {
  const [method, path, body] = accessCases[operationId].request(targets.own);
  await inRolledBackTransaction(service.orm, async ({ call, orm }) => {
    await preparations[operationId]?.(orm);
    const before = await dataOf(orm);
    const { status } = await call(method, path, { token, body });
    expect(status).toBeLessThan(300);
    const hasChanged = JSON.stringify(await dataOf(orm)) !== JSON.stringify(before);
    const entries = await orm.select().from(historyEntry);
    expect(entries.length > 0).toBe(hasChanged || isChange(operationId));
    expect(new Set(entries.map((entry) => entry.operationId)).size).toBeLessThanOrEqual(1);
    for (const entry of entries)
      expect(entry).toMatchObject({
        operationId,
        userName: 'Greta Stackyard',
        // An account is in no organisation.
        organizationName: entry.kind === 'Account' ? null : expect.any(String),
      });
    expect(JSON.stringify(entries)).not.toContain(token);
  });
});

it.each(calls.filter(({ operationId }) => isChange(operationId) || preparations[operationId]))(
  '$operationId changes nothing where its entry cannot be written',
  async ({ operationId }) => {
    const [method, path, body] = accessCases[operationId].request(targets.own);
    await inRolledBackTransaction(service.orm, async ({ call, orm }) => {
      await preparations[operationId]?.(orm);
      const before = await dataOf(orm);
      const { status } = await withFailingChanges(orm, 'insert', 'history_entry', () =>
        call(method, path, { token, body }),
      );
      expect(status).toBe(500);
      expect(await dataOf(orm)).toEqual(before);
      expect(await orm.$count(historyEntry)).toBe(0);
    });
  },
);

describe.each([
  ['reset', '/auth/reset-password', 'newPassword'],
  ['confirm', '/auth/confirm-account', 'password'],
] as const)('a link to %s a password', (purpose, path, field) => {
  it('leaves an entry of the account itself, without the password and the link', async () => {
    const password = 'Another-forest-7!';
    await inRolledBackTransaction(service.orm, async ({ call, orm }) => {
      const owner = eq(appUser.email, 'org@nordskov.example');
      const [account] = await orm.select().from(appUser).where(owner);
      const userId = account?.id ?? '';
      if (purpose === 'confirm') await orm.update(appUser).set({ passwordHash: null }).where(owner);
      const link = await createAccountLink(orm, { userId, purpose, now: service.deps.now() });
      const body = { email: account?.email, token: link, [field]: password };
      expect((await call('POST', path, { body })).status).toBe(200);
      const entries = await orm.select().from(historyEntry);
      expect(entries).toMatchObject([
        { userId, thingId: userId, kind: 'Account', sessionId: null, organizationId: null, fields: [] },
      ]);
      const [changed] = await orm.select().from(appUser).where(owner);
      const text = JSON.stringify(entries);
      for (const secret of [password, link, changed?.passwordHash ?? '']) expect(text).not.toContain(secret);
    });
  });
});

it('says through which session and from where, by which call, and what a field was before', async () => {
  await inRolledBackTransaction(service.orm, async ({ call, orm }) => {
    const [id = ''] = targets.own.organizationIds;
    const address = '203.0.113.7';
    const renaming = { token, body: { name: 'Renamed' }, address };
    const { headers } = await call('PUT', `/organization/${id}/rename`, renaming);
    const [entry] = await orm.select().from(historyEntry).orderBy(desc(historyEntry.id));
    const { sid } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect(entry).toMatchObject({
      at: service.deps.now(),
      sessionId: sid,
      clientAddress: address,
      requestId: headers.get('x-request-id'),
      kind: 'Organization',
      thingId: id,
      thingName: 'Renamed',
      organizationId: id,
      organizationName: 'Renamed',
      personId: null,
      fields: [{ field: 'name', before: ['Nordskov Tømmer A/S'], after: ['Renamed'] }],
    });
  });
});

it('has one entry for an organisation that is deleted, with the counts of what went with it', async () => {
  await inRolledBackTransaction(service.orm, async ({ call, orm }) => {
    const [id = ''] = targets.own.organizationIds;
    const contents = await call('GET', `/organization/${id}/contents`, { token });
    await call('DELETE', `/organization/${id}`, { token });
    const entries = await orm.select().from(historyEntry);
    expect(entries).toMatchObject([{ operationId: 'deleteOrganization', thingName: 'Nordskov Tømmer A/S' }]);
    const counts = Object.entries(Object(contents.json?.data)).map(([field, count]) => ({
      field,
      before: [String(count)],
      after: [],
    }));
    expect(entries[0]?.fields).toEqual(expect.arrayContaining(counts));
    const { status, json } = await call('GET', `/organization/${id}/history`, { token });
    expect([status, json?.data]).toMatchObject([200, { totalCount: 1, data: [{ exists: false }] }]);
  });
});
