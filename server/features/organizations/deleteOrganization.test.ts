import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { accountLink, attempt, refreshToken } from '../../db/accountSchema';
import type { Orm } from '../../db/client';
import {
  appUser,
  contact,
  contract,
  department,
  departmentMember,
  organization,
  organizationLogo,
  organizationMember,
  sawmill,
  sawmillMember,
} from '../../db/schema';
import { stack } from '../../db/stackSchema';
import { stackView } from '../../db/stackViewSchema';
import { demoPassword } from '../../demo/seed/organizations/people';
import { clientFor } from '../../testing/api/clientFor';
import { type JsonObject, objectAt, objectsIn } from '../../testing/api/contractSchemas';
import { demoOwners } from '../../testing/demoOwners';
import { globalAdmin, rowsFor } from '../../testing/organizationsOf';
import { workerDatabase } from '../../testing/testDatabase';
import { type TestService, testService } from '../../testing/testService';
import { withFailingChanges } from '../../testing/withFailingChanges';
import { keptTables } from './deletedRows';

describe('deleting an organisation', () => {
  const tables = {
    organization,
    department,
    organizationMember,
    departmentMember,
    contact,
    contract,
    sawmill,
    sawmillMember,
    organizationLogo,
    accountLink,
    refreshToken,
    appUser,
    stack,
    stackView,
  };
  type TableName = keyof typeof tables;

  let service: TestService;
  let global: (method: string, path: string) => Promise<{ status: number; data: JsonObject }>;
  let path: string;
  let organizationId: string;
  let foreignStackId: string;

  const surveyorId = randomUUID();
  const sharedId = randomUUID();
  const formerId = randomUUID();

  beforeEach(async () => {
    service = await testService();
    const { orm } = service;
    // One session for all calls: a session is a row that is counted.
    const token = await service.tokenOf('global@stackyard.example');
    global = async (method, path) => {
      const { status, json } = await service.call(method, path, { token });
      return { status, data: objectAt(json?.data) };
    };
    const nordskov = await demoOwners(orm, 'Nordskov Tømmer A/S');
    const harzer = await demoOwners(orm, 'Harzer Rundholz GmbH');
    ({ organizationId, organization: path } = nordskov);
    await orm
      .insert(appUser)
      .values(
        [surveyorId, sharedId, formerId].map((id) => ({ id, email: `${id}@people.example`, name: 'Pat' })),
      );
    const roles = ['Surveyor'];
    const [root] = await orm.select().from(appUser).where(eq(appUser.isGlobalAdmin, true));
    await orm.insert(organizationMember).values([
      { organizationId, userId: sharedId, roles },
      { organizationId, userId: root?.id ?? '', roles },
    ]);
    await orm.insert(departmentMember).values([
      { organizationId, departmentId: nordskov.departmentId, userId: surveyorId, roles },
      {
        organizationId: harzer.organizationId,
        departmentId: harzer.departmentId,
        userId: sharedId,
        roles,
        state: 'Inactive',
      },
    ]);
    await orm
      .insert(organizationLogo)
      .values({ organizationId, contentType: 'image/png', content: Buffer.from('logo') });
    await orm.insert(stackView).values({
      ...{ id: randomUUID(), organizationId, ownerId: surveyorId, name: 'Spruce', shared: true },
      ...{
        parameters: [],
        columns: [],
        dense: false,
        createdAt: service.deps.now(),
        changedAt: service.deps.now(),
      },
    });
    await orm
      .insert(accountLink)
      .values({ userId: surveyorId, purpose: 'confirm', hash: 'x', expiresAt: service.deps.now() });
    const [foreign] = await orm
      .select()
      .from(stack)
      .where(eq(stack.departmentId, harzer.departmentId))
      .limit(1);
    foreignStackId = foreign?.id ?? '';
    await orm
      .update(stack)
      .set({ registratorId: surveyorId, surveyorId: sharedId })
      .where(eq(stack.id, foreignStackId));
    await service.signIn('org@nordskov.example');
    await service.signIn('multi@stackyard.example');
  });

  async function counts(): Promise<Record<string, number>> {
    const found: Record<string, number> = {};
    for (const [name, table] of Object.entries(tables)) found[name] = await service.orm.$count(table);
    return found;
  }

  async function has(id: string): Promise<boolean> {
    return (await service.orm.$count(appUser, eq(appUser.id, id))) === 1;
  }

  it('takes along what was counted before, and nothing else', async () => {
    const { data: contents } = await global('GET', `${path}/contents`);
    const before = await counts();
    expect(contents.stacks).toBe(300);
    expect((await global('DELETE', path)).status).toBe(204);
    const after = await counts();
    const gone = (name: TableName) => (before[name] ?? 0) - (after[name] ?? 0);
    expect({
      stacks: gone('stack'),
      sawmills: gone('sawmill'),
      departments: gone('department'),
      users: gone('appUser'),
    }).toEqual(contents);
    expect([gone('organization'), gone('organizationLogo'), gone('accountLink')]).toEqual([1, 1, 1]);
    expect(gone('stackView')).toBe(1);
    // The administrator of both organisations stays signed in, the one of the deleted one does not.
    expect(gone('refreshToken')).toBe(1);
    expect([await has(surveyorId), await has(sharedId), await has(formerId)]).toEqual([false, true, true]);

    const [foreign] = await service.orm.select().from(stack).where(eq(stack.id, foreignStackId));
    expect(foreign).toMatchObject({ registratorId: null, surveyorId: sharedId });
    expect((await global('GET', path)).status).toBe(404);
    expect((await global('DELETE', path)).status).toBe(404);
    expect((await clientFor(service, 'org@nordskov.example')('GET', '/user-info')).status).toBe(401);
    expect((await clientFor(service, 'multi@stackyard.example')('GET', '/user-info')).status).toBe(200);
    const { data: list } = await global('GET', '/organization/list/detailed');
    expect(list.totalCount).toBe(129);
  });

  it.each(['department', 'organization', 'app_user'])(
    'leaves nothing half done when the database fails at %s',
    async (table) => {
      const before = await counts();
      const { status } = await withFailingChanges(service.orm, 'delete', table, () => global('DELETE', path));
      expect(status).toBe(500);
      expect(await counts()).toEqual(before);
      const [foreign] = await service.orm.select().from(stack).where(eq(stack.id, foreignStackId));
      expect(foreign?.registratorId).toBe(surveyorId);
    },
  );
});

describe('what is kept of a deletion', () => {
  let orm: Orm;

  beforeAll(async () => {
    ({ orm } = await workerDatabase());
  });

  async function columnsIn(schema: string): Promise<Record<string, string[]>> {
    const { rows } = await orm.execute<{ name: string; columns: string[] }>(sql`
    select relname as name,
      array_agg(attname || ' ' || format_type(atttypid, atttypmod) || case when attnotnull then ' not null' else '' end order by attname) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
    where relkind = 'r' and relnamespace = ${schema}::regnamespace group by relname`);
    return Object.fromEntries(rows.map(({ name, columns }) => [name, columns]));
  }

  const staying = ['history_entry'];

  it('keeps every table that belongs to an organisation', async () => {
    const tables = Object.entries(await columnsIn('public'));
    const owned = tables.filter(([, columns]) =>
      columns.some((column) => column.startsWith('organization_id ')),
    );
    expect(keptTables.map(({ name }) => name).sort()).toEqual(
      [...owned.map(([name]) => name).filter((name) => !staying.includes(name)), 'organization'].sort(),
    );
  });

  it('keeps rows in tables with the columns that rows are written with', async () => {
    const [inUse, kept] = [await columnsIn('public'), await columnsIn('deleted')];
    for (const { name } of keptTables) expect([name, kept[name]]).toEqual([name, inUse[name]]);
    expect(kept.app_user?.toSorted()).toEqual(
      [...(inUse.app_user ?? []), 'organization_id uuid not null'].sort(),
    );
  });

  it('knows every column with a person', async () => {
    const { rows } = await orm.execute<{ name: string; column: string }>(sql`
    select relname as name, attname as column
    from pg_constraint
    join pg_class on pg_class.oid = conrelid
    join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confrelid = 'public.app_user'::regclass`);
    const known = keptTables.flatMap(({ name, people }) => people.map((column) => `${name}.${column}`));
    const names = new Set(keptTables.map(({ name }) => name));
    const found = rows.filter(({ name }) => names.has(name)).map(({ name, column }) => `${name}.${column}`);
    expect(known.sort()).toEqual(found.sort());
  });

  it('comes back in the order of the foreign keys', async () => {
    const { rows } = await orm.execute<{ from: string; to: string }>(sql`
    select conrelid::regclass::text as from, confrelid::regclass::text as to
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
    const places = new Map(keptTables.map(({ name }, place) => [name, place]));
    const between = rows.filter(({ from, to }) => places.has(from) && places.has(to));
    expect(between.length).toBeGreaterThan(10);
    const early = between.filter(({ from, to }) => (places.get(from) ?? 0) <= (places.get(to) ?? 0));
    expect(early).toEqual([]);
  });
});

describe('the state of an organisation', () => {
  const day = 24 * 60 * 60_000;
  const admin = 'org@nordskov.example';
  const ofTwo = 'multi@stackyard.example';

  let service: TestService;
  let asGlobalAdmin: ReturnType<typeof clientFor>;
  let path: string;
  let organizationId: string;

  beforeEach(async () => {
    service = await testService();
    asGlobalAdmin = clientFor(service, globalAdmin);
    ({ organization: path, organizationId } = await demoOwners(service.orm, 'Nordskov Tømmer A/S'));
  });

  const deactivate = () => asGlobalAdmin('PUT', `${path}/deactivate`);
  const activate = () => asGlobalAdmin('PUT', `${path}/activate`);

  function signIn(username: string, password = demoPassword, headers: Record<string, string> = {}) {
    return service.call('POST', '/auth/login', { body: { username, password }, headers });
  }

  describe('an organisation that is deactivated', () => {
    it.each([admin, 'department@nordskov.example', 'sawmill@birkesav.example', 'surveyor@nordskov.example'])(
      'is closed to %s at the next call, and so is the session',
      async (email) => {
        const { token, refreshToken } = await service.signIn(email);
        expect((await deactivate()).status).toBe(200);
        expect((await service.call('GET', '/user-info', { token })).status).toBe(401);
        const refresh = { body: { userId: email, refreshToken } };
        expect((await service.call('POST', '/auth/refresh-token', refresh)).status).toBe(401);
        await activate();
        expect((await service.call('POST', '/auth/refresh-token', refresh)).status).toBe(401);
        expect((await signIn(email)).status).toBe(200);
      },
    );

    it.each([
      ['en', 'Your organisation is inactive at the moment'],
      ['da', 'Din organisation er inaktiv i øjeblikket'],
      ['de', 'Ihre Organisation ist zurzeit inaktiv'],
      ['pl', 'Twoja organizacja jest obecnie nieaktywna'],
    ])('is named as the reason in %s, to who knows the password', async (language, words) => {
      await deactivate();
      const right = await signIn(admin, demoPassword, { 'accept-language': language });
      expect([right.status, right.json?.errorMessage]).toEqual([403, expect.stringContaining(words)]);
      const wrong = await signIn(admin, 'Wrong-wood-1', { 'accept-language': language });
      const unknown = await signIn('nobody@nordskov.example', demoPassword, { 'accept-language': language });
      expect([wrong.status, wrong.json]).toEqual([401, unknown.json]);
    });

    it('is no reason where the person was deactivated as well, and no wrong attempt', async () => {
      await deactivate();
      expect((await signIn('inactive@nordskov.example')).status).toBe(401);
      await service.orm.delete(attempt);
      for (let time = 0; time < 7; time++) expect((await signIn(admin)).status).toBe(403);
    });

    it('leaves people of another organisation that one alone', async () => {
      const { token } = await service.signIn(ofTwo);
      await deactivate();
      const names = (await rowsFor(service, ofTwo, '/organization/list')).map((row) => row.organizationName);
      expect(names).toEqual(['Harzer Rundholz GmbH']);
      expect((await service.call('GET', path, { token })).status).toBe(404);
      expect((await service.call('GET', '/user-info', { token })).status).toBe(200);
      expect((await signIn(ofTwo)).status).toBe(200);
    });

    it('is still seen by global admins, with all that it has', async () => {
      const { data: before } = await asGlobalAdmin('GET', `${path}/contents`);
      await deactivate();
      expect((await asGlobalAdmin('GET', path)).data).toMatchObject({ active: false });
      expect((await asGlobalAdmin('GET', `${path}/contents`)).data).toEqual(before);
      const { data } = await asGlobalAdmin('GET', `${path}/history?pageSize=1`);
      expect(objectsIn(data.data)).toMatchObject([
        {
          operationId: 'deactivateOrganization',
          fields: [{ field: 'active', before: ['true'], after: ['false'] }],
        },
      ]);
    });

    it('sends its invitations once it is active again', async () => {
      await deactivate();
      const user = { name: 'Ada', email: 'ada@skov.example', phone: '', roles: ['Surveyor'] };
      const created = await asGlobalAdmin('POST', `${path}/user`, { ...user, enableAutoEmails: true });
      expect(created.status).toBe(201);
      service.pass(40 * day);
      await service.sendMails();
      expect(service.mails).toEqual([]);
      await activate();
      await service.sendMails();
      expect(service.mails.map(({ to }) => to)).toEqual(['ada@skov.example']);
    });

    it('has another 30 days before its retention deletes anything, once it is active again', async () => {
      const current = and(eq(contract.organizationId, organizationId), eq(contract.period, 'current'));
      const from = async () =>
        (await service.orm.select().from(contract).where(current))[0]?.retentionFrom?.getTime();
      await deactivate();
      service.pass(400 * day);
      await activate();
      expect(await from()).toBe(service.deps.now().getTime() + 30 * day);
      service.pass(day);
      await activate();
      expect(await from()).toBe(service.deps.now().getTime() + 29 * day);
    });
  });

  it('tells its state to global admins only', async () => {
    const { data } = await clientFor(service, admin)('GET', path);
    expect(objectAt(data).active).toBeNull();
    expect((await clientFor(service, admin)('PUT', `${path}/deactivate`)).status).toBe(403);
  });
});
