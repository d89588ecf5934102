import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ownDatabase } from '../testing/ownDatabase';
import { serviceProcesses } from '../testing/serviceProcesses';

// The service runs on a database of its own, on the server that TEST_DATABASE_URL names.

const { name, query, create, createWithDemo, drop, onServer, url: DATABASE_URL } = ownDatabase('start');

const folder = mkdtempSync(path.join(tmpdir(), 'stackyard-'));
const { run, start, killAll } = serviceProcesses(folder);
const migrate = () => run('stackyard.js', { DATABASE_URL }, 'migrate').end;

beforeEach(() => create());
afterEach(killAll);
afterAll(async () => {
  await onServer(`drop database if exists ${name}_away with (force)`);
  await drop();
  rmSync(folder, { recursive: true, force: true });
});

async function refusal(program: ReturnType<typeof start>): Promise<[number | null, string]> {
  const { code, errors } = await program.end;
  return [code, errors.trim()];
}

function signIn(at: string): Promise<Response> {
  return fetch(`${at}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'org@nordskov.example', password: 'Timber-2026!' }),
  });
}

it('is migrated by command, once however many do it, and seeded by the first start alone', async () => {
  expect(await refusal(start({ DATABASE_URL }))).toEqual([
    1,
    'The database is older than this program, or empty. Bring it up to date with: stackyard migrate',
  ]);
  expect(
    await query("select 1 from pg_tables where schemaname not in ('pg_catalog', 'information_schema')"),
  ).toEqual([]);
  const migrations = await Promise.all([migrate(), migrate(), migrate()]);
  expect(migrations.map(({ code, errors }) => [code, errors])).toEqual(Array(3).fill([0, '']));
  const [one, other] = [start({ DATABASE_URL }), start({ DATABASE_URL })];
  const statuses = await Promise.all(
    [one, other].map(async (service) => (await signIn(await service.url)).status),
  );
  expect(statuses).toEqual([200, 200]);
  expect(await query('select count(*)::int from organization where name like $$Nordskov%$$')).toEqual([
    { count: 1 },
  ]);
});

it('is refused when a newer version has changed it', async () => {
  await migrate();
  await query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 4102444800000)");
  const refused = 'A newer version of Stackyard has changed the database; this program is too old for it.';
  expect(await refusal(start({ DATABASE_URL }))).toEqual([1, refused]);
  expect((await migrate()).errors.trim()).toBe(refused);
});

it('with data of somebody else gets no demo, and no sign-in with its password', async () => {
  await createWithDemo();
  // The store that the others have used belongs to their database.
  const settings = { DATABASE_URL, DATA_DIR: path.join(folder, 'somebody') };
  const first = start(settings);
  expect((await signIn(await first.url)).status).toBe(200);
  first.child.kill('SIGTERM');
  await first.end;
  await query("delete from meta where key = 'seed'");
  await query('delete from stack');
  const second = start(settings);
  expect((await signIn(await second.url)).status).toBe(401);
  expect(await query('select count(*)::int from stack')).toEqual([{ count: 0 }]);
  second.child.kill('SIGTERM');
  expect((await second.end).output).not.toContain('Timber-2026!');
});

it('that cannot hold the data is refused in one line, and not written to', async () => {
  await create("encoding 'SQL_ASCII' locale 'C'");
  expect((await migrate()).errors.trim()).toMatch(
    /^The database does not know letters such as Æ and Ł\. [^\n]+$/,
  );
  await create();
  await onServer(`alter database ${name} set default_transaction_read_only = on`);
  expect((await migrate()).errors.trim()).toBe('The database is read-only.');
});

it('that cannot be reached is one line, which holds no password', async () => {
  const away = new URL(DATABASE_URL);
  away.port = '1';
  away.password = 'secret';
  expect(await refusal(start({ DATABASE_URL: away.href }))).toEqual([
    1,
    'The database cannot be reached (ECONNREFUSED).',
  ]);
  await drop();
  expect(await refusal(start({ DATABASE_URL }))).toEqual([1, 'The database cannot be reached (3D000).']);
});

it('that goes away is 503, the log says when it went and when it came back, and no restart is needed', async () => {
  await createWithDemo();
  const service = start({ DATABASE_URL, DATA_DIR: path.join(folder, 'away') });
  const at = await service.url;
  const health = async () => (await fetch(`${at}/api/v1/health`)).status;
  expect(await health()).toBe(200);
  // Both statements run together, or a job connects again between them.
  await onServer(`
    select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}';
    alter database ${name} rename to ${name}_away`);
  expect(await Promise.all([health(), health(), health()])).toEqual([503, 503, 503]);
  const refused = await signIn(at);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  await onServer(`alter database ${name}_away rename to ${name}`);
  expect(await health()).toBe(200);
  expect((await signIn(at)).status).toBe(200);
  service.child.kill('SIGTERM');
  const { code, errors } = await service.end;
  expect(code).toBe(0);
  const lines = errors.trim().split('\n');
  const told = lines.map((line) => String(JSON.parse(line).msg));
  const aboutDatabase = told.filter((line) => !line.startsWith('The job'));
  const gone = expect.stringMatching(
    /^The database does not answer \((57P01|3D000|Connection terminated unexpectedly|Client has encountered a connection error and is not queryable)\)\.$/,
  );
  // The database is back for some calls before a job takes a connection that has ended: the log then has both
  // lines once more.
  const pairs = Math.max(1, Math.ceil(aboutDatabase.length / 2));
  expect(aboutDatabase).toEqual(
    Array.from({ length: pairs }, () => [gone, 'The database answers again.']).flat(),
  );
});
