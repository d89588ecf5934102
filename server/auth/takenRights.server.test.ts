import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { refreshToken } from '../db/accountSchema';
import { apiKey } from '../db/apiKeySchema';
import type { WritableOrm } from '../db/client';
import { appUser, departmentMember, organization, organizationMember } from '../db/schema';
import { stack } from '../db/stackSchema';
import { endOtherSessions } from '../features/account/account.changes';
import { objectAt } from '../testing/api/contractSchemas';
import { type DemoOwners, demoOwners } from '../testing/demoOwners';
import { personIn } from '../testing/personIn';
import { type TestService, testService } from '../testing/testService';
import { rotate, startFamily } from './tokens/refreshTokens';

const email = 'org@nordskov.example';

let service: TestService;
let own: DemoOwners;

beforeAll(async () => {
  service = await testService();
  own = await demoOwners(service.orm, 'Nordskov Tømmer A/S', 'Rold Skov');
});

async function userIdOf(address: string): Promise<string> {
  const [account] = await service.orm.select().from(appUser).where(eq(appUser.email, address));
  return account?.id ?? '';
}

async function somebodyWaits(answer: Promise<unknown>): Promise<void> {
  let isUnderWay = true;
  const end = () => {
    isUnderWay = false;
  };
  answer.then(end, end);
  while (isUnderWay) {
    const { rows } = await service.orm.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rows.length > 0) return;
  }
}

async function duringTransaction<Result>(
  change: (transaction: WritableOrm) => Promise<unknown>,
  call: () => Promise<Result>,
): Promise<Result> {
  const begun = await service.orm.transaction(async (transaction) => {
    await change(transaction);
    const answer = call();
    await somebodyWaits(answer);
    return { answer };
  });
  return begun.answer;
}

function lockOrganization(transaction: WritableOrm) {
  return transaction.select().from(organization).where(eq(organization.id, own.organizationId)).for('update');
}

it.each(['the others end', 'its own end'])('a session that is being renewed ends when %s', async (which) => {
  const userId = await userIdOf(email);
  const now = service.deps.now();
  const kept = await startFamily(service.orm, userId, now);
  const { refreshToken: stolen, sessionId } = await startFamily(service.orm, userId, now);
  const inTransaction = (transaction: WritableOrm) => ({
    ...service.deps,
    database: { ...service.deps.database, unrecorded: transaction },
  });
  await duringTransaction(
    (transaction) => rotate(inTransaction(transaction), { userId }, stolen),
    async () => {
      if (which === 'the others end')
        await service.orm.transaction((transaction) => endOtherSessions(transaction, { userId, ...kept }));
      else await service.call('POST', '/auth/logout', { body: { refreshToken: stolen } });
    },
  );
  expect(await service.orm.$count(refreshToken, eq(refreshToken.family, sessionId))).toBe(0);
  expect(await service.orm.$count(refreshToken, eq(refreshToken.family, kept.sessionId))).toBe(1);
});

it('whoever renews a session while sessions end waits, and finds none', async () => {
  const userId = await userIdOf(email);
  const { refreshToken: stolen, sessionId } = await startFamily(service.orm, userId, service.deps.now());
  const renewed = await duringTransaction(
    (transaction) => endOtherSessions(transaction, { userId }),
    () =>
      rotate(service.deps, { userId }, stolen).then(
        () => 'renewed',
        () => 'refused',
      ),
  );
  expect(renewed).toBe('refused');
  expect(await service.orm.$count(refreshToken, eq(refreshToken.family, sessionId))).toBe(0);
});

it('who is deactivated cannot take that back by a call that waited for it', async () => {
  const userId = await userIdOf(email);
  const token = await service.tokenOf(email);
  const personId = await personIn(service.orm, own.organizationId, email);
  const membership = and(
    eq(organizationMember.organizationId, own.organizationId),
    eq(organizationMember.userId, userId),
  );
  const { status } = await duringTransaction(
    async (transaction) => {
      await lockOrganization(transaction);
      await transaction.update(organizationMember).set({ state: 'Inactive' }).where(membership);
    },
    () => service.call('PUT', `${own.organization}/user/${personId}/activate`, { token }),
  );
  expect([401, 403]).toContain(status);
  const [after] = await service.orm.select().from(organizationMember).where(membership);
  expect(after?.state).toBe('Inactive');
  await service.orm.update(organizationMember).set({ state: 'Active' }).where(membership);
});

it('nor in a department', async () => {
  const address = 'department@nordskov.example';
  const userId = await userIdOf(address);
  const token = await service.tokenOf(address);
  const personId = await personIn(service.orm, own.organizationId, address);
  const memberships = eq(departmentMember.userId, userId);
  const { status } = await duringTransaction(
    async (transaction) => {
      await lockOrganization(transaction);
      await transaction.update(departmentMember).set({ state: 'Inactive' }).where(memberships);
    },
    () => service.call('PUT', `${own.department}/user/${personId}/activate`, { token }),
  );
  expect([401, 403, 404]).toContain(status);
  expect(
    await service.orm.$count(departmentMember, and(memberships, eq(departmentMember.state, 'Active'))),
  ).toBe(0);
});

it('who was removed from the global admins adds nobody by a call that waited for it', async () => {
  const address = 'global@stackyard.example';
  const token = await service.tokenOf(address);
  const itself = eq(appUser.email, address);
  const { status } = await duringTransaction(
    async (transaction) => {
      await transaction.select().from(appUser).where(eq(appUser.isGlobalAdmin, true)).for('update');
      await transaction.update(appUser).set({ isGlobalAdmin: false }).where(itself);
    },
    () => service.call('POST', '/global-admins', { token, body: { email: address } }),
  );
  expect([401, 403]).toContain(status);
  const [after] = await service.orm.select().from(appUser).where(itself);
  expect(after?.isGlobalAdmin).toBe(false);
});

it('a key that is revoked stores nothing by a message that waited for it', async () => {
  const token = await service.tokenOf(email);
  const body = { name: 'Harvester 3', scopes: ['Measure'] };
  const { json } = await service.call('POST', `${own.organization}/api-key`, { token, body });
  const { id, key } = objectAt(json ?? {}, 'data');
  const clientKey = randomUUID();
  const { status } = await duringTransaction(
    async (transaction) => {
      await lockOrganization(transaction);
      const isMeant = eq(apiKey.id, String(id));
      await transaction.update(apiKey).set({ revokedAt: service.deps.now() }).where(isMeant);
    },
    () =>
      service.call('PUT', `/ingest/stack/${clientKey}/measurement`, {
        headers: { 'x-api-key': String(key) },
        body: {
          ...{ departmentId: own.departmentId, cardVersionId: randomUUID() },
          ...{ measuredAt: '2026-06-17T08:00:00Z', fullMeasurement: false, volume: 12.5, logCount: 40 },
        },
      }),
  );
  expect(status).toBe(401);
  expect(await service.orm.$count(stack, eq(stack.clientKey, clientKey))).toBe(0);
});
