import { SignJWT } from 'jose';
import { type OperationId, routes } from '../contract/routes';
import { type PortalRole, rights } from '../rules/rights';
import {
  authorizationTargets,
  type Coverage,
  coverageOf,
  type Target,
  type TargetName,
} from '../testing/targets';
import { type TestService, testSecret, testService } from '../testing/testService';

interface Case {
  request: (target: Target) => [method: string, path: string, body?: unknown];
  /** What has to be covered by the caller's relations; absent when a call is about nothing. */
  covers?: (coverage: Coverage, target: Target) => boolean;
}

function every(ids: string[], covered: Set<string>): boolean {
  return ids.every((id) => covered.has(id));
}

/** The stacks of a target belong to its departments and are assigned to its sawmills, one each in the same order. */
const departments = ({ departments }: Coverage, target: Target) => every(target.departmentIds, departments);
const organization = ({ organizations }: Coverage, target: Target) =>
  every(target.organizationIds.slice(0, 1), organizations);
const department = ({ departments }: Coverage, target: Target) =>
  every(target.departmentIds.slice(0, 1), departments);
const sawmills = ({ sawmills }: Coverage, target: Target) => every(target.sawmillIds, sawmills);
const readable = ({ departments, sawmills }: Coverage, { departmentIds, sawmillIds, stackIds }: Target) =>
  stackIds.every((_, i) => departments.has(departmentIds[i] ?? '') || sawmills.has(sawmillIds[i] ?? ''));
const firstOf = (target: Target): Target => ({
  ...target,
  departmentIds: target.departmentIds.slice(0, 1),
  sawmillIds: target.sawmillIds.slice(0, 1),
  stackIds: target.stackIds.slice(0, 1),
});

const cases: Record<OperationId, Case> = {
  login: { request: () => ['POST', '/auth/login', { username: 'nobody@x.example', password: 'x' }] },
  refreshToken: { request: () => ['POST', '/auth/refresh-token', { userId: 'x', refreshToken: 'x' }] },
  logout: { request: () => ['POST', '/auth/logout', { refreshToken: 'x' }] },
  getUserInfo: { request: () => ['GET', '/user-info'] },
  getSawmillUserInfo: { request: () => ['GET', '/user-info/sawmill'] },
  listOrganizations: { request: () => ['GET', '/organization/list'] },
  listOrganizationsDetailed: { request: () => ['GET', '/organization/list/detailed'] },
  getOrganization: {
    request: ({ organizationIds: [id] }) => ['GET', `/organization/${encodeURIComponent(id ?? '')}`],
    covers: organization,
  },
  listDepartments: { request: () => ['GET', '/department/list'] },
  getDepartment: {
    request: ({ departmentIds: [id] }) => ['GET', `/department/${encodeURIComponent(id ?? '')}`],
    covers: department,
  },
  listMeasurementCards: { request: () => ['GET', '/measurement-card/list'] },
  getOrganizationMeasurementCard: {
    request: ({ organizationIds: [id] }) => [
      'GET',
      `/organization/${encodeURIComponent(id ?? '')}/measurement-card`,
    ],
    covers: organization,
  },
  listSawmills: {
    request: ({ organizationIds: [id] }) => [
      'GET',
      `/sawmill/list?organizationId=${encodeURIComponent(id ?? '')}`,
    ],
    covers: organization,
  },
  assignStacks: {
    request: ({ sawmillIds: [id], stackIds }) => [
      'POST',
      `/sawmill/${encodeURIComponent(id ?? '')}/assign-stacks`,
      { stackIds },
    ],
    // A sawmill is assigned stacks of its own organisation only, whoever asks.
    covers: (coverage, target) => departments(coverage, target) && target.organizationIds.length === 1,
  },
  listStacks: {
    request: ({ departmentIds }) => ['PUT', '/stack/list', { departmentIds }],
    covers: departments,
  },
  listStackCoordinates: {
    request: ({ departmentIds }) => ['PUT', '/stack/map-list', { departmentIds }],
    covers: departments,
  },
  listStackFilterOptions: {
    request: ({ departmentIds }) => ['PUT', '/stack/filter-options', { departmentIds }],
    covers: departments,
  },
  listSawmillStacks: {
    request: ({ sawmillIds }) => ['PUT', '/stack/list/sawmill', { sawmillIds }],
    covers: sawmills,
  },
  listSawmillStackCoordinates: {
    request: ({ sawmillIds }) => ['PUT', '/stack/map-list/sawmill', { sawmillIds }],
    covers: sawmills,
  },
  getStackMapInfo: {
    request: ({ stackIds: [id] }) => ['GET', `/stack/${encodeURIComponent(id ?? '')}/map-info`],
    covers: (coverage, target) => readable(coverage, firstOf(target)),
  },
  deleteStack: {
    request: ({ stackIds: [id] }) => ['DELETE', `/stack/${encodeURIComponent(id ?? '')}`],
    covers: department,
  },
  downloadStackArchive: {
    request: ({ stackIds }) => ['PUT', '/stack/download-archive', { stackIds }],
    covers: readable,
  },
  downloadStackCsv: {
    request: ({ stackIds, cardIds: [measurementCardId] }) => [
      'PUT',
      '/stack/download-accumulated-csv',
      { stackIds, measurementCardId },
    ],
    covers: departments,
  },
  downloadStackCsvFromFilter: {
    request: ({ departmentIds, cardIds: [measurementCardId] }) => [
      'PUT',
      '/stack/download-accumulated-csv-from-filter',
      { departmentIds, measurementCardId },
    ],
    covers: departments,
  },
};

const people: Record<string, readonly PortalRole[]> = {
  'global@stackyard.example': ['globalAdmin'],
  'org@nordskov.example': ['organizationAdmin'],
  'multi@stackyard.example': ['organizationAdmin'],
  'department@nordskov.example': ['departmentAdmin'],
  'lead@nordskov.example': ['departmentAdmin'],
  'sawmill@birkesav.example': ['sawmillUser'],
  'surveyor@nordskov.example': [],
};
const targetNames: TargetName[] = ['own', 'sibling', 'other', 'mixed', 'unknown', 'malformed'];
const operationIds = routes.map(({ operationId }) => operationId);

let service: TestService;
let targets: Awaited<ReturnType<typeof authorizationTargets>>;

beforeAll(async () => {
  service = await testService();
  targets = await authorizationTargets(service.orm);
});

async function answer(operationId: OperationId, target: TargetName, token?: string) {
  const [method, path, body] = cases[operationId].request(targets[target]);
  return service.call(method, path, { token, body });
}

it('has a right and a case for every call of the contract', () => {
  expect(Object.keys(rights).sort()).toEqual([...operationIds].sort());
  expect(Object.keys(cases).sort()).toEqual([...operationIds].sort());
});

describe.each(operationIds)('%s', (operationId) => {
  const right = rights[operationId];
  const { covers } = cases[operationId];

  if (right === 'public') {
    it('needs no token', async () => {
      expect((await answer(operationId, 'own')).text).toBe(
        (await answer(operationId, 'own', 'garbage')).text,
      );
    });
    return;
  }

  it('answers 401 to nobody, to a garbled token and to a deactivated person', async () => {
    const deactivated = await service.tokenOf('inactive@nordskov.example');
    for (const token of [undefined, 'garbage', deactivated])
      expect((await answer(operationId, 'own', token)).status).toBe(401);
  });

  it.each(Object.entries(people))('answers %s by role and relations', async (email, roles) => {
    const token = await service.tokenOf(email);
    const coverage = await coverageOf(service.orm, email);
    const hasRole = right === 'anybodySignedIn' || roles.some((role) => right.includes(role));
    const absences = new Set<string>();
    for (const name of targetNames) {
      const { status, text } = await answer(operationId, name, token);
      const isCovered = covers === undefined || covers(coverage, targets[name]);
      // 409: the person may, but an assigned stack is in the wrong state for it.
      const expected = hasRole ? (isCovered ? [200, 204, 409] : [404]) : [403];
      expect({ name, status: expected.includes(status) ? 'as expected' : status, expected }).toEqual({
        name,
        status: 'as expected',
        expected,
      });
      if (status === 404) absences.add(text);
    }
    expect(absences.size).toBeLessThanOrEqual(1);
  });
});

describe('forged tokens', () => {
  const email = 'global@stackyard.example';
  const good = { alg: 'HS256', typ: 'at+jwt' };
  const seconds = () => Math.floor(service.deps.now().getTime() / 1000);
  const claims = () => ({ sub: email, aud: 'portal', iat: seconds(), exp: seconds() + 3600 });
  const sign = (payload: object, header = good, secret = testSecret) =>
    new SignJWT({ ...payload }).setProtectedHeader(header).sign(secret);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

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
    'a subject that nobody has': () => sign({ ...claims(), sub: 'nobody@x.example' }),
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
});
