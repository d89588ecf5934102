import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { type OperationId, routes } from '../api';
import { createAccountLink } from '../auth/account-links/accountLinks';
import { loadPrincipal } from '../auth/loadPrincipal';
import { measurementCardVersion } from '../db/cardSchema';
import type { WritableOrm } from '../db/client';
import { stackOrigin } from '../db/harvestSchema';
import { historyEntry } from '../db/historySchema';
import { measurement } from '../db/measurementSchema';
import {
  appUser,
  department,
  departmentMember,
  organization,
  organizationLogo,
  organizationMember,
} from '../db/schema';
import { stack, stackDecision } from '../db/stackSchema';
import { stackView } from '../db/stackViewSchema';
import { historyFields } from '../domain/change';
import { deleteOrganization } from '../features/organizations/deletedOrganizations.changes';
import type { ServiceRoute } from '../http/createRoute';
import { accessCases } from '../testing/access/accessCases';
import { authorizationTargets } from '../testing/access/targets';
import { inRolledBackTransaction } from '../testing/inRolledBackTransaction';
import { forgetWrittenTables, writtenTables } from '../testing/testDatabase';
import { type TestService, testService } from '../testing/testService';
import { withFailingChanges } from '../testing/withFailingChanges';

const email = 'global@stackyard.example';

let service: TestService;
let targets: Awaited<ReturnType<typeof authorizationTargets>>;
let token: string;
let fieldToken: string;

beforeAll(async () => {
  service = await testService();
  targets = await authorizationTargets(service.orm);
  token = await service.tokenOf(email);
  fieldToken = await service.tokenOf('surveyor@nordskov.example');
});

const callerOf = (path: string) =>
  path.startsWith('/ingest/')
    ? { token: fieldToken, userName: 'Svend Maaler' }
    : { token, userName: 'Greta Stackyard' };

/**
 * The history does not record changes of these tables: sign-ins and attempts, mails, repeated calls, jobs,
 * files that are to be checked, and files that people have made for themselves.
 */
const unrecorded = [
  'history_entry',
  'refresh_token',
  'attempt',
  'account_link',
  'mail',
  'idempotent_call',
  'job',
  'unclaimed_file',
  'stack_export',
];

async function digestsOf(orm: WritableOrm, names: readonly string[]): Promise<object> {
  const digests = names
    .filter((name) => !unrecorded.includes(name))
    .map((name) => {
      const table = sql.identifier(name);
      // Measurements are only added, and are most of the stored data, so their keys are compared instead of
      // their rows.
      const text = name === 'measurement' ? sql`concat(row.stack_id, row.version)` : sql`row::text`;
      return sql`(select md5(coalesce(string_agg(${text}, '' order by ${text}), '')) from ${table} row) as ${table}`;
    });
  if (digests.length === 0) return {};
  const { rows } = await orm.execute(sql`select ${sql.join(digests, sql`, `)}`);
  return Object(rows[0]);
}

let digestsBefore: object;

beforeAll(async () => {
  const { rows } = await service.orm.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  digestsBefore = await digestsOf(
    service.orm,
    rows.map(({ name }) => name),
  );
});

async function dataOf(orm: WritableOrm): Promise<object> {
  return { ...digestsBefore, ...(await digestsOf(orm, await writtenTables(orm))) };
}

async function addDraft(orm: WritableOrm): Promise<void> {
  const [cardId = ''] = targets.own.cardIds;
  const [own] = await orm
    .update(measurementCardVersion)
    .set({ version: 2 })
    .where(eq(measurementCardVersion.cardId, cardId))
    .returning();
  if (own)
    await orm
      .insert(measurementCardVersion)
      .values({ id: randomUUID(), cardId, version: 1, definition: own.definition });
}
const ownStacks = (values: Partial<typeof stack.$inferInsert>) => (orm: WritableOrm) =>
  orm.update(stack).set(values).where(inArray(stack.id, targets.own.stackIds));
const measured = ownStacks({ state: 'Measured', sawmillId: null, assignedToSawmillDateTime: null });

const atZero = { latitude: 0, longitude: 0, lastModifiedDateTime: new Date('2026-06-17T00:00:00Z') };

const decided = (subject: 'AtZero' | 'newMeasurement') => async (orm: WritableOrm) => {
  await ownStacks(atZero)(orm);
  const [stackId = ''] = targets.own.stackIds;
  const [organizationId = ''] = targets.own.organizationIds;
  const about = subject === 'AtZero' ? '0, 0' : null;
  const decision = { organizationId, stackId, subject, about, word: 'Seen', decidedAt: new Date(0) };
  await orm.insert(stackDecision).values(decision);
};

const preparations: Partial<Record<OperationId, (orm: WritableOrm) => Promise<unknown>>> = {
  assignStacks: measured,
  unassignStacks: (orm) =>
    ownStacks({ assignedToSawmillDateTime: service.deps.now(), unseenBySawmill: true })(orm),
  bringBackOrganization: async (orm) => {
    const principal = await loadPrincipal(orm, { email });
    const [id = ''] = targets.own.organizationIds;
    if (principal) await deleteOrganization(orm, principal, { id, now: service.deps.now() });
  },
  activateOrganization: (orm) => orm.update(organization).set({ active: false }),
  activateOrganizationUser: (orm) => orm.update(organizationMember).set({ state: 'Inactive' }),
  activateDepartmentUser: (orm) => orm.update(departmentMember).set({ state: 'Inactive' }),
  updateLogo: (orm) => orm.delete(organizationLogo),
  updateOrganizationMeasurementCard: (orm) =>
    orm.update(organization).set({ stackNumbering: 'AutoGenerated' }),
  updateStackView: (orm) => orm.update(stackView).set({ name: 'Other' }),
  removeFromMailingList: (orm) => orm.update(department).set({ mailingList: ['nina@new.example'] }),
  publishMeasurementCardVersion: addDraft,
  deleteMeasurementCardDraft: addDraft,
  acceptStackDoubts: ownStacks(atZero),
  takeBackStackAcceptance: decided('AtZero'),
  askForNewMeasurement: async (orm) => {
    await ownStacks(atZero)(orm);
    const isSurveyor = and(
      eq(organizationMember.state, 'Active'),
      inArray(organizationMember.organizationId, targets.own.organizationIds),
    );
    const [surveyor] = await orm.select().from(organizationMember).where(isSurveyor).limit(1);
    await orm
      .update(measurement)
      .set({ measuredById: surveyor?.userId ?? null, receivedAt: new Date(0) })
      .where(inArray(measurement.stackId, targets.own.stackIds));
  },
  takeBackNewMeasurement: decided('newMeasurement'),
  withdrawStack: ownStacks({
    ...atZero,
    state: 'Measured',
    sawmillId: null,
    assignedToSawmillDateTime: null,
  }),
  bringBackStack: ownStacks({
    ...{ state: 'Measured', sawmillId: null, assignedToSawmillDateTime: null },
    ...{ withdrawnAt: new Date(0), withdrawnReason: 'Twice' },
  }),
  moveStack: (orm) =>
    ownStacks({
      ...{ state: 'Measured', sawmillId: null, assignedToSawmillDateTime: null },
      departmentId: targets.sibling.departmentIds[0] ?? '',
      lastModifiedDateTime: new Date('2026-06-17T00:00:00Z'),
    })(orm),
  exportStacksForEudr: async (orm) => {
    const { departmentIds, harvestPlaceIds, organizationIds, stackIds } = targets.own;
    const [organizationId = '', departmentId = '', stackId = ''] = [
      organizationIds,
      departmentIds,
      stackIds,
    ].map(([id]) => id);
    await orm
      .insert(stackOrigin)
      .values({ organizationId, departmentId, stackId, placeId: harvestPlaceIds[0] });
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

async function prepare(operationId: OperationId, orm: WritableOrm): Promise<void> {
  await forgetWrittenTables(orm);
  await preparations[operationId]?.(orm);
}

const all: readonly ServiceRoute[] = routes;
// Sessions and exports have no history: only the person who ended one could ask.
const calls = routes.filter(
  ({ method, path, rights }) =>
    method !== 'get' && rights !== 'public' && !/^\/(account\/sessions|stack-export)/.test(path),
);
const events: readonly OperationId[] = ['invitePerson'];
const isChange = (operationId: string) =>
  all.some(
    (route) => route.operationId === operationId && (route.method === 'delete' || '412' in route.responses),
  );

const tellsOrganization = (operationId: string) =>
  all.some((route) => route.operationId === operationId && route.history === true);

const hasHistory = (operationId: string) =>
  all.some((route) => route.operationId === operationId && route.history !== false);

async function entriesOf(orm: WritableOrm) {
  return orm.select().from(historyEntry).orderBy(historyEntry.id);
}

it.each(calls)(
  '$operationId leaves an entry if it changes anything, and else none',
  async ({ operationId }) => {
    const [method, path, body] = accessCases[operationId].request(targets.own);
    await inRolledBackTransaction(service.orm, async ({ call, orm }) => {
      await prepare(operationId, orm);
      const before = await dataOf(orm);
      const { status, error } = await call(method, path, { token: callerOf(path).token, body });
      expect([status < 300, error]).toEqual([true, undefined]);
      const hasChanged = JSON.stringify(await dataOf(orm)) !== JSON.stringify(before);
      const entries = await entriesOf(orm);
      // A changing call must change something here.
      if (isChange(operationId)) expect(hasChanged).toBe(!events.includes(operationId));
      expect(entries.length > 0).toBe(hasChanged || events.includes(operationId));
      if (entries.length > 0)
        expect(entries.some(({ organizationId }) => organizationId !== null)).toBe(
          tellsOrganization(operationId),
        );
      expect(new Set(entries.map((entry) => entry.operationId)).size).toBeLessThanOrEqual(1);
      for (const entry of entries)
        expect(entry).toMatchObject({
          operationId,
          userName: callerOf(path).userName,
          // An account and a card are in no organisation.
          organizationName: ['Account', 'MeasurementCard'].includes(entry.kind) ? null : expect.any(String),
        });
      const fields: string[] = entries.flatMap((entry) => entry.fields.map(({ field }) => field));
      expect(fields.filter((field) => !historyFields.some((known) => known === field))).toEqual([]);
      expect(JSON.stringify(entries)).not.toContain(token);
    });
  },
);

it('names the file of a route that says `history: false` and changes an organisation', async () => {
  const [id = ''] = targets.own.organizationIds;
  const route = all.find(({ operationId }) => operationId === 'renameOrganization');
  Object.assign(route ?? {}, { history: false });
  await inRolledBackTransaction(service.orm, async ({ call }) => {
    const renaming = { token, body: { name: 'Renamed' } };
    const { status, error } = await call('PUT', `/organization/${id}/rename`, renaming);
    expect(status).toBe(500);
    expect(error).toContain(
      '`history: true` into its route in server/features/organizations/organizations.routes.ts',
    );
  });
  Object.assign(route ?? {}, { history: true });
});

it.each(calls.filter(({ method }) => method === 'put'))(
  '$operationId leaves no entry when the same values are sent again',
  async ({ operationId }) => {
    const [method, path, body] = accessCases[operationId].request(targets.own);
    await inRolledBackTransaction(service.orm, async ({ call, orm, pass }) => {
      await prepare(operationId, orm);
      await call(method, path, { token: callerOf(path).token, body });
      pass(60_000);
      const before = await dataOf(orm);
      const entries = await entriesOf(orm);
      const [, , again] = accessCases[operationId].request(targets.own);
      const { status } = await call(method, path, { token: callerOf(path).token, body: again });
      // A second call may be refused, as with the former password.
      expect(status).toBeLessThan(500);
      expect(await entriesOf(orm)).toEqual(entries);
      expect(await dataOf(orm)).toEqual(before);
    });
  },
);

it.each(
  calls.filter(
    ({ operationId }) => isChange(operationId) || (hasHistory(operationId) && preparations[operationId]),
  ),
)('$operationId changes nothing where its entry cannot be written', async ({ operationId }) => {
  const [method, path, body] = accessCases[operationId].request(targets.own);
  await inRolledBackTransaction(service.orm, async ({ call, orm }) => {
    await prepare(operationId, orm);
    const before = await dataOf(orm);
    const { status } = await withFailingChanges(orm, 'insert', 'history_entry', () =>
      call(method, path, { token: callerOf(path).token, body }),
    );
    expect(status).toBe(500);
    expect(await dataOf(orm)).toEqual(before);
    expect(await orm.$count(historyEntry)).toBe(0);
  });
});

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
