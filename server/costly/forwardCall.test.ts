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
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { connectionAddress, forwardTo } from './forwardCall';

const folder = mkdtempSync(path.join(tmpdir(), 'stackyard-'));
const socketPath = path.join(folder, 'test.sock');
const servers: Server[] = [];
const onAway = jest.fn();

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
  rmSync(socketPath, { force: true });
  onAway.mockClear();
});
afterAll(() => rmSync(folder, { recursive: true }));

async function listen(listener: RequestListener, at: string | number): Promise<Server> {
  const server = createServer({ keepAliveTimeout: 60_000 }, listener);
  server.maxHeadersCount = 0;
  servers.push(server);
  server.listen(at);
  await once(server, 'listening');
  return server;
}

async function forwarding(listener?: RequestListener) {
  if (listener !== undefined) await listen(listener, socketPath);
  const address = (await listen(forwardTo(socketPath, onAway), 0)).address();
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

function connection(port: number) {
  const socket = connect(port);
  let received = '';
  const waiting: { pattern: RegExp; resolve: () => void }[] = [];
  socket.on('error', () => undefined);
  socket.on('data', (data) => {
    received += data;
    for (const { pattern, resolve } of waiting) if (pattern.test(received)) resolve();
  });
  const until = (pattern: RegExp) =>
    new Promise<void>((resolve) => {
      if (pattern.test(received)) resolve();
      waiting.push({ pattern, resolve });
    });
  return { socket, until };
}

function leavers() {
  const ended: Record<string, Promise<unknown>> = {};
  let begin = (_path: string) => {};
  const begun = (path: string) =>
    new Promise<void>((resolve) => {
      const before = begin;
      begin = (found) => (found === path ? resolve() : before(found));
    });
  const listener: RequestListener = (call, response) => {
    const { url: path = '' } = call;
    ended[path] = once(response, 'close');
    if (path === '/begun') response.write('first');
    call.once('data', () => begin(path));
    if (call.method === 'GET') begin(path);
  };
  return { listener, begun, ended };
}

it.each([
  ['before the answer begins', '/waiting', 'GET /waiting HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['while it is sent', '/begun', 'GET /begun HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['in the middle of a body', '/body', 'PUT /body HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\nbegun'],
])('ends a call whose caller leaves %s', async (_when, path, text) => {
  const { listener, begun, ended } = leavers();
  const { port } = await forwarding(listener);
  const { socket } = connection(port);
  const hasBegun = begun(path);
  socket.write(text);
  await hasBegun;
  socket.destroy();
  await expect(ended[path]).resolves.toBeDefined();
});

it('ends all calls of a caller who has sent several at once', async () => {
  const { listener, begun, ended } = leavers();
  const { port } = await forwarding(listener);
  const { socket } = connection(port);
  const paths = ['/begun', '/second', '/third'];
  const all = Promise.all(paths.map(begun));
  socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join(''));
  await all;
  socket.destroy();
  await expect(Promise.all(paths.map((path) => ended[path]))).resolves.toHaveLength(3);
});

it('keeps a body in its call, however many headers hide its length', async () => {
  const calls: unknown[] = [];
  const { port } = await forwarding(async (call, response) => {
    const body = await text(call);
    calls.push([call.url, body, call.headers[connectionAddress] === '']);
    response.end('answered');
  });
  const inner = 'GET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n';
  const many = 'a:b\r\n'.repeat(1100);
  const { socket, until } = connection(port);
  socket.write(`GET /one HTTP/1.1\r\nHost: x\r\n${many}Content-Length: ${inner.length}\r\n\r\n${inner}`);
  await until(/answered/);
  socket.destroy();
  await (await fetch(`http://127.0.0.1:${port}/two`)).text();
  expect(calls).toEqual([
    ['/one', inner, false],
    ['/two', '', false],
  ]);
});

it('takes another call on a connection whose body was answered early', async () => {
  const { port } = await forwarding((call, response) => {
    if (call.url === '/later') return void response.end('later');
    response.writeHead(401, { 'Content-Length': '7' });
    response.end('refused', () => call.socket.destroy());
  });
  const { socket, until } = connection(port);
  const body = 'x'.repeat(1_000_000);
  socket.write(`PUT /early HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n`);
  await until(/refused/);
  socket.write(`${body}GET /later HTTP/1.1\r\nHost: x\r\n\r\n`);
  await until(/later/);
  socket.destroy();
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
