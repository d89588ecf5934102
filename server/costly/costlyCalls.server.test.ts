import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { demoOptions } from '../testing/demoOptions';
import { ownDatabase } from '../testing/ownDatabase';
import { serviceProcesses } from '../testing/serviceProcesses';

const { query, createWithDemo, drop, url: DATABASE_URL } = ownDatabase('costly');
const folder = mkdtempSync(path.join(tmpdir(), 'stackyard-'));
const { start, killAll } = serviceProcesses(folder);

let service: ReturnType<typeof start>;

beforeAll(async () => {
  await createWithDemo();
  service = start({ DATABASE_URL });
});
afterAll(async () => {
  killAll();
  await drop();
  rmSync(folder, { recursive: true, force: true });
});

async function call(method: string, route: string, body?: string, token?: string) {
  const answer = await fetch(`${await service.url}/api/v1${route}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body }),
  });
  return { status: answer.status, ...(await answer.json()) };
}

function statementsOfThread(): Promise<unknown[]> {
  return query(
    `select query from pg_stat_activity where application_name = 'stackyard costly' and query ~ 'from "stack" '`,
  );
}

it('costly calls are answered as the others are, by a thread with connections of its own', async () => {
  const credentials = JSON.stringify({ username: 'org@nordskov.example', password: 'Timber-2026!' });
  const { token, access } = (await call('POST', '/auth/login', credentials)).data;
  const departmentIds = access.departments.map(({ departmentId }: { departmentId: string }) => departmentId);
  const filters = JSON.stringify({ departmentIds });
  const list = await call('PUT', '/stack/list', filters, token);
  expect([list.status, list.data.totalCount]).toEqual([200, demoOptions.nordskovStacks]);
  expect(await statementsOfThread()).toEqual([]);

  // Spaces make the same filters a large body.
  expect(await call('PUT', '/stack/list', filters + ' '.repeat(70_000), token)).toEqual(list);
  expect(await statementsOfThread()).not.toEqual([]);
  const points = await call('PUT', '/stack/map-list', filters, token);
  const onMap = await query(
    `select from stack where department_id in ('${departmentIds.join("', '")}') and latitude is not null`,
  );
  expect(points.data).toHaveLength(onMap.length);
  expect(await call('PUT', '/stack/map-list', filters)).toMatchObject({ status: 401, data: null });

  service.child.kill('SIGTERM');
  const { code, output, errors } = await service.end;
  expect([code, errors]).toEqual([0, '']);
  const logged = output.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []));
  const ofPoints = logged.filter(({ route }) => route === '/stack/map-list');
  expect(ofPoints.map(({ status, address }) => [status, address])).toEqual([
    [200, '127.0.0.1'],
    [401, '127.0.0.1'],
  ]);
});
