import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Json, objectAt, objectsIn } from '../testing/api/contractSchemas';
import { serviceProcesses } from '../testing/serviceProcesses';

const folder = mkdtempSync(path.join(tmpdir(), 'stackyard-'));
const { run, start, killAll } = serviceProcesses(folder);

afterAll(() => {
  killAll();
  rmSync(folder, { recursive: true, force: true });
});

it('keeps accounts and edits of a folder that the version before PostgreSQL wrote', async () => {
  const DATA_DIR = path.join(folder, 'data');
  const former = path.join(__dirname, '../testing/files/formerRows.json.gz');
  await run('dataFolder.js', {}, 'writeBeforePostgresql', DATA_DIR, former).end;
  const service = start({ DATA_DIR });
  const at = await service.url;

  async function call(method: string, part: string, body?: object, token = ''): Promise<Json | undefined> {
    const response = await fetch(`${at}/api/v1${part}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect([part, response.status]).toEqual([part, 200]);
    return objectAt(await response.json()).data;
  }

  const signIn = async (name: string) => {
    const credentials = { username: name, password: 'Timber-2026!' };
    return String(objectAt(await call('POST', '/auth/login', credentials)).token);
  };
  for (const name of ['global@stackyard.example', 'department@nordskov.example', 'sawmill@birkesav.example'])
    expect(await signIn(name)).not.toBe('');
  const token = await signIn('org@nordskov.example');

  const [found] = objectsIn(objectAt(await call('GET', '/organization/list', undefined, token)).data);
  const organization = objectAt(
    await call('GET', `/organization/${found?.organizationId}`, undefined, token),
  );
  expect(organization).toMatchObject({ contactInformation: { email: 'edited@nordskov.example' } });
  const departments = objectsIn(organization.departments).map(({ departmentId }) => departmentId);
  const details = await Promise.all(
    departments.map((id) => call('GET', `/department/${id}`, undefined, token)),
  );
  expect(details).toContainEqual(
    expect.objectContaining({
      contacts: expect.arrayContaining([expect.objectContaining({ name: 'Edda Ret' })]),
      users: expect.arrayContaining([
        expect.objectContaining({ userEmail: 'ivar@nordskov.example', invited: true }),
      ]),
    }),
  );

  const stacks = objectAt(await call('PUT', '/stack/list', { departmentIds: departments }, token));
  expect(stacks.totalCount).toBe(18);
  const rows = objectsIn(stacks.data);
  const [sum] = objectsIn(
    objectAt(await call('PUT', '/stack/totals?by=Unit', { departmentIds: departments }, token)).groups,
  );
  const litres = rows.map(({ volume }) => Math.round(Number(volume) * 1000));
  expect(Number(sum?.volume) * 1000).toBeCloseTo(
    litres.reduce((all, one) => all + one, 0),
    6,
  );
  const [stack] = rows;
  await call('GET', `/stack/${stack?.stackId}`, undefined, token);
});
