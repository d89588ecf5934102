import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeDataFolder, programPath } from '../testing/preparedFiles';
import { serviceProcesses } from '../testing/serviceProcesses';

const folder = mkdtempSync(path.join(tmpdir(), 'stackyard-'));
const { start, killAll } = serviceProcesses(folder);
const folderWithDemo = (name: string) => makeDataFolder(path.join(folder, name), 'demo');

afterAll(() => {
  killAll();
  rmSync(folder, { recursive: true, force: true });
});

async function occupyPort() {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return { port: String(address.port), free: () => new Promise((resolve) => server.close(resolve)) };
}

async function isClosed(url: string): Promise<void> {
  while (
    await fetch(url).then(
      () => true,
      () => false,
    )
  );
}

it('refuses settings that are nonsense in one line, before anything else', async () => {
  const attempts = [
    { PORT: 'abc' },
    { SEED_NOW: 'tomorrow' },
    { SEED_STACKS: '-1' },
    { TOKEN_SECRET: 'short' },
  ];
  const ends = await Promise.all(attempts.map((settings) => start(settings).end));
  expect(ends.map(({ code, errors }) => [code, errors.trim()])).toEqual([
    [1, 'PORT must be a number from 0 to 65535, not "abc".'],
    [1, 'SEED_NOW must be a time such as 2026-06-17T10:00:00Z, not "tomorrow".'],
    [1, 'SEED_STACKS must be a number from 1 to 5000000, not "-1".'],
    [1, 'TOKEN_SECRET must hold at least 32 characters, such as `openssl rand -base64 32` prints.'],
  ]);
});

it('says in one line that it may open too few files, and what raises the limit', async () => {
  const limited = 'ulimit -n 300; exec "$0" "$1"';
  const { status, stderr } = spawnSync(
    'sh',
    ['-c', limited, process.execPath, programPath('serviceProcess.js')],
    {
      cwd: folder,
      env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: path.join(folder, 'untouched') },
      encoding: 'utf8',
    },
  );
  expect([status, stderr.trim()]).toEqual([
    1,
    'The service may open 300 files and connections together, and needs 1024. Raise the limit: "ulimit -n" in a shell, LimitNOFILE= of systemd, --ulimit nofile= of Docker.',
  ]);
});

it('notices a taken port before it touches the folder, and folders that cannot be', async () => {
  const { port, free } = await occupyPort();
  const data = path.join(folder, 'untouched');
  const [taken, ...unwritable] = await Promise.all([
    start({ PORT: port, DATA_DIR: data }).end,
    start({ DATA_DIR: '/dev/null/data' }).end,
    // Node's recursive option never returns there.
    start({ DATA_DIR: '/proc/none/data' }).end,
  ]);
  await free();
  expect(taken.code).toBe(1);
  expect(taken.errors.trim()).toBe(
    `Port ${port} on 127.0.0.1 is already in use. Choose another one with PORT or HOST.`,
  );
  expect(existsSync(data)).toBe(false);
  expect(unwritable.map(({ code, errors }) => [code, errors.trim()])).toEqual([
    [1, 'The data folder /dev/null/data cannot be written (ENOTDIR).'],
    [1, 'The data folder /proc/none/data cannot be written (ENOENT).'],
  ]);
});

it('serves portal and service on one port, ends cleanly, and starts again on its folder', async () => {
  const data = folderWithDemo('data');
  const running = start({ DATA_DIR: data });
  const url = await running.url;
  expect(await (await fetch(`${url}/anything`)).text()).toBe('portal');
  expect(await (await fetch(`${url}/api/v1/health`)).json()).toEqual({
    data: { status: 'ok' },
    errorMessage: null,
  });
  const credentials = { username: 'org@nordskov.example', password: 'Timber-2026!' };
  const signedIn = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  expect(signedIn.status).toBe(200);
  const { token } = JSON.parse(await signedIn.text()).data;
  // Over a socket, a call without a body does not say how long it is.
  const deletion = await fetch(`${url}/api/v1/stack/none`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(deletion.status).toBe(404);
  // A reader that stops would keep the download in memory for ever.
  await expect(fetch(`${url}/stalled`)).rejects.toThrow('fetch failed');
  running.child.kill('SIGTERM');
  const { code, output, errors } = await running.end;
  expect([code, errors]).toEqual([0, '']);
  expect(output).not.toContain(token);
  const requests = output.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []));
  expect(requests).toContainEqual(
    expect.objectContaining({ level: 'info', route: '/stack/{id}', status: 404, address: '127.0.0.1' }),
  );
  const again = start({ DATA_DIR: data });
  expect((await fetch(`${await again.url}/api/v1/health`)).status).toBe(200);
});

it('says that it is ready, and no longer when it is about to end', async () => {
  const running = start({ DATA_DIR: folderWithDemo('data of a probe'), DRAIN_SECONDS: '2' });
  const url = await running.url;
  const ask = async (probe: string) => {
    const response = await fetch(url + probe);
    return [response.status, await response.json()];
  };
  expect(await ask('/healthz')).toEqual([200, { status: 'ok' }]);
  expect(await ask('/readyz')).toEqual([200, { status: 'ready' }]);
  running.child.kill('SIGTERM');
  let ready = await ask('/readyz');
  while (ready[0] === 200) ready = await ask('/readyz');
  expect(ready).toEqual([503, { status: 'draining' }]);
  expect(await ask('/healthz')).toEqual([200, { status: 'ok' }]);
  const { code, output } = await running.end;
  expect(code).toBe(0);
  // Probes are asked every few seconds, and no call.
  expect(output).not.toContain('readyz');
});

it('ends with one line when something unexpected happens, which holds no message', async () => {
  const running = start({ DATA_DIR: folderWithDemo('data of a failure') });
  await expect(fetch(`${await running.url}/broken`)).rejects.toThrow('fetch failed');
  const { code, errors } = await running.end;
  expect(code).toBe(1);
  expect(JSON.parse(errors)).toEqual({
    time: expect.stringMatching(/^\d{4}-.*Z$/),
    level: 'fatal',
    release: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    event: 'unhandledRejection',
    error: expect.stringMatching(/^Error\n\s+at /),
  });
  expect(errors).not.toContain('statement');
});

it('keeps its folder to itself, and answers what has begun before it ends', async () => {
  const data = folderWithDemo('data of one');
  const running = start({ DATA_DIR: data });
  const url = await running.url;
  const second = await start({ DATA_DIR: data }).end;
  expect(second.code).toBe(1);
  expect(second.errors.trim()).toBe(
    `The data folder ${data} is in use by another process (${running.child.pid}).`,
  );
  // An incomplete request delays the end.
  const request = connect(Number(new URL(url).port), '127.0.0.1');
  request.write('GET /anything HTTP/1.1\r\n');
  request.on('error', () => undefined);
  await once(request, 'connect');
  running.child.kill('SIGINT');
  await isClosed(url);
  // A terminal and npm both send the interrupt: the second one must not cut the end short.
  running.child.kill('SIGINT');
  request.end('Host: stackyard\r\n\r\n');
  expect((await running.end).code).toBe(0);
});
