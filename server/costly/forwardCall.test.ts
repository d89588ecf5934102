import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import {
  createServer,
  get,
  type IncomingMessage,
  type RequestListener,
  request,
  type Server,
} from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { forwardTo } from './forwardCall';

const folder = mkdtempSync(path.join(tmpdir(), 'stackyard-'));
const socketPath = path.join(folder, 'test.sock');
const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
  rmSync(socketPath, { force: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

async function listen(listener: RequestListener, at: string | number): Promise<Server> {
  const server = createServer(listener);
  servers.push(server);
  server.listen(at);
  await once(server, 'listening');
  return server;
}

/** A server that passes everything on to one with this listener; without one, nobody is there. */
async function forwarding(listener?: RequestListener) {
  if (listener !== undefined) await listen(listener, socketPath);
  const address = (await listen(forwardTo(socketPath), 0)).address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return { port: address.port, url: `http://127.0.0.1:${address.port}` };
}

async function answerOf(sent: ReturnType<typeof request>): Promise<IncomingMessage> {
  const [answer] = await once(sent, 'response');
  return answer;
}

it('passes on the call with the address of its connection, and the answer as it is', async () => {
  const { url } = await forwarding(async (call, response) => {
    const { method, url: path, headers } = call;
    response.setHeader('Content-Disposition', 'attachment; filename="a.csv"');
    response.setHeader('Set-Cookie', ['one', 'two']);
    response.statusCode = 207;
    response.end(JSON.stringify({ method, path, headers, body: await text(call) }));
  });
  const body = 'å'.repeat(100_000);
  const answer = await fetch(`${url}/stack/list?page=2`, {
    method: 'PUT',
    body,
    headers: {
      Authorization: 'Bearer token',
      'X-Connection-Address': '198.51.100.1',
      'X-Forwarded-For': '192.0.2.1',
    },
  });
  expect(answer.status).toBe(207);
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="a.csv"');
  expect(answer.headers.getSetCookie()).toEqual(['one', 'two']);
  const { headers, ...received } = await answer.json();
  expect(received).toEqual({ method: 'PUT', path: '/stack/list?page=2', body });
  expect(headers).toMatchObject({
    authorization: 'Bearer token',
    'content-length': '200000',
    'x-connection-address': expect.stringMatching(/127\.0\.0\.1$/),
    'x-forwarded-for': '192.0.2.1',
  });
});

it('passes on a body without a length, and an answer without a body', async () => {
  const { port } = await forwarding(async (call, response) => {
    const body = await text(call);
    response.setHeader('Content-Length', String(body.length || 7));
    response.end(body);
  });
  const sent = request({ port, method: 'PUT', headers: { 'Transfer-Encoding': 'chunked' } });
  sent.write('first');
  sent.end('second');
  expect(await text(await answerOf(sent))).toBe('firstsecond');
  const head = await fetch(`http://127.0.0.1:${port}`, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length')]).toEqual([200, '7']);
});

it('sends each part of an answer on before the next one is there', async () => {
  const { port } = await forwarding((_, response) => {
    response.write('first');
    servers[0]?.once('release', () => response.end('second'));
  });
  const answer = await answerOf(get({ port }));
  const [first] = await once(answer, 'data');
  expect(String(first)).toBe('first');
  servers[0]?.emit('release');
  const [second] = await once(answer, 'data');
  expect(String(second)).toBe('second');
});

it('ends a call whose caller has gone', async () => {
  let hasEnded: Promise<unknown> = Promise.resolve();
  const { port } = await forwarding((_, response) => {
    hasEnded = once(response, 'close');
    response.write('first');
  });
  const sent = get({ port });
  (await answerOf(sent)).destroy();
  await expect(hasEnded).resolves.toBeDefined();
});

it('is 503 in the language of the caller where nobody is there, and the connection goes on', async () => {
  const { url } = await forwarding();
  for (const body of ['short', 'x'.repeat(1_000_000)]) {
    const answer = await fetch(url, { method: 'PUT', body, headers: { 'Accept-Language': 'de' } });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await answer.json()).toEqual({
      data: null,
      errorMessage: expect.stringContaining('nicht verfügbar'),
    });
  }
});

it('breaks off an answer that ends early, and closes the connection that the answer closes', async () => {
  const { port } = await forwarding((call, response) => {
    response.writeHead(200, { Connection: 'close', 'Content-Length': '10' });
    response.write('first', () => call.socket.destroy());
  });
  const answer = await answerOf(get({ port, agent: false }));
  expect(answer.headers.connection).toBe('close');
  await expect(text(answer)).rejects.toThrow('aborted');
});
