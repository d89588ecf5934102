import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { createApp } from '../app';
import { type TestService, testService } from '../testing/testService';
import { type LogEntry, logRequests } from './requestLog';
import type { ServiceEnv } from './serviceApp';

let service: TestService;

beforeAll(async () => {
  service = await testService();
});

const secret = 'sesame@open.example';

/** What Drizzle throws for a statement with a secret in its parameters. */
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
