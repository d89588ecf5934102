import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { routes } from '../api';
import { costlyCalls } from './costlyCalls';
import { startCostlyThread } from './costlyThread';

describe('the thread for costly calls', () => {
  const program = `
  const { createServer } = require('node:http');
  const { parentPort, workerData } = require('node:worker_threads');
  let slow;
  const server = createServer((call, response) => {
    if (call.url === '/end') process.exit(1);
    if (call.url === '/slow') { slow = response; response.write('be'); }
    else response.end(workerData.word);
  });
  server.listen(workerData.socketPath, () => parentPort.postMessage('ready'));
  parentPort.once('message', () => {
    slow?.end('gun');
    server.close(() => process.exit());
    server.closeIdleConnections();
  });`;

  const lines: string[] = [];
  let thread: Awaited<ReturnType<typeof startCostlyThread>>;
  let server: Server;
  let url: string;

  beforeEach(async () => {
    lines.length = 0;
    thread = await startCostlyThread({
      program,
      eval: true,
      workerData: { word: 'answered' },
      onFailure: (line) => lines.push(line),
      closeLimit: 10_000,
    });
    server = createServer((call, response) => {
      const listener = thread.listener();
      if (listener) listener(call, response);
      else response.writeHead(418).end();
    });
    await once(server.listen(0), 'listening');
    const address = server.address();
    url = typeof address === 'object' ? `http://127.0.0.1:${address?.port}` : '';
  });

  afterEach(async () => {
    await thread.close();
    server.close();
    server.closeAllConnections();
  });

  it('answers with what it was given', async () => {
    expect(await (await fetch(url)).text()).toBe('answered');
  });

  it('fails the call that ends it, is away, and comes back', async () => {
    expect((await fetch(`${url}/end`)).status).toBe(503);
    let statuses: number[] = [];
    do statuses = [...statuses, (await fetch(url)).status];
    while (statuses.at(-1) !== 200);
    // Calls of the moment in which the thread ends are 503, too.
    expect(statuses).toContain(418);
    expect(lines).toEqual(['The thread of costly calls has ended. Another one is started.']);
  });

  it('ends after its running answers', async () => {
    const slow = await fetch(`${url}/slow`);
    await thread.close();
    expect(await slow.text()).toBe('begun');
    expect(lines).toEqual([]);
  });

  it('answers nothing while it is being ended', async () => {
    const closing = thread.close();
    expect((await fetch(url)).status).toBe(418);
    await closing;
  });

  it.each([
    ['throws nothing in particular', 'throw null', 'unknown'],
    [
      'has no memory left',
      'const all = []; for (;;) all.push(new Array(1000).fill({}))',
      'ERR_WORKER_OUT_OF_MEMORY',
    ],
  ])(
    'a thread that %s at its start keeps nobody waiting, and can be ended',
    async (_what, program, reason) => {
      const told: string[] = [];
      const failing = await startCostlyThread({
        program,
        eval: true,
        workerData: {},
        onFailure: (line) => told.push(line),
        closeLimit: 10_000,
        resourceLimits: { maxOldGenerationSizeMb: 16 },
      });
      expect(failing.listener()).toBeUndefined();
      await failing.close();
      expect(told).toEqual([
        `The thread of costly calls has failed (${reason}).`,
        'The thread of costly calls has ended. Another one is started.',
      ]);
    },
  );

  it('removes the folder that a killed service has left, and none of one that answers', async () => {
    const [left, running] = [1, 2].map(() => mkdtempSync(path.join(tmpdir(), 'stackyard-costly-')));
    const socketIn = (folder = '') => path.join(folder, 'costly.sock');
    // A process that is killed leaves its socket.
    const listen = `require('node:net').createServer().listen(process.argv[1], () => process.kill(process.pid, 'SIGKILL'))`;
    spawnSync(process.execPath, ['-e', listen, socketIn(left)]);
    const other = createServer().listen(socketIn(running));
    await once(other, 'listening');
    const thread = await startCostlyThread({
      program: "require('node:worker_threads').parentPort.postMessage('ready')",
      eval: true,
      workerData: {},
      onFailure: () => undefined,
      closeLimit: 50,
    });
    await thread.close();
    other.close();
    expect([left, running].map((folder) => existsSync(folder ?? ''))).toEqual([false, true]);
    rmSync(running ?? '', { recursive: true });
  });

  it('ends a thread that does not end itself, and leaves no folder', async () => {
    const own = mkdtempSync(path.join(tmpdir(), 'stackyard-'));
    const note = path.join(own, 'note');
    const busy = await startCostlyThread({
      program: `
      const { parentPort, workerData } = require('node:worker_threads');
      require('node:fs').writeFileSync(workerData.note, workerData.socketPath);
      parentPort.postMessage('ready');
      setTimeout(() => { for (;;); });`,
      eval: true,
      workerData: { note },
      onFailure: () => undefined,
      closeLimit: 50,
    });
    const folder = path.dirname(readFileSync(note, 'utf8'));
    expect(existsSync(folder)).toBe(true);
    await busy.close();
    expect(existsSync(folder)).toBe(false);
    rmSync(own, { recursive: true });
  });
});

describe('what is costly', () => {
  const isCostly = costlyCalls('/api/v1', routes);

  function call(method: string, path: string, headers: Record<string, string> = {}) {
    return isCostly({ method, url: `/api/v1${path}`, headers });
  }

  function pathOf(route: { path: string }) {
    return route.path.replace(/\{\w+\}/g, 'some');
  }

  it.each(routes.map((route) => [`${route.method.toUpperCase()} ${route.path}`, route] as const))(
    '%s with a small body is costly where its route says so',
    (_name, route) => {
      const isHeavy = 'heavy' in route && route.heavy !== undefined;
      const method = route.method.toUpperCase();
      expect(call(method, `${pathOf(route)}?page=1`, { 'content-length': '100' })).toBe(isHeavy);
    },
  );

  it.each([
    ['a large body is', { 'content-length': '65537' }, true],
    ['a body of 64 kB is not', { 'content-length': '65536' }, false],
    ['a body of no known length is', { 'transfer-encoding': 'chunked' }, true],
    ['a body that is refused unread is not', { 'content-length': '1048577' }, false],
  ])('of a list, %s', (_name, headers, expected) => {
    expect(call('PUT', '/stack/list', headers)).toBe(expected);
  });

  it('of a call that takes small bodies, none is', () => {
    expect(call('POST', '/auth/login', { 'content-length': '70000' })).toBe(false);
    expect(call('POST', '/auth/login', { 'transfer-encoding': 'chunked' })).toBe(false);
  });

  it('the head of a picture is, and unknown paths and methods are not', () => {
    expect(call('HEAD', '/stack/some/file/FrontImage')).toBe(true);
    expect(call('GET', '/nothing')).toBe(false);
    expect(call('GET', '/%')).toBe(false);
    expect(call('DELETE', '/stack/statistics')).toBe(false);
  });

  it.each([
    '/stack/%73tatistics',
    '/stack/statistics#x',
    '/./stack/statistics',
    '/x/../stack/statistics',
    '/../../api/v1/stack/statistics',
  ])('%s is a way to write a costly path', (path) => {
    expect(call('PUT', path)).toBe(true);
  });
});
