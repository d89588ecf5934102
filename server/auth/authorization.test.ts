import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { type OperationId, routes } from '../api';
import type { ApiKeyScope } from '../domain/apiKeyScopes';
import { type CallerRole, type FieldRole, opensToKeys, type Rights } from '../domain/roles';
import { accessCases } from '../testing/access/accessCases';
import { type Coverage, coverageOf, coverageOfKey } from '../testing/access/coverage';
import { addCrossOrganizationAdmin, crossOrganizationAdmin } from '../testing/access/crossOrganizationAdmin';
import { addFieldWorkers, addKey, integration, registrator } from '../testing/access/fieldWorkers';
import type { ScopeResult } from '../testing/access/scopeChecks';
import { authorizationTargets, type TargetName } from '../testing/access/targets';
import { inRolledBackTransaction } from '../testing/inRolledBackTransaction';
import { type TestService, testSecret, testService } from '../testing/testService';
import { loadPrincipal } from './loadPrincipal';
import { startFamily } from './tokens/refreshTokens';

// Drawing takes longer than all the rest, and the rights do not depend on the content of a picture.
jest.mock('../demo/pictures/pictures', () => ({ pictureOf: () => new Uint8Array(1) }));

const people: Record<string, readonly CallerRole[]> = {
  'global@stackyard.example': ['globalAdmin'],
  'org@nordskov.example': ['organizationAdmin'],
  'multi@stackyard.example': ['organizationAdmin'],
  'department@nordskov.example': ['departmentAdmin'],
  'lead@nordskov.example': ['departmentAdmin', 'surveyor'],
  'sawmill@birkesav.example': ['sawmillUser'],
  'surveyor@nordskov.example': ['surveyor'],
  [registrator]: ['registrator'],
  [integration]: ['integration'],
  [crossOrganizationAdmin]: ['organizationAdmin', 'departmentAdmin'],
};
const keys: Record<ApiKeyScope, FieldRole | 'reader'> = {
  Register: 'registrator',
  Measure: 'surveyor',
  Read: 'reader',
};
const targetNames: TargetName[] = ['own', 'sibling', 'other', 'neighbours', 'mixed', 'unknown', 'malformed'];
const operationIds = routes.map(({ operationId }) => operationId);
/**
 * An answer 409 means that the caller has the right, but the state forbids the change, for example because a
 * sawmill still has stacks.
 */
const done = [200, 201, 204, 409];
const expected = { covered: done, roleTooLow: [403], missing: [404] };

let service: TestService;
let targets: Awaited<ReturnType<typeof authorizationTargets>>;
const tokens = new Map<string, string>();
const coverages = new Map<string, Coverage>();

beforeAll(async () => {
  service = await testService();
  targets = await authorizationTargets(service.orm);
  await addCrossOrganizationAdmin(service.orm, targets);
  await addFieldWorkers(service.orm, targets.own);
  for (const [scope, role] of Object.entries(keys)) {
    await addKey(service.orm, targets.own, scope);
    coverages.set(scope, await coverageOfKey(service.orm, targets.own, role));
  }
  for (const email of Object.keys(people)) {
    tokens.set(email, await service.tokenOf(email));
    coverages.set(email, await coverageOf(service.orm, email));
  }
});

function scopeResultOf(operationId: OperationId, target: TargetName, caller: string): ScopeResult {
  const coverage = coverages.get(caller);
  if (coverage === undefined) throw new Error(`Nobody knows what ${caller} covers`);
  return accessCases[operationId].scope?.(coverage, targets[target]) ?? 'covered';
}

async function response(
  operationId: OperationId,
  target: TargetName,
  token?: string,
  headers: Record<string, string> = {},
) {
  const [method, path, body] = accessCases[operationId].request(targets[target]);
  const responses: { status: number; text: string }[] = [];
  await inRolledBackTransaction(service.orm, async ({ call }) => {
    responses.push(await call(method, path, { token, body, headers }));
  });
  return responses[0];
}

it('has a case for every call of the contract', () => {
  expect(Object.keys(accessCases).sort()).toEqual([...operationIds].sort());
});

const calls: readonly { operationId: OperationId; rights: Rights }[] = routes;

describe.each(calls)('$operationId', ({ operationId, rights: right }) => {
  const { scope } = accessCases[operationId];

  if (right === 'public') {
    it('needs no token', async () => {
      expect((await response(operationId, 'own'))?.text).toBe(
        (await response(operationId, 'own', 'garbage'))?.text,
      );
    });
    return;
  }

  it('answers 401 to nobody, to a garbled token and to a deactivated person', async () => {
    const deactivated = await service.tokenOf('inactive@nordskov.example');
    for (const token of [undefined, 'garbage', deactivated])
      expect((await response(operationId, 'own', token))?.status).toBe(401);
  });

  async function expectByScope(caller: string, hasRole: boolean, ...credentials: Credentials) {
    const names = hasRole && scope !== undefined ? targetNames : targetNames.slice(0, 1);
    const absences = new Set<string>();
    for (const name of names) {
      const scopeResult = hasRole ? scopeResultOf(operationId, name, caller) : 'roleTooLow';
      const { status = 0, text = '' } = (await response(operationId, name, ...credentials)) ?? {};
      const fits = expected[scopeResult].includes(status);
      expect({ name, status, scopeResult, fits }).toEqual({ name, status, scopeResult, fits: true });
      if (status === 404) absences.add(text);
    }
    expect(absences.size).toBeLessThanOrEqual(1);
  }

  it.each(Object.entries(people))('answers %s by role and relations', async (email, roles) => {
    const hasRole = right === 'anybodySignedIn' || roles.some((role) => right.includes(role));
    await expectByScope(email, hasRole, tokens.get(email));
  });

  it.each(Object.entries(keys))('answers a key with the scope %s by that alone', async (key, role) => {
    const headers = { 'x-api-key': key };
    if (!opensToKeys(right))
      expect((await response(operationId, 'own', undefined, headers))?.status).toBe(401);
    else await expectByScope(key, right.includes(role), undefined, headers);
  });
});

type Credentials = [token: string | undefined, headers?: Record<string, string>];

describe('forged tokens', () => {
  const email = 'global@stackyard.example';
  const good = { alg: 'HS256', typ: 'at+jwt' };
  const seconds = () => Math.floor(service.deps.now().getTime() / 1000);
  let accountId = '';
  let sessionId = '';
  const claims = () => ({
    sub: accountId,
    sid: sessionId,
    aud: 'portal',
    iat: seconds(),
    exp: seconds() + 3600,
  });
  const sign = (payload: object, header = good, secret = testSecret) =>
    new SignJWT({ ...payload }).setProtectedHeader(header).sign(secret);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

  beforeAll(async () => {
    accountId = (await loadPrincipal(service.orm, { email }))?.userId ?? '';
    sessionId = (await startFamily(service.orm, accountId, service.deps.now())).sessionId;
  });

  it('accepts the token that the forgeries start from', async () => {
    const token = await sign(claims());
    expect((await service.call('GET', '/user-info', { token })).status).toBe(200);
  });

  const forgeries: Record<string, () => Promise<string> | string> = {
    'no signature': () => `${part({ ...good, alg: 'none' })}.${part(claims())}.`,
    'a signature of nothing': () => `${part(good)}.${part(claims())}.`,
    'another secret': () => sign(claims(), good, new Uint8Array(32)),
    'another algorithm': () => sign(claims(), { ...good, alg: 'HS512' }, new Uint8Array(64).fill(9)),
    'another type': () => sign(claims(), { ...good, typ: 'JWT' }),
    'another audience': () => sign({ ...claims(), aud: 'report' }),
    'no audience': () => sign({ ...claims(), aud: undefined }),
    'no subject': () => sign({ ...claims(), sub: undefined }),
    'a subject that nobody has': () => sign({ ...claims(), sub: randomUUID() }),
    'a subject that is no id': () => sign({ ...claims(), sub: email }),
    'no session': () => sign({ ...claims(), sid: undefined }),
    'a session that has ended': () => sign({ ...claims(), sid: randomUUID() }),
    'a session that is no id': () => sign({ ...claims(), sid: 'x' }),
    'the session of somebody else': async () => {
      const other = await loadPrincipal(service.orm, { email: 'org@nordskov.example' });
      return sign({ ...claims(), sub: other?.userId });
    },
    'an account beside the session': () => sign({ ...claims(), sub: email, account_id: accountId }),
    'an end in the past': () => sign({ ...claims(), exp: seconds() - 1 }),
    'no end': () => sign({ ...claims(), exp: undefined }),
    'no beginning': () => sign({ ...claims(), iat: undefined }),
    'a beginning in the future': () => sign({ ...claims(), iat: seconds() + 600 }),
    'a life longer than ours': () => sign({ ...claims(), iat: seconds() - 7200, exp: seconds() + 86_400 }),
    'a changed payload': async () => {
      const [header, , signature] = (await sign({ ...claims(), sub: 'org@nordskov.example' })).split('.');
      return `${header}.${part(claims())}.${signature}`;
    },
    'a cut signature': async () => (await sign(claims())).slice(0, -2),
  };

  it.each(Object.keys(forgeries))('refuses %s', async (name) => {
    const token = await forgeries[name]?.();
    expect((await service.call('GET', '/user-info', { token })).status).toBe(401);
  });

  it('takes a token of the versions without sessions until it expires, for the account that it names', async () => {
    const other = await loadPrincipal(service.orm, { email: 'org@nordskov.example' });
    const old = { ...claims(), sub: email, sid: undefined };
    const tokens = [
      await sign({ ...old, account_id: accountId }),
      await sign(old),
      await sign({ ...old, account_id: other?.userId }),
      await sign({ ...old, sub: 'nobody@x.example', account_id: accountId }),
      await sign({ ...old, account_id: accountId, exp: seconds() - 1 }),
    ];
    const statuses = [];
    for (const token of tokens) statuses.push((await service.call('GET', '/user-info', { token })).status);
    expect(statuses).toEqual([200, 401, 401, 401, 401]);
  });
});
