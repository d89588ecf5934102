import { Hono } from 'hono';
import { routes } from '../api';
import { ServiceFailure } from './failure';
import { receiveBody } from './receiveBody';
import type { ServiceEnv } from './serviceApp';

/** Each call waits behind the body until it is let go. */
function serviceWithBodies() {
  const waiting: (() => void)[] = [];
  const app = new Hono<ServiceEnv>();
  app.onError((failure, c) =>
    failure instanceof ServiceFailure
      ? c.body(null, failure.status, { ...failure.headers })
      : c.body(null, 500),
  );
  app.use(async (c, next) => {
    const wanted = c.req.path === '/photograph' ? 'storeStackFile' : 'listStacks';
    const route = routes.find(({ operationId }) => operationId === wanted);
    if (route === undefined) throw new Error('no such route');
    c.set('route', route);
    c.set('holder', { email: 'one@x.example' });
    await next();
  }, receiveBody());
  app.put('*', async (c) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return c.text(String(c.var.hasLargeBody));
  });
  return { app, waiting };
}

/** Without a length, as a proxy may pass it on. */
function send({ app }: ReturnType<typeof serviceWithBodies>, text: string, path = '/') {
  const state = { isRead: false };
  const body = new ReadableStream(
    {
      pull(controller) {
        if (state.isRead) return controller.close();
        state.isRead = true;
        controller.enqueue(new TextEncoder().encode(text));
      },
    },
    // Nothing is read ahead.
    { highWaterMark: 0 },
  );
  const init: RequestInit & { duplex: 'half' } = { method: 'PUT', body, duplex: 'half' };
  return { state, answer: Promise.resolve(app.request(path, init)) };
}

async function untilWaiting({ waiting }: ReturnType<typeof serviceWithBodies>, count: number) {
  while (waiting.length < count) await new Promise((resolve) => setImmediate(resolve));
}

it('keeps six bodies of one person, and reads the seventh only to throw it away', async () => {
  const service = serviceWithBodies();
  const kept = Array.from({ length: 6 }, () => send(service, 'x'.repeat(100_000)));
  await untilWaiting(service, 6);
  const refused = send(service, 'x'.repeat(100_000));
  expect((await refused.answer).status).toBe(429);
  expect(refused.state.isRead).toBe(true);
  for (const letGo of service.waiting.splice(0)) letGo();
  expect(await Promise.all(kept.map(async ({ answer }) => (await answer).text()))).toEqual(
    kept.map(() => 'true'),
  );
  const next = send(service, 'x'.repeat(100_000));
  await untilWaiting(service, 1);
  service.waiting[0]?.();
  expect((await next.answer).status).toBe(200);
});

it('knows a small body that came without a length', async () => {
  const service = serviceWithBodies();
  const { answer } = send(service, '{}');
  await untilWaiting(service, 1);
  service.waiting[0]?.();
  expect(await (await answer).text()).toBe('false');
});

it('has places of their own for photographs, and refuses one too many before it is read', async () => {
  const service = serviceWithBodies();
  const kept = Array.from({ length: 60 }, () => send(service, '', '/photograph'));
  await untilWaiting(service, 60);
  const refused = send(service, 'x', '/photograph');
  const { status, headers } = await refused.answer;
  expect([status, headers.get('connection'), headers.get('retry-after')]).toEqual([429, 'close', '10']);
  expect(refused.state.isRead).toBe(false);
  const other = send(service, 'x'.repeat(100_000));
  await untilWaiting(service, 61);
  for (const letGo of service.waiting.splice(0)) letGo();
  expect((await other.answer).status).toBe(200);
  for (const { answer } of kept) expect((await answer).status).toBe(200);
});
