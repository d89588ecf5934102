import { once } from 'node:events';
import { createServer, get, type Server } from 'node:http';
import { connect, Socket } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { routes } from '../api';
import { longestArrival, longestArrivalOf } from '../start/longestArrival';
import { compressAnswers } from './compressAnswers';
import type { ServiceRoute } from './createRoute';
import { ServiceFailure } from './failure';
import { limitArrival } from './limitArrival';
import { receiveBody } from './receiveBody';
import { type LogEntry, logRequests } from './requestLog';
import type { ServiceEnv } from './serviceApp';

describe('the service', () => {
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
      const [, who = 'one', group] = /by=(\w+)(?:\.(\w+))?/.exec(c.req.url) ?? [];
      c.set('findAsker', async () => ({ who, ...(group !== undefined && { group }) }));
      await next();
    }, receiveBody());
    app.put('*', async (c) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return c.text(String(c.var.hasLargeBody));
    });
    return { app, waiting };
  }

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
      // The high-water mark of 0 prevents reading ahead.
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

  it.each([
    ['large bodies', '/', 24, 'x'.repeat(100_000)],
    ['photographs', '/photograph', 120, 'x'.repeat(100_000)],
  ])(
    'of %s keeps those of one organisation to a half, however many keys it has',
    async (_what, path, half, body) => {
      const service = serviceWithBodies();
      const by = (key: number | string, organization: string) =>
        send(service, body, `${path}?by=${organization}${key}.${organization}`);
      const kept = Array.from({ length: half }, (_, key) => by(key, 'north'));
      await untilWaiting(service, half);
      expect((await by('more', 'north').answer).status).toBe(429);
      const others = Array.from({ length: half }, (_, key) => by(key, `south${key % 3}`));
      await untilWaiting(service, 2 * half);
      for (const letGo of service.waiting.splice(0)) letGo();
      for (const { answer } of [...kept, ...others]) expect((await answer).status).toBe(200);
    },
  );

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
});

describe('the limit of an arrival', () => {
  let server: Server;

  async function answerTo(text: string): Promise<string> {
    server = createServer((call, response) => {
      limitArrival(call, 20);
      setTimeout(() => response.end('whole'), 20);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (data) => {
      answer += String(data);
    });
    await new Promise((resolve) => socket.once('close', resolve));
    return answer;
  }

  afterEach(() => server.close());

  const head = 'PUT / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 10\r\n\r\n';

  it('ends the connection of a call that does not arrive', async () => {
    expect(await answerTo(`${head}12345`)).toBe('');
  });

  it('leaves a call alone that has arrived and is answered late', async () => {
    expect(await answerTo(`${head}1234567890`)).toMatch(/whole$/);
  });
});

describe('the speed of a sender', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const [minute, limit] = [60_000, 15 * 60_000];

  /**
   * @returns the minute in which the connection was ended; undefined if it was not ended within a quarter of
   * an hour
   */
  async function endOf({
    bytesASecond,
    isRead = true,
    length = '9000000',
    pauses = () => false,
  }: {
    bytesASecond: number;
    isRead?: boolean;
    length?: string;
    pauses?: (second: number) => boolean;
  }) {
    let endedAt: number | undefined;
    const start = Date.now();
    const socket = {
      bytesRead: 500,
      destroy: () => {
        endedAt ??= Number(((Date.now() - start) / minute).toFixed(2));
        return new Socket();
      },
    };
    const call = {
      headers: { 'content-length': length },
      complete: false,
      readableLength: isRead ? 0 : 9,
    };
    limitArrival({ ...call, socket, once: () => undefined }, limit);
    for (let second = 0; second < limit / 1000 - 1; second += 1) {
      if (!pauses(second)) socket.bytesRead += bytesASecond;
      await jest.advanceTimersByTimeAsync(1000);
    }
    return endedAt;
  }

  it('is 2 kB a second at least', async () => {
    expect(await endOf({ bytesASecond: 1 })).toBe(1.17);
    expect(await endOf({ bytesASecond: 1000 })).toBe(2);
    expect(await endOf({ bytesASecond: 2100 })).toBe(undefined);
  });

  it('may be none for a minute, as on a line that comes and goes', async () => {
    const pauses = (second: number) => second % 60 < 20;
    expect(await endOf({ bytesASecond: 3500, pauses })).toBe(undefined);
    expect(await endOf({ bytesASecond: 100_000, pauses: (second) => second > 300 && second < 358 })).toBe(
      undefined,
    );
    expect(await endOf({ bytesASecond: 100_000, pauses: (second) => second > 300 })).toBe(6.17);
  });

  it('is of no account for a small body, which holds no place', async () => {
    expect(await endOf({ bytesASecond: 1, length: '40000' })).toBe(undefined);
  });

  it('is not his where the service has not read what has come', async () => {
    expect(await endOf({ bytesASecond: 0, isRead: false })).toBe(undefined);
  });
});

describe('the longest arrival', () => {
  const stack = '/api/v1/ingest/stack/0b1f7c6a-5a53-4a55-8f6b-0c6b3a9d2e11';

  it('is longer for a photograph', () => {
    const url = `${stack}/file/FrontImage?departmentId=1`;
    expect(longestArrivalOf({ method: 'PUT', url })).toBe(longestArrival.photograph);
  });

  it.each([
    ['PUT', `${stack}/measurement`],
    ['POST', `${stack}/file/FrontImage`],
    ['PUT', `/api/v1/stack/list?from=${stack}/file/FrontImage`],
    ['PUT', `${stack}/file/FrontImage/../../measurement`],
  ])('is not so for %s %s', (method, url) => {
    expect(longestArrivalOf({ method, url })).toBe(longestArrival.call);
  });
});

function csvRoute(): ServiceRoute {
  const all: readonly ServiceRoute[] = routes;
  const found = all.find(({ operationId }) => operationId === 'downloadHistoryCsv');
  if (found === undefined) throw new Error('No CSV');
  return found;
}

function endlessCsv() {
  const lines: LogEntry[] = [];
  const ended: Promise<void>[] = [];
  const app = new Hono<ServiceEnv>();
  app.use(async (c, next) => {
    c.set('route', csvRoute());
    await next();
  });
  app.use(
    logRequests((line) => void lines.push(line)),
    compressAnswers,
  );
  app.get('/', (c) => {
    let end = () => {};
    ended.push(
      new Promise((resolve) => {
        end = resolve;
      }),
    );
    const part = new Uint8Array(60_000).map(() => Math.random() * 256);
    const body = new ReadableStream<Uint8Array>(
      { pull: (controller) => controller.enqueue(part), cancel: () => end() },
      { highWaterMark: 0 },
    );
    return c.body(body, 200, { 'Content-Type': 'text/csv; charset=utf-8' });
  });
  return { app, ended, lines };
}

it.each(['gzip', 'identity'])(
  'who gives a file up (%s) ends its reading, and nothing else',
  async (encoding) => {
    const { app, ended, lines } = endlessCsv();
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('No port');
    for (let round = 0; round < 60; round += 1) {
      const call = get({ port: address.port, headers: { 'accept-encoding': encoding } });
      const [answer] = await once(call, 'response');
      // Some of the calls break off in the middle of a part.
      for (let part = 0; part <= round % 4; part += 1) await once(answer, 'data');
      call.on('error', () => undefined);
      answer.on('error', () => undefined);
      call.destroy();
    }
    await new Promise((resolve) => server.close(resolve));
    expect(await Promise.all(ended)).toHaveLength(60);
    expect(lines.filter(({ error }) => error !== undefined)).toEqual([]);
  },
);
