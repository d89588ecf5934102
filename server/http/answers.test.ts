import { constants, gunzipSync } from 'node:zlib';
import { and, eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { routes } from '../api';
import { createApp } from '../app';
import { department, organization } from '../db/schema';
import { stack } from '../db/stackSchema';
import { demoPassword } from '../demo/seed/organizations/people';
import { type Json, objectAt, readContract } from '../testing/api/contractSchemas';
import { type DemoOwners, demoOwners } from '../testing/demoOwners';
import { type TestService, testService } from '../testing/testService';
import type { ServiceRoute } from './createRoute';
import { type LogEntry, logRequests } from './requestLog';
import type { ServiceEnv } from './serviceApp';

const admin = 'org@nordskov.example';

let service: TestService;
let nordskov: DemoOwners;
let departmentIds: string[];
let token: string;

beforeAll(async () => {
  service = await testService();
  nordskov = await demoOwners(service.orm, 'Nordskov Tømmer A/S');
  const departments = await service.orm
    .select({ id: department.id })
    .from(department)
    .where(eq(department.organizationId, nordskov.organizationId));
  departmentIds = departments.map(({ id }) => id);
  token = await service.tokenOf(admin);
});

interface Call {
  body?: object;
  headers?: Record<string, string>;
}

function answerTo(method: string, path: string, { body, headers }: Call = {}): Promise<Response> {
  const sent = {
    authorization: `Bearer ${token}`,
    'accept-encoding': 'gzip, deflate, br',
    'content-type': 'application/json',
    ...headers,
  };
  const init = { method, headers: sent, ...(body && { body: JSON.stringify(body) }) };
  return Promise.resolve(createApp(service.deps).request(`/api/v1${path}`, init));
}

async function bytesOf(response: Response): Promise<Buffer> {
  expect([response.status, response.headers.get('content-encoding')]).toEqual([200, 'gzip']);
  return Buffer.from(await response.arrayBuffer());
}

function everything() {
  return { body: { departmentIds } };
}

it.each([
  ['fifty rows', '/stack/list', 7],
  ['three hundred points', '/stack/map-list', 12],
  ['the filter options', '/stack/filter-options', 2],
])('%s are small, and the same as uncompressed', async (_what, path, most) => {
  const call = everything();
  const bytes = await bytesOf(await answerTo('PUT', path, call));
  const plain = await answerTo('PUT', path, { ...call, headers: { 'accept-encoding': 'identity' } });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(gunzipSync(bytes).toString()).toBe(await plain.text());
  expect(bytes.length).toBeLessThanOrEqual(most * 1024);
});

it('an entity tag is the same byte for byte: what it names can be saved', async () => {
  const plain = await answerTo('GET', nordskov.organization, { headers: { 'accept-encoding': 'identity' } });
  const read = await answerTo('GET', nordskov.organization);
  const tag = read.headers.get('etag') ?? '';
  expect(tag).toBe(plain.headers.get('etag'));
  expect(JSON.parse(gunzipSync(await bytesOf(read)).toString()).data.etag).toBe(tag);
  const rename = (name: string) =>
    answerTo('PUT', `${nordskov.organization}/rename`, { body: { name }, headers: { 'if-match': tag } });
  expect((await rename('Sydskov')).status).toBe(200);
  expect((await rename('Vestskov')).status).toBe(412);
});

it('a file is sent while it is written', async () => {
  const [owner] = await service.orm
    .select()
    .from(organization)
    .where(eq(organization.id, nordskov.organizationId));
  const body = { departmentIds, measurementCardId: owner?.measurementCardId };
  const path = '/stack/download-accumulated-csv-from-filter';
  const response = await answerTo('PUT', path, { body });
  const uncompressed = await answerTo('PUT', path, { body, headers: { 'accept-encoding': '' } });
  const plain = Buffer.from(await uncompressed.arrayBuffer()).toString();
  const parts: Uint8Array[] = [];
  const readable: string[] = [];
  for await (const part of response.body ?? []) {
    parts.push(part);
    // The end of the file is still missing.
    readable.push(gunzipSync(Buffer.concat(parts), { finishFlush: constants.Z_SYNC_FLUSH }).toString());
  }
  expect(readable[0]).toBe(`${plain.split('\r\n')[0]}\r\n`);
  expect(gunzipSync(Buffer.concat(parts)).toString()).toBe(plain);
});

it('pictures and archives are sent as they are', async () => {
  const [measured] = await service.orm
    .select()
    .from(stack)
    .where(and(eq(stack.departmentId, nordskov.departmentId), eq(stack.state, 'Measured')))
    .limit(1);
  const stackIds = [measured?.id];
  const answers = [
    await answerTo('GET', `/stack/${measured?.id}/file/FrontImage`),
    await answerTo('PUT', '/stack/download-archive', { body: { stackIds } }),
  ];
  for (const answer of answers) {
    expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, null]);
    await answer.arrayBuffer();
  }
});

it.each(['', 'identity', 'br', 'gzip;q=0', 'deflate, gzip;q=0'])(
  'who accepts %j gets what is not compressed, and caches know why',
  async (encoding) => {
    const headers = { 'accept-encoding': encoding };
    const answer = await answerTo('PUT', '/stack/list', { ...everything(), headers });
    expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([
      null,
      'Accept-Encoding',
    ]);
    expect(JSON.parse(await answer.text()).errorMessage).toBeNull();
  },
);

it('a small answer is sent as it is', async () => {
  const answer = await answerTo('GET', '/organization/list');
  expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([
    null,
    'Accept-Encoding',
  ]);
  expect(await answer.json()).toMatchObject({ errorMessage: null });
});

it('every answer that names a secret is known to hold one', () => {
  const document = readContract();
  const withSchemas = (part: Json): string => {
    const text = JSON.stringify(part);
    const names = [...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name = '']) => name);
    return (
      text + names.map((name) => withSchemas(objectAt(document, 'components', 'schemas', name))).join('')
    );
  };
  const all: readonly ServiceRoute[] = routes;
  const known = all.filter(({ rights, secret }) => rights === 'public' || secret);
  const naming = all.filter(({ path, method }) => {
    const { 200: read = null, 201: created = null } = objectAt(document, 'paths', path, method, 'responses');
    return /"(\w*(token|secret|password)\w*|\w*apiKey)":/i.test(withSchemas([read, created]));
  });
  const names = naming.map(({ operationId }) => operationId);
  expect(names).toContain('createStackReportToken');
  expect(known.map(({ operationId }) => operationId)).toEqual(
    // The answer with a new key also has a field `key`, which is not a secret elsewhere.
    expect.arrayContaining([...names, 'createApiKey']),
  );
});

it('no answer with a token depends on what the caller accepts', async () => {
  const [measured] = await service.orm.select().from(stack).where(eq(stack.state, 'Measured')).limit(1);
  const report = `/stack/${measured?.id}/report-token`;
  const login = { body: { username: admin, password: demoPassword } };
  for (const answer of [await answerTo('POST', '/auth/login', login), await answerTo('POST', report)])
    expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([null, null]);
});

describe('the log', () => {
  const secret = 'sesame@open.example';

  async function failedStatement(): Promise<unknown> {
    try {
      return await service.orm.execute(sql`select ${secret}::uuid`);
    } catch (failure) {
      return failure;
    }
  }

  function log() {
    const lines: LogEntry[] = [];
    return { lines, write: (entry: LogEntry) => void lines.push(entry) };
  }

  it('names the statement that failed, and none of its parameters', async () => {
    const { lines, write } = log();
    const failure = await failedStatement();
    expect(String(failure)).toContain(secret);
    const orm = Object.create(service.orm, {
      select: {
        value: () => {
          throw failure;
        },
      },
    });
    const app = createApp({ ...service.deps, database: { ...service.deps.database, orm } }, write);
    const body = JSON.stringify({ username: secret, password: 'x' });
    const headers = { 'content-type': 'application/json' };
    const answer = await app.request('/api/v1/auth/login', { method: 'POST', headers, body });
    expect(answer.status).toBe(500);
    expect(lines).toMatchObject([{ route: '/auth/login', status: 500 }]);
    expect(lines[0]?.error).toMatch(/^Failed query: select \$1::uuid\n {4}at /);
    expect(lines[0]?.error).toContain('Caused by error: 22P02');
    expect(JSON.stringify(lines)).not.toContain(secret);
  });

  it('says which answer broke off, and why, and tells the reader nothing', async () => {
    const { lines, write } = log();
    const failure = await failedStatement();
    const app = new Hono<ServiceEnv>();
    app.use(async (c, next) => {
      c.set('requestId', 'r1');
      await next();
    }, logRequests(write));
    app.get('/', (c) => {
      const parts = [new Uint8Array(3)];
      const body = new ReadableStream<Uint8Array>({
        pull: (controller) => {
          const part = parts.pop();
          if (part === undefined) controller.error(failure);
          else controller.enqueue(part);
        },
      });
      return c.body(body, 200, { 'Content-Type': 'application/zip' });
    });
    const answer = await app.request('/');
    await expect(answer.arrayBuffer()).rejects.toMatchObject({
      message: 'The answer to r1 broke off',
      stack: 'The answer to r1 broke off',
    });
    expect(lines).toMatchObject([
      { requestId: 'r1', status: 200, error: undefined },
      { requestId: 'r1', status: 200, error: expect.stringContaining('Failed query') },
    ]);
    expect(JSON.stringify(lines)).not.toContain(secret);
  });

  const reported = { text: 'TypeError: l is not a function', path: '/measurement-cards/1' };

  async function report(app: ReturnType<typeof createApp>, error: object = reported, email = admin) {
    const headers = {
      authorization: `Bearer ${await service.tokenOf(email)}`,
      'content-type': 'application/json',
    };
    const answer = await app.request('/api/v1/portal-error', {
      method: 'POST',
      headers,
      body: JSON.stringify(error),
    });
    return { status: answer.status, json: await answer.json() };
  }

  it('holds an error of the portal in the line with the number that the person is shown', async () => {
    const { lines, write } = log();
    const { status, json } = await report(createApp(service.deps, write));
    expect(status).toBe(201);
    expect(lines).toMatchObject([{ route: '/portal-error', status: 201, portalError: reported }]);
    expect(lines[0]?.requestId.slice(0, 8)).toBe(json.data.id);
  });

  it.each([
    ['a query', { ...reported, path: '/stacks?search=Anne' }, 400],
    ['a fragment', { ...reported, path: '/reset#token' }, 400],
    ['another page', { ...reported, path: 'https://other.example/' }, 400],
    ['no text', { ...reported, text: '' }, 400],
    ['more than 2 kB', { ...reported, text: 'x'.repeat(3000) }, 413],
  ])('takes no error with %s', async (_what, error, status) => {
    const { lines, write } = log();
    expect((await report(createApp(service.deps, write), error)).status).toBe(status);
    expect(lines[0]?.portalError).toBeUndefined();
  });

  it('takes ten errors a minute of one account, whatever others send', async () => {
    const { lines, write } = log();
    const app = createApp(service.deps, write);
    const statuses: number[] = [];
    for (let sent = 0; sent < 12; sent += 1)
      statuses.push((await report(app, reported, 'lead@nordskov.example')).status);
    expect(statuses).toEqual([...Array<number>(10).fill(201), 429, 429]);
    expect(lines.filter(({ portalError }) => portalError)).toHaveLength(10);
    expect((await report(app, reported, 'multi@stackyard.example')).status).toBe(201);
  });
});
