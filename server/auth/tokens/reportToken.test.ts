import { randomUUID } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { routes } from '../../api';
import { createApp } from '../../app';
import { refreshToken } from '../../db/accountSchema';
import { measurement } from '../../db/measurementSchema';
import { departmentMember, organizationMember, sawmillMember } from '../../db/schema';
import { stack } from '../../db/stackSchema';
import type { LogEntry } from '../../http/requestLog';
import { accessCases } from '../../testing/access/accessCases';
import { authorizationTargets } from '../../testing/access/targets';
import { objectAt } from '../../testing/api/contractSchemas';
import { inRolledBackTransaction } from '../../testing/inRolledBackTransaction';
import { type TestService, testSecret, testService, testTokenSecret } from '../../testing/testService';
import { loadPrincipal } from '../loadPrincipal';
import { signReportToken } from './jwt';

// A token does not depend on the content of a picture.
jest.mock('../../demo/pictures/pictures', () => ({ pictureOf: () => new Uint8Array(1) }));

const email = 'department@nordskov.example';
const minutes = 60_000;

let service: TestService;
let targets: Awaited<ReturnType<typeof authorizationTargets>>;
let stackId: string;
let userId: string;

beforeAll(async () => {
  service = await testService();
  userId = (await loadPrincipal(service.orm, { email }))?.userId ?? '';
  targets = await authorizationTargets(service.orm);
  stackId = targets.own.stackIds[0] ?? '';
});

async function reportToken(holder = email, id = stackId, { call, tokenOf }: TestService = service) {
  const { json } = await call('POST', `/stack/${id}/report-token`, { token: await tokenOf(holder) });
  const { token, expiresAt } = objectAt(json?.data);
  return { token: String(token), expiresAt: String(expiresAt) };
}

function report(token: string | undefined, id = stackId, { call }: TestService = service) {
  return call('GET', `/stack/${id}/report-data`, { token });
}

describe('the token of a report', () => {
  it('opens the data of its report for five minutes', async () => {
    await inRolledBackTransaction(service.orm, async (own) => {
      const { token, expiresAt } = await reportToken(email, stackId.toUpperCase(), own);
      expect(Date.parse(expiresAt) - own.deps.now().getTime()).toBe(5 * minutes);
      own.pass(5 * minutes - 1000);
      expect((await report(token, stackId.toUpperCase(), own)).status).toBe(200);
      own.pass(1000);
      expect((await report(token, stackId, own)).status).toBe(401);
    });
  });

  it('says nothing about any other stack, be it readable, somebody else’s, unknown or no id at all', async () => {
    const { token } = await reportToken();
    const [readable] = await service.orm
      .select({ id: stack.id })
      .from(stack)
      .where(and(eq(stack.departmentId, targets.own.departmentIds[0] ?? ''), ne(stack.id, stackId)))
      .limit(1);
    const { other, unknown, malformed } = targets;
    const ids = [readable?.id, ...[other, unknown, malformed].flatMap((target) => target.stackIds[0])];
    const responses = await Promise.all(ids.map((id) => report(token, encodeURIComponent(id ?? ''))));
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
  });

  it('opens no more than its holder may read when it is used', async () => {
    const lost: Record<
      string,
      [holder: string, lose: (own: TestService) => Promise<unknown>, status: number]
    > = {
      'the role': [email, ({ orm }) => orm.update(departmentMember).set({ roles: ['Surveyor'] }), 403],
      'the sawmill': ['sawmill@birkesav.example', ({ orm }) => orm.delete(sawmillMember), 403],
      'the account': [
        email,
        async ({ orm }) => {
          await orm.update(departmentMember).set({ state: 'Inactive' });
          await orm.update(organizationMember).set({ state: 'Inactive' });
        },
        401,
      ],
      'the session': [email, ({ orm }) => orm.delete(refreshToken), 401],
      'the stack': [email, ({ orm }) => orm.delete(stack).where(eq(stack.id, stackId)), 404],
      'the department': [
        email,
        async ({ orm }) => {
          // The measurement belongs to the organisation of its stack.
          await orm.delete(measurement).where(eq(measurement.stackId, stackId));
          await orm
            .update(stack)
            .set({
              organizationId: targets.other.organizationIds[0] ?? '',
              departmentId: targets.other.departmentIds[0] ?? '',
              sawmillId: null,
            })
            .where(eq(stack.id, stackId));
        },
        404,
      ],
    };
    for (const [what, [holder, lose, expected]] of Object.entries(lost))
      await inRolledBackTransaction(service.orm, async (own) => {
        const { token } = await reportToken(holder, stackId, own);
        const before = (await report(token, stackId, own)).status;
        await lose(own);
        const { status } = await report(token, stackId, own);
        expect({ what, before, status }).toEqual({ what, before: 200, status: expected });
      });
  });

  it('opens no other call, not even one for another such token', async () => {
    const { token } = await reportToken('global@stackyard.example');
    expect((await report(token)).status).toBe(200);
    const others = routes
      .filter(({ operationId, rights }) => operationId !== 'getStackReport' && rights !== 'public')
      .map(({ operationId }) => operationId);
    expect(others).toContain('createStackReportToken');
    for (const operationId of others) {
      const [method, path, body] = accessCases[operationId].request(targets.own);
      const { status } = await service.call(method, path, { token, body });
      expect({ operationId, status }).toEqual({ operationId, status: 401 });
    }
  });

  it('is no refresh token', async () => {
    const { token } = await reportToken();
    for (const userId of [email, stackId]) {
      const body = { userId, refreshToken: token };
      expect((await service.call('POST', '/auth/refresh-token', { body })).status).toBe(401);
    }
  });

  it('stands in no log', async () => {
    const entries: LogEntry[] = [];
    const app = createApp(service.deps, (entry) => entries.push(entry));
    const { token } = await reportToken();
    const headers = { Authorization: `Bearer ${token}` };
    await app.request(`/api/v1/stack/${stackId}/report-data?token=${token}`, { headers });
    await app.request(`/api/v1/stack/${token}/report-data`, { headers });
    expect(entries).toHaveLength(2);
    expect(JSON.stringify(entries)).not.toContain(token.slice(0, 20));
  });
});

describe('what looks like the token of a report', () => {
  const good = { alg: 'HS256', typ: 'report+jwt' };
  const seconds = () => Math.floor(service.deps.now().getTime() / 1000);
  const claims = () => ({ sub: userId, aud: 'report', stackId, iat: seconds(), exp: seconds() + 300 });
  const sign = (payload: object, header = good, secret = testSecret) =>
    new SignJWT({ ...payload }).setProtectedHeader(header).sign(secret);

  it('is the token that the forgeries start from', async () => {
    expect((await report(await sign(claims()))).status).toBe(200);
  });

  const forgeries: Record<string, () => Promise<string> | string> = {
    'another secret': () => sign(claims(), good, new Uint8Array(32)),
    'the type of a session': () => sign(claims(), { ...good, typ: 'at+jwt' }),
    'the type of nothing': () => sign(claims(), { ...good, typ: 'JWT' }),
    'the audience of a session': () => sign({ ...claims(), aud: 'portal' }),
    'no audience': () => sign({ ...claims(), aud: undefined }),
    'no stack': () => sign({ ...claims(), stackId: undefined }),
    'a list of stacks': () => sign({ ...claims(), stackId: [stackId] }),
    'no subject': () => sign({ ...claims(), sub: undefined }),
    'a subject that nobody has': () => sign({ ...claims(), sub: randomUUID() }),
    'a subject that is no id': () => sign({ ...claims(), sub: email }),
    'a session that has ended': () => sign({ ...claims(), sid: randomUUID() }),
    'an end in the past': () => sign({ ...claims(), exp: seconds() }),
    'a life longer than ours': () => sign({ ...claims(), iat: seconds() - 301, exp: seconds() + 3600 }),
    'no signature': async () => `${(await sign(claims())).split('.').slice(0, 2).join('.')}.`,
    'another stack in the payload': async () => {
      const [header, , signature] = (await sign(claims())).split('.');
      const payload = Buffer.from(JSON.stringify({ ...claims(), sub: 'global@stackyard.example' }));
      return `${header}.${payload.toString('base64url')}.${signature}`;
    },
  };

  it.each(Object.keys(forgeries))('is refused with %s', async (name) => {
    expect((await report(await forgeries[name]?.())).status).toBe(401);
  });
});

describe('the token of a session', () => {
  it('opens the report by the rights of its holder, whatever stack it names', async () => {
    const now = service.deps.now();
    const seconds = Math.floor(now.getTime() / 1000);
    const session = { sub: email, account_id: userId, aud: 'portal', iat: seconds, exp: seconds + 3600 };
    const sign = (id: string | undefined) =>
      new SignJWT({ ...session, stackId: id })
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
        .sign(testSecret);
    const foreign = targets.other.stackIds[0] ?? '';
    expect((await report(await sign(undefined))).status).toBe(200);
    expect((await report(await sign(foreign))).status).toBe(200);
    expect((await report(await sign(foreign), foreign)).status).toBe(404);
  });
});

it('a report token for a stack that its holder may not read opens nothing', async () => {
  const foreign = targets.other.stackIds[0] ?? '';
  const { token } = signReportToken(testTokenSecret, { userId, stackId: foreign }, service.deps.now());
  expect((await report(token, foreign)).status).toBe(404);
});
