import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { readDatabaseUrl } from '../db/databaseUrl';
import { openPostgres } from '../db/openPostgres';
import { ownDatabase } from '../testing/ownDatabase';
import { serviceProcesses } from '../testing/serviceProcesses';
import { createProbes } from './probes';

// A database may fail a running service in these ways: the service says so, touches nothing, and heals by itself.

const { name, query, createWithDemo, drop, onServer, url: DATABASE_URL } = ownDatabase('faults');

const folder = mkdtempSync(path.join(tmpdir(), 'stackyard-'));
const { start, killAll } = serviceProcesses(folder);

beforeAll(() => createWithDemo());
// A test that fails leaves no fault to the next one.
afterEach(async () => {
  killAll();
  await onServer(`alter database ${name} reset all`);
});
const closing: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
  await drop();
  rmSync(folder, { recursive: true, force: true });
});

const reconnect = () =>
  onServer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);

async function statusOf(url: string): Promise<unknown[]> {
  const response = await fetch(`${url}/readyz`);
  return [response.status, (await response.json()).status];
}

async function statusReconnected(url: string): Promise<unknown[]> {
  const status = await statusOf(url);
  return status[1] === 'no database' ? statusReconnected(url) : status;
}

const ready = [200, 'ready'];

function logIn(at: string): Promise<Response> {
  return fetch(`${at}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'org@nordskov.example', password: 'Timber-2026!' }),
  });
}

const signIn = async (at: string) => (await logIn(at)).status;

async function reader(at: string): Promise<() => Promise<number>> {
  const headers = { authorization: `Bearer ${(await (await logIn(at)).json()).data.token}` };
  const list = await (await fetch(`${at}/api/v1/organization/list`, { headers })).json();
  const [{ organizationId }] = list.data.data;
  return async () => (await fetch(`${at}/api/v1/organization/${organizationId}`, { headers })).status;
}

async function linesOf(service: ReturnType<typeof start>): Promise<string[]> {
  service.child.kill('SIGTERM');
  const { code, errors } = await service.end;
  expect(code).toBe(0);
  const lines = errors.split('\n').filter((line) => line !== '');
  return lines.map((line) => String(JSON.parse(line).msg)).filter((line) => !line.startsWith('The job'));
}

it('a wrong password is one line at the start, which does not hold it', async () => {
  const wrong = new URL(DATABASE_URL);
  wrong.password = 'not-the-password';
  const { code, errors } = await start({ DATABASE_URL: wrong.href }).end;
  expect([code, errors.trim()]).toEqual([1, 'The database cannot be reached (28P01).']);
});

it('a server that is too old is one line at the start', async () => {
  await query('create schema old');
  await query(`create function old.current_setting(name text) returns text language sql as
    $$ select case name when 'server_version' then '14.11' else pg_catalog.current_setting(name) end $$`);
  await onServer(`alter database ${name} set search_path = old, pg_catalog, public`);
  const { code, errors } = await start({ DATABASE_URL }).end;
  await onServer(`alter database ${name} reset search_path`);
  await query('drop schema old cascade');
  expect([code, errors.trim()]).toEqual([
    1,
    'The database runs PostgreSQL 14.11; Stackyard needs 15 or newer.',
  ]);
});

it('a read-only database takes no calls until it is writable again', async () => {
  const service = start({ DATABASE_URL });
  const at = await service.url;
  expect(await statusOf(at)).toEqual(ready);
  const read = await reader(at);
  const before = await query('select count(*)::int from refresh_token');
  await onServer(`alter database ${name} set default_transaction_read_only = on`);
  await reconnect();
  expect(await statusReconnected(at)).toEqual([503, 'The database is read-only.']);
  expect([await signIn(at), await read(), await signIn(at)]).toEqual([503, 200, 503]);
  const other = await start({ DATABASE_URL }).end;
  expect([other.code, other.errors.trim()]).toEqual([1, 'The database is read-only.']);
  await onServer(`alter database ${name} reset default_transaction_read_only`);
  await reconnect();
  expect(await query('select count(*)::int from refresh_token')).toEqual(before);
  expect(await statusReconnected(at)).toEqual(ready);
  expect(await signIn(at)).toBe(200);
  const lines = await linesOf(service);
  expect(lines.filter((line) => line.includes('changes'))).toEqual([
    'The database takes no changes (25006).',
    'The database takes changes again.',
  ]);
});

it('a full disk is 503 for changes and one line, and heals when there is room', async () => {
  const service = start({ DATABASE_URL });
  const at = await service.url;
  expect(await signIn(at)).toBe(200);
  await query(`create function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`);
  await query('create trigger no_room before insert on attempt execute function no_room()');
  expect([await signIn(at), await signIn(at)]).toEqual([503, 503]);
  await query('drop function no_room cascade');
  expect(await signIn(at)).toBe(200);
  expect(await linesOf(service)).toEqual([
    'The database takes no changes (53100).',
    'The database takes changes again.',
  ]);
});

it('a schema that a newer program has changed meanwhile takes no calls until the older one is back', async () => {
  const service = start({ DATABASE_URL });
  const at = await service.url;
  await query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 4102444800000)");
  expect(await statusOf(at)).toEqual([503, 'schema of another version']);
  await query("delete from drizzle.__drizzle_migrations where hash = 'later'");
  expect(await statusOf(at)).toEqual(ready);
});

it('a pool whose connections all wait is 503 with the time to wait, and heals when one is free', async () => {
  const service = start({ DATABASE_URL, DATABASE_POOL: '1' });
  const at = await service.url;
  expect(await signIn(at)).toBe(200);
  const holder = new Client(readDatabaseUrl(DATABASE_URL));
  await holder.connect();
  await holder.query('begin; lock table attempt in access exclusive mode');
  const waiting = signIn(at);
  const health = await fetch(`${at}/api/v1/health`);
  expect([health.status, health.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await statusOf(at)).toEqual([503, 'no database']);
  await holder.query('rollback');
  await holder.end();
  // On a busy machine it has waited for as long as a statement may.
  expect([200, 503]).toContain(await waiting);
  expect(await signIn(at)).toBe(200);
  expect(await statusOf(at)).toEqual(ready);
});

it('a clock that is an hour off takes no calls', async () => {
  const address = readDatabaseUrl(DATABASE_URL);
  const database = openPostgres({ address, poolSize: 1 });
  closing.push(database.close);
  const asked = async (minutes: number) => {
    const probes = createProbes(() => new Date(Date.now() + minutes * 60_000));
    probes.set(database);
    const server = createServer((request, response) => void probes.answer(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const bound = server.address();
    const port = typeof bound === 'object' ? bound?.port : undefined;
    const answer = await statusOf(`http://127.0.0.1:${port}`);
    server.closeAllConnections();
    server.close();
    return answer;
  };
  expect(await asked(60)).toEqual([
    503,
    expect.stringMatching(
      /^The clock of this machine is 3(600|599|601) seconds ahead of the database's; .+$/,
    ),
  ]);
  expect(await asked(-60)).toEqual([503, expect.stringMatching(/seconds behind the database's/)]);
  expect(await asked(0)).toEqual(ready);
});
