import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { entriesIn } from '../testing/organizationFiles';
import { ownDatabase } from '../testing/ownDatabase';
import { serviceProcesses } from '../testing/serviceProcesses';

const [from, to] = [ownDatabase('from'), ownDatabase('to')];
const folder = mkdtempSync(path.join(tmpdir(), 'stackyard-'));
const file = path.join(folder, 'stackyard.backup');
const ownStore = path.join(folder, 'own');
const { run, start, killAll } = serviceProcesses(folder);

const backUp = (DATABASE_URL = from.url) => run('stackyard.js', { DATABASE_URL }, 'backup', file).end;
const restore = () => run('stackyard.js', { DATABASE_URL: to.url }, 'restore', file).end;

beforeEach(async () => {
  await Promise.all([from.create(), to.create()]);
  for (const left of [file, ownStore]) rmSync(left, { recursive: true, force: true });
});
afterEach(killAll);
afterAll(async () => {
  await Promise.all([from.drop(), to.drop()]);
  rmSync(folder, { recursive: true, force: true });
});

function contents({ query }: typeof from) {
  const hash = "select md5(string_agg(t::text, '|' order by t::text)) as hash from %I.%I t";
  return query(`
    select schemaname, tablename, query_to_xml(format($$${hash}$$, schemaname, tablename), false, true, '')::text
    from pg_tables where schemaname in ('public', 'drizzle') order by schemaname, tablename`);
}

async function answersOf(url: string, token: string) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const get = async (call: string) => (await fetch(`${url}/api/v1${call}`, { headers })).json();
  return Promise.all(
    ['/user-info', '/organization/list', '/department/list', '/organization/list/detailed'].map(get),
  );
}

it('brings everything into an empty database, and the session goes on', async () => {
  await from.createWithDemo();
  const first = start({ DATABASE_URL: from.url });
  const signedIn = await fetch(`${await first.url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'org@nordskov.example', password: 'Timber-2026!' }),
  });
  const { token } = JSON.parse(await signedIn.text()).data;
  const before = await answersOf(await first.url, token);
  // The service is still running.
  expect(await backUp()).toMatchObject({ code: 0, errors: '' });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  first.child.kill('SIGTERM');
  await first.end;

  expect(await restore()).toMatchObject({ code: 0, errors: '' });
  const restored = await contents(to);
  expect(restored.length).toBeGreaterThan(15);
  expect(restored).toEqual(await contents(from));
  const second = start({ DATABASE_URL: to.url });
  expect(await answersOf(await second.url, token)).toEqual(before);
});

async function tablesWith({ query }: typeof from, text: string) {
  const rows = await query(`
    select schemaname || '.' || tablename as name from pg_tables where schemaname in ('public', 'deleted')
    and query_to_xml(format('select t::text from %I.%I t', schemaname, tablename), false, true, '')::text ilike '%${text}%'
    order by 1`);
  return rows.map((row) => JSON.stringify(row));
}

it('brings nothing back of somebody who was erased, nor does the file of the organisation', async () => {
  await from.createWithDemo();
  const settings = { DATABASE_URL: from.url, DATA_DIR: ownStore };
  const service = start(settings);
  const url = `${await service.url}/api/v1`;
  const json = { 'content-type': 'application/json' };
  const post = async (call: string, body: object, token = '') => {
    const headers = { ...json, ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await fetch(url + call, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(answer.status).toBeLessThan(300);
    return JSON.parse(await answer.text()).data;
  };
  const username = 'org@nordskov.example';
  const { token } = await post('/auth/login', { username, password: 'Timber-2026!' });
  const company = 'Nordskov Tømmer A/S';
  const [organization] = await from.query(`select id from organization where name = '${company}'`);
  const place = `/organization/${Reflect.get(Object(organization), 'id')}`;
  const person = { email: 'zenobia@skov.example', name: 'Zenobia Unverwechselbar', phone: '+45 99 88 77 66' };
  await post(`${place}/user`, { ...person, roles: ['OrganizationAdmin'], enableAutoEmails: true }, token);
  await post(`${place}/contact`, person, token);
  service.child.kill('SIGTERM');
  await service.end;
  expect((await tablesWith(from, 'zenobia')).length).toBeGreaterThan(4);

  const erased = run('stackyard.js', settings, 'erase', person.email);
  expect(await erased.end).toMatchObject({ code: 0, errors: '' });
  expect(await backUp()).toMatchObject({ code: 0, errors: '' });
  expect(await restore()).toMatchObject({ code: 0, errors: '' });
  const zip = path.join(ownStore, 'nordskov.zip');
  const exported = run('stackyard.js', { ...settings, DATABASE_URL: to.url }, 'export', company, zip);
  expect(await exported.end).toMatchObject({ code: 0, errors: '' });
  for (const text of ['zenobia', 'unverwechselbar', '99 88 77 66'])
    for (const database of [from, to]) expect(await tablesWith(database, text)).toEqual([]);
  const entries = Buffer.concat([...(await entriesIn(zip)).values()]).toString();
  expect(entries).toContain(username);
  expect(entries.toLowerCase()).not.toMatch(/zenobia|unverwechselbar|99 88 77 66/);
});

it('overwrites neither a file nor a database', async () => {
  await run('stackyard.js', { DATABASE_URL: from.url }, 'migrate').end;
  expect((await backUp()).code).toBe(0);
  const again = await backUp();
  expect([again.code, again.errors.trim()]).toEqual([1, `${file} is there already. Choose another name.`]);
  await to.query('create table mine (id int)');
  const refused = await restore();
  expect([refused.code, refused.errors.trim()]).toEqual([
    1,
    'The database is not empty. Create a new one for the restoration.',
  ]);
});

it('leaves nothing of what was cut off', async () => {
  expect((await backUp()).errors.trim()).toMatch(/^The database is older than this program, or empty\./);
  // A service that ran in the folder has left its photographs there.
  expect(readdirSync(folder).filter((name) => name !== '.data')).toEqual([]);
  writeFileSync(file, 'half a back-up');
  expect((await restore()).code).toBe(1);
  expect(await contents(to)).toEqual([]);
});
