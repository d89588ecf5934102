import { once } from 'node:events';
import { get } from 'node:http';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { routes } from '../api';
import { compressAnswers } from './compressAnswers';
import type { ServiceRoute } from './createRoute';
import { type LogEntry, logRequests } from './requestLog';
import type { ServiceEnv } from './serviceApp';

function csvRoute(): ServiceRoute {
  const all: readonly ServiceRoute[] = routes;
  const found = all.find(({ operationId }) => operationId === 'downloadHistoryCsv');
  if (found === undefined) throw new Error('No CSV');
  return found;
}

/** A service whose only answer is an endless file; `ended` has what is done when nobody reads it any more. */
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
      // A few of them in the middle of a part.
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
