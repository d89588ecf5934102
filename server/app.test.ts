import { randomUUID } from 'node:crypto';
import { routes } from './api';
import { createApp } from './app';
import type { ServiceRoute } from './http/createRoute';
import { largestBodyOf } from './http/limitBody';
import type { LogEntry } from './http/requestLog';
import { type Json, type JsonObject, objectAt, readContract } from './testing/api/contractSchemas';
import { type TestService, testService } from './testing/testService';

let service: TestService;

beforeAll(async () => {
  service = await testService();
});

function withSchemas(document: JsonObject, part: Json): string {
  const text = JSON.stringify(part);
  const names = [...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name = '']) => name);
  const schemas = names.map((name) =>
    withSchemas(document, objectAt(document, 'components', 'schemas', name)),
  );
  return text + schemas.join('');
}

const login = '/auth/login';
const credentials = { username: 'nobody@x.example', password: 'x' };

describe('what the service refuses before a route runs', () => {
  it('answers an unknown path with 404 in the envelope', async () => {
    for (const path of ['/nothing', '/stack', '/stack/list/', '/organization/1/2/3'])
      expect((await service.call('GET', path)).status).toBe(404);
  });

  it('answers a known path without this method with 405 and the methods that it has', async () => {
    const answer = await service.call('GET', '/stack/list/sawmill');
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'PUT']);
    expect((await service.call('PATCH', '/user-info')).headers.get('allow')).toBe('GET');
    expect((await service.call('OPTIONS', '/stack/x')).headers.get('allow')).toBe('DELETE, GET');
  });

  it('takes what the forms of a call need, and reads no further', async () => {
    const token = await service.tokenOf('global@stackyard.example');
    const sizes: [path: string, method: string, most: number][] = [
      [login, 'POST', 16 * 1024],
      ['/sawmill', 'POST', 16 * 1024],
      ['/stack/list', 'PUT', 1024 * 1024],
      ['/stack/map-points', 'PUT', 1024 * 1024],
      ['/stack/download-archive', 'PUT', 1024 * 1024],
    ];
    for (const [path, method, most] of sizes) {
      const bodyOf = (size: number) => JSON.stringify({ x: 'x'.repeat(size - '{"x":""}'.length) });
      const refused = await service.call(method, path, { token, body: bodyOf(most + 1) });
      expect({ path, is: [refused.status, refused.headers.get('connection')] }).toEqual({
        path,
        is: [413, 'close'],
      });
      expect({ path, is: (await service.call(method, path, { token, body: bodyOf(most) })).status }).toEqual({
        path,
        is: 400,
      });
    }
  });

  it('has room in every call for as many ids as it takes', () => {
    const listOfIds = JSON.stringify(Array.from({ length: 10_000 }, () => randomUUID()));
    const document = readContract();
    const all: readonly ServiceRoute[] = routes;
    for (const route of all) {
      const { path, method } = route;
      const { schema = null } = objectAt(
        document,
        'paths',
        path,
        method,
        'requestBody',
        'content',
        'application/json',
      );
      const lists = withSchemas(document, schema).split('"maxItems":10000').length - 1;
      expect({ path, fits: lists * listOfIds.length <= largestBodyOf(route) }).toEqual({ path, fits: true });
    }
  });

  it.each([
    [login, 'POST', credentials],
    ['/stack/download-accumulated-csv', 'PUT', { measurementCardId: 'x', stackIds: ['x'] }],
  ])('%s parses its body once, and piece by piece never', async (path, method, body) => {
    const token = await service.tokenOf('global@stackyard.example');
    const app = createApp(service.deps);
    const parse = jest.spyOn(JSON, 'parse');
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    await app.request(`/api/v1${path}`, { method, headers, body: JSON.stringify(body) });
    const calls = parse.mock.calls.filter(([text]) => text === JSON.stringify(body));
    parse.mockRestore();
    expect(calls.map(([, reviver]) => reviver)).toEqual([undefined]);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/jsonp',
    '',
  ])('takes JSON, not %p', async (type) => {
    const answer = await service.call('POST', login, {
      body: JSON.stringify(credentials),
      headers: { 'content-type': type },
    });
    expect(answer.status).toBe(415);
  });

  it('takes JSON that says its charset', async () => {
    const headers = { 'content-type': 'application/json; charset=UTF-8' };
    expect((await service.call('POST', login, { body: credentials, headers })).status).toBe(401);
  });

  it.each(['', '{', '{"username":"a","password":"b"} x', 'NaN'])(
    'answers the broken JSON %p with 400',
    async (body) => {
      const { status, json } = await service.call('POST', login, { body });
      expect([status, json?.errorMessage]).toEqual([
        400,
        'The request could not be read. Reload the page and try again.',
      ]);
    },
  );

  it('answers JSON that is nested too deeply to be walked through with 400', async () => {
    const token = await service.tokenOf('global@stackyard.example');
    const body = `{"departmentIds":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    expect((await service.call('PUT', '/stack/list', { token, body })).status).toBe(400);
  });

  it('names some of many faults: a small request never has a large answer', async () => {
    const unknown = Object.fromEntries(Array.from({ length: 50_000 }, (_, key) => [`k${key}`, 0]));
    const token = await service.tokenOf('global@stackyard.example');
    const { status, json } = await service.call('PUT', '/stack/list', { token, body: unknown });
    expect(status).toBe(400);
    expect(json?.fieldErrors).toHaveLength(20);
  });

  it.each([
    ['null', ''],
    ['[]', ''],
    ['{"username":"a"}', 'password'],
    ['{"username":["a@x.example"],"password":"b"}', 'username'],
    ['{"username":"","password":"b"}', 'username'],
    ['{"username":"a","password":"b","isGlobalAdmin":true}', 'isGlobalAdmin'],
    ['{"username":"a","password":"b","__proto__":{"isGlobalAdmin":true}}', '__proto__'],
    ['{"username":"a","password":"b","\\u005f_proto__":{"isGlobalAdmin":true}}', '__proto__'],
    ['{"username":"a","password":"b","constructor":{"prototype":{}}}', 'constructor'],
  ])('answers %s with 400 and names the field', async (body, field) => {
    const { status, json } = await service.call('POST', login, { body });
    expect(status).toBe(400);
    expect(json?.fieldErrors).toEqual([{ field, message: expect.any(String) }]);
  });

  it.each([
    ['a NUL', 'a\\u0000', 400],
    ['a NUL behind a backslash', 'a\\\\\\u0000', 400],
    ['half a pair', '\\uD83D', 400],
    ['the other half', '\\\\ud83d\\uDE00', 400],
    ['a whole pair', '\\ud83d\\uDE00', 401],
    ['what only looks like a NUL', '\\\\u0000', 401],
  ])('answers %s in a text with what can be stored of it', async (_what, username, status) => {
    const body = `{"username":"${username}","password":"b"}`;
    expect((await service.call('POST', login, { body })).status).toBe(status);
  });

  it.each(['0', '-1', '1.5', '1e9', 'abc', '', '999999999999', '0x10', ' 1'])(
    'answers the page number %p with 400',
    async (page) => {
      const token = await service.tokenOf('global@stackyard.example');
      const path = `/organization/list?page=${encodeURIComponent(page)}`;
      expect((await service.call('GET', path, { token })).status).toBe(400);
    },
  );

  it('refuses query fields that it does not know, page sizes over 100 and repeated fields', async () => {
    const token = await service.tokenOf('global@stackyard.example');
    for (const query of ['?sort=name', '?pageSize=101', '?page=1&page=2'])
      expect((await service.call('GET', `/organization/list${query}`, { token })).status).toBe(400);
  });

  it('says what is wrong in the language of the person', async () => {
    const message = async (language: string) =>
      (await service.call('POST', login, { body: {}, headers: { 'accept-language': language } })).json
        ?.errorMessage;
    expect(await message('da')).toBe('Nogle af værdierne er ikke gyldige. Ret dem, og prøv igen.');
    expect(await message('fr, de-CH;q=0.8, en;q=0.7')).toBe(
      'Einige Angaben sind ungültig. Korrigieren Sie sie und versuchen Sie es erneut.',
    );
    expect(await message('fr')).toBe('Some of the values are not valid. Correct them and try again.');
  });
});

describe('every answer', () => {
  it('is never kept, never shown as a page and has an id', async () => {
    const responses = [
      await service.call('GET', '/nothing'),
      await service.call('GET', '/health'),
      await service.call('POST', login, { body: '{' }),
    ];
    for (const { headers } of responses) {
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
      expect(headers.get('permissions-policy')).toContain('geolocation=()');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    }
    expect(new Set(responses.map(({ headers }) => headers.get('x-request-id'))).size).toBe(3);
  });

  it('has the same headers outside the base of the calls', async () => {
    const { status, headers } = await createApp(service.deps).request('/api/v2/stack/list');
    expect([status, headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual([
      404,
      'no-store',
      'nosniff',
    ]);
  });

  it('leaves a line without secrets', async () => {
    const lines: LogEntry[] = [];
    const app = createApp(service.deps, (entry) => lines.push(entry));
    const token = await service.tokenOf('org@nordskov.example');
    const headers = { authorization: `Bearer ${token}` };
    await app.request('/api/v1/organization/list?page=7&token=sesame', { headers });
    await app.request('/api/v1/organization/open-sesame', { headers });
    expect(lines).toMatchObject([
      { route: '/organization/list', method: 'GET', status: 400, userId: expect.any(String), address: '' },
      { route: '/organization/{id}', method: 'GET', status: 404 },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(new RegExp(`sesame|${token}`));
  });

  it('tells nothing of an unexpected failure but its id; the log has the rest', async () => {
    const lines: LogEntry[] = [];
    const database = { ...service.deps.database, orm: Object.create(null) };
    const app = createApp({ ...service.deps, database }, (entry) => lines.push(entry));
    const response = await app.request('/api/v1/health');
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      data: null,
      errorMessage: 'Something went wrong on our side. Try again in a moment.',
    });
    expect(lines).toMatchObject([{ status: 500, error: expect.stringContaining('TypeError') }]);
  });
});

describe('a portal of another origin', () => {
  const portal = 'https://portal.example';

  function answer(
    origin: string,
    init: RequestInit,
    settings: { corsOrigins?: string[] } = { corsOrigins: [portal] },
  ) {
    const app = createApp({ ...service.deps, ...settings });
    return app.request('/api/v1/stack/list', {
      ...init,
      headers: { Origin: origin, ...init.headers },
    });
  }

  const preflight = {
    method: 'OPTIONS',
    headers: { 'Access-Control-Request-Method': 'PUT', 'Access-Control-Request-Headers': 'authorization' },
  };

  it('lets a portal of a listed origin ask, and read what is refused', async () => {
    const asked = await answer(portal, preflight);
    expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([204, portal]);
    expect(asked.headers.get('access-control-allow-methods')).toContain('PUT');
    expect(asked.headers.get('access-control-allow-headers')).toContain('Idempotency-Key');
    const refused = await answer(portal, { method: 'PUT' });
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([401, portal]);
    expect(refused.headers.get('access-control-expose-headers')).toContain('Retry-After');
    expect(refused.headers.get('vary')).toContain('Origin');
  });

  it('tells browsers nothing that would let a page of another origin read an answer', async () => {
    for (const origin of ['https://evil.example', 'https://portal.example.evil.example', 'null'])
      for (const init of [preflight, { method: 'PUT' }]) {
        const { headers } = await answer(origin, init);
        expect([origin, headers.get('access-control-allow-origin')]).toEqual([origin, null]);
      }
    const unset = await answer(portal, preflight, {});
    expect([unset.status, unset.headers.get('access-control-allow-origin')]).toEqual([405, null]);
  });
});
