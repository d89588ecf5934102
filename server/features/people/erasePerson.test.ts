import { and, eq, sql } from 'drizzle-orm';
import { measurementCardVersion } from '../../db/cardSchema';
import { unclaimedFile } from '../../db/fileSchema';
import { historyEntry } from '../../db/historySchema';
import { measurement } from '../../db/measurementSchema';
import { appUser, department, organization, organizationMember } from '../../db/schema';
import { stack } from '../../db/stackSchema';
import { stackView } from '../../db/stackViewSchema';
import { letAccountsLeave } from '../../people/accounts';
import { clientFor } from '../../testing/api/clientFor';
import { readMailLink } from '../../testing/mail/readMailLink';
import { testDatabase } from '../../testing/testDatabase';
import { serviceOn, type TestService } from '../../testing/testService';
import { erasePerson } from './erasePerson';
import { keys, namesOfOthers } from './eraseTexts';

const email = 'lead@nordskov.example';
const other = 'department@nordskov.example';

let service: TestService;

beforeEach(async () => {
  service = serviceOn(await testDatabase());
});

const erase = (address: string) =>
  service.orm.transaction(async (transaction) => (await erasePerson(transaction, address)).result.rows);

async function tablesWith(...texts: string[]): Promise<string[]> {
  const { rows } = await service.orm.execute<{ schema: string; name: string }>(sql`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema in ('public', 'deleted') and table_type = 'BASE TABLE' order by 1, 2`);
  const found: string[] = [];
  for (const { schema, name } of rows) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
    for (const text of texts) {
      const hits = await service.orm.execute(
        sql`select 1 from ${table} record where strpos(lower(record::text), ${text.toLowerCase()}) > 0 limit 1`,
      );
      if (hits.rows.length > 0) found.push(`${schema}.${name}: ${text}`);
    }
  }
  return found;
}

async function accountOf(address: string) {
  const [account] = await service.orm.select().from(appUser).where(eq(appUser.email, address));
  return account;
}

async function nordskovWithDepartment() {
  const [found] = await service.orm
    .select({ organizationId: organization.id, departmentId: department.id })
    .from(organization)
    .innerJoin(department, eq(department.organizationId, organization.id))
    .where(eq(organization.name, 'Nordskov Tømmer A/S'))
    .limit(1);
  if (found === undefined) throw new Error('There is no Nordskov');
  return found;
}

it('leaves neither address nor name of the person in any table', async () => {
  const global = clientFor(service, 'global@stackyard.example');
  const [email, name] = ['zenobia@skov.example', 'Zenobia Unverwechselbar'];
  const { organizationId, departmentId } = await nordskovWithDepartment();
  const phone = '+45 99 88 77 66';
  const added = { email, name, phone, roles: ['OrganizationAdmin'], enableAutoEmails: true };
  expect((await global('POST', `/organization/${organizationId}/user`, added)).status).toBe(201);
  const account = await accountOf(email);
  const body = { name, email: email.toUpperCase(), phone };
  expect((await global('POST', `/organization/${organizationId}/contact`, body)).status).toBe(201);
  await service.orm
    .update(department)
    .set({ mailingList: ['first@nordskov.example', email, 'last@nordskov.example'] })
    .where(eq(department.id, departmentId));
  const measured = await service.orm.select({ id: stack.id }).from(stack).limit(1);
  await service.orm
    .update(stack)
    .set({ surveyorId: account?.id ?? null })
    .where(eq(stack.id, measured[0]?.id ?? ''));
  const act = clientFor(service, email);
  expect((await act('POST', '/department', { name: 'Ny skov', organizationId })).status).toBe(201);
  expect(await tablesWith(email, name, phone)).toEqual(
    expect.arrayContaining([
      `public.app_user: ${name}`,
      `public.contact: ${email}`,
      `public.history_entry: ${email}`,
      `public.mail: ${email}`,
    ]),
  );
  const before = [await service.orm.$count(stack), await service.orm.$count(historyEntry)];

  expect(await erase(email)).toBeGreaterThan(5);
  expect(await tablesWith(email, name, phone)).toEqual([]);
  expect([await service.orm.$count(stack), await service.orm.$count(historyEntry)]).toEqual(before);
  const [after] = await service.orm.select().from(department).where(eq(department.id, departmentId));
  expect(after?.mailingList).toEqual(['first@nordskov.example', 'last@nordskov.example']);
  expect(await erase(email)).toBe(0);
});

describe('a person who is everywhere', () => {
  const [address, name, phone] = ['zenobia@skov.example', 'Zenobia "Zen" Unverwechselbar', '+45 99 88 77 66'];
  const said = `${name}’s view of ${name} <${address.toUpperCase()}> (${phone}), email=${address}`;

  interface Column {
    [key: string]: unknown;
    name: string;
    type: string;
    isFree: boolean;
  }

  const plain: Record<string, string> = {
    ...{
      text: `'x'`,
      uuid: 'gen_random_uuid()',
      integer: '0',
      bigint: '0',
      boolean: 'false',
      bytea: `'\\\\x00'`,
    },
    ...{
      'timestamp with time zone': 'now()',
      date: 'now()',
      'double precision': '0',
      jsonb: `'[]'`,
      ARRAY: `'{}'`,
      'text[]': `'{}'`,
    },
  };

  function everywhere(type: string, said: string) {
    if (type === 'text') return sql`${said}`;
    if (type === 'text[]') return sql`array[${said}, ${`two ${said}`}]`;
    return sql`${JSON.stringify([{ text: said, lines: [`a line\n${said}\nanother`, { of: address }] }])}::jsonb`;
  }

  async function fill(
    schema: string,
    table: string,
    organizationId: string,
  ): Promise<{ refused: string[]; isFilled: boolean }> {
    const { rows: columns } = await service.orm.execute<Column>(sql`
      select column_name as name, case when udt_name = '_text' then 'text[]' else data_type end as type, is_generated = 'NEVER' and column_default is null as "isFree"
      from information_schema.columns where table_schema = ${schema} and table_name = ${table} and is_generated = 'NEVER'`);
    const columnsOf = (kinds: (column: Column) => boolean) => columns.filter(kinds);
    const isText = ({ name, type }: Column) =>
      ['text', 'jsonb', 'text[]'].includes(type) &&
      ![keys, namesOfOthers].some((columns) => columns.has(`${table}.${name}`));
    const isOfOrganization = columns.some((column) => column.name === 'organization_id');
    const own = isOfOrganization ? said : address.toUpperCase();
    const given = columnsOf((column) => column.isFree || isText(column));
    const values = given.map((column) => {
      // The rows of the deleted organisation go with it before the next test.
      const isItself = table === 'deleted_organization' || (schema === 'deleted' && table === 'organization');
      if (column.name === (isItself ? 'id' : 'organization_id')) return sql`${organizationId}::uuid`;
      // These answers are JSON.
      if (column.name === 'answer') return sql`${JSON.stringify({ said })}`;
      return isText(column) ? everywhere(column.type, own) : sql.raw(plain[column.type] ?? 'null');
    });
    const refused: string[] = [];
    for (;;) {
      const names = sql.join(
        given.map((column) => sql.identifier(column.name)),
        sql`, `,
      );
      const inserted = service.orm.transaction(async (transaction) => {
        await transaction.execute(sql`set local session_replication_role = replica`);
        await transaction.execute(sql`
          insert into ${sql.identifier(schema)}.${sql.identifier(table)} (${names}) values (${sql.join(values, sql`, `)})`);
      });
      const constraint: string | undefined = await inserted.then(
        () => undefined,
        ({ cause }) => cause.constraint ?? String(cause),
      );
      if (constraint === undefined) return { refused, isFilled: given.some(isText) };
      const at = given.findIndex((column, at) => values[at] !== null && constraint.endsWith(column.name));
      if (at < 0) throw new Error(`${schema}.${table}: ${constraint}`);
      refused.push(`${table}.${given[at]?.name}`);
      given.splice(at, 1);
      values.splice(at, 1);
    }
  }

  it('is in no column of any table afterwards, whatever it is for', async () => {
    const { organizationId } = await nordskovWithDepartment();
    const global = clientFor(service, 'global@stackyard.example');
    const added = { email: address, name, phone, roles: ['OrganizationAdmin'], enableAutoEmails: true };
    expect((await global('POST', `/organization/${organizationId}/user`, added)).status).toBe(201);
    const { rows: tables } = await service.orm.execute<{ schema: string; name: string }>(sql`
      select table_schema as schema, table_name as name from information_schema.tables
      where table_schema in ('public', 'deleted') and table_type = 'BASE TABLE' order by 1, 2`);
    const refused: string[] = [];
    const filled: string[] = [];
    for (const { schema, name } of tables) {
      const row = await fill(schema, name, organizationId);
      refused.push(...row.refused);
      if (row.isFilled) filled.push(`${schema}.${name}: ${address}`);
    }
    // A check of the database prescribes the form of these columns.
    expect(new Set(refused)).toEqual(
      new Set(['harvest_place.geometry', 'measurement.message_digest', 'stack.withdrawn_at']),
    );
    expect(await tablesWith(address)).toEqual(expect.arrayContaining(filled));

    // The rows to which these rows refer are missing.
    const eraseAlone = () =>
      service.orm.transaction(async (transaction) => {
        await transaction.execute(sql`set local session_replication_role = replica`);
        return (await erasePerson(transaction, address)).result.rows;
      });
    expect(await eraseAlone()).toBeGreaterThan(filled.length);
    expect(await tablesWith(address, 'Unverwechselbar', phone)).toEqual([]);
    expect(await eraseAlone()).toBe(0);
  });
});

it('finds what an account has left behind that lost its last membership', async () => {
  const [address, name] = ['zenobia@skov.example', 'Zenobia Unverwechselbar'];
  const { organizationId } = await nordskovWithDepartment();
  const added = { email: address, name, phone: '', roles: ['OrganizationAdmin'], enableAutoEmails: true };
  const global = clientFor(service, 'global@stackyard.example');
  const path = `/organization/${organizationId}/user`;
  expect((await global('POST', path, added, { 'idempotency-key': 'once' })).status).toBe(201);
  await service.orm.update(appUser).set({ language: 'pl' }).where(eq(appUser.email, address));
  const account = await accountOf(address);
  const id = account?.id ?? '';
  const isMeasured = and(eq(stack.state, 'Measured'), eq(stack.organizationId, organizationId));
  const [measured] = await service.orm.select().from(stack).where(isMeasured).limit(1);
  const ofStack = eq(stack.id, measured?.id ?? '');
  await service.orm.update(stack).set({ surveyorId: id }).where(ofStack);
  const view = {
    ...{ name: 'Hers', shared: true, columns: [], dense: false },
    parameters: [
      { name: 'surveyors', value: id, text: name },
      { name: 'states', value: 'Measured', text: 'measured' },
    ],
  };
  const admin = clientFor(service, 'org@nordskov.example');
  expect((await admin('POST', `/organization/${organizationId}/stack-view`, view)).status).toBe(201);

  await service.orm.delete(organizationMember).where(eq(organizationMember.userId, id));
  await service.orm.transaction((transaction) => letAccountsLeave(transaction, [id]));
  expect(await accountOf(address)).toBeUndefined();
  const shown = await admin('GET', `/stack/${measured?.id}`);
  expect(JSON.stringify(shown.data)).toContain(name);
  expect((await service.orm.select().from(stackView))[0]?.parameters).toEqual([
    { name: 'surveyors', value: id },
    { name: 'states', value: 'Measured', text: 'measured' },
  ]);
  const left = await tablesWith(name);
  expect(left).toEqual([`public.app_user: ${name}`, `public.history_entry: ${name}`]);
  const [former] = await service.orm.select().from(appUser).where(eq(appUser.id, id));
  expect(former).toMatchObject({ name, passwordHash: null, language: null });
  // The view goes on finding what they measured.
  expect(await service.orm.$count(stack, eq(stack.surveyorId, id))).toBe(1);
  expect(await tablesWith(address)).not.toContain(`public.idempotent_call: ${address}`);

  await erase(address);
  expect(await tablesWith(name, address)).toEqual([]);
});

it('finds what somebody has done who has left, by a password link, and as a global admin', async () => {
  const global = clientFor(service, 'global@stackyard.example');
  const [address, name] = ['zenobia@skov.example', 'Zenobia Unverwechselbar'];
  const { organizationId } = await nordskovWithDepartment();
  const sawmills = await global('GET', `/sawmill/list?organizationId=${organizationId}`);
  const sawmillId = Reflect.get(Object(Reflect.get(Object(sawmills.data), 'data'))[0], 'id');
  const place = `/sawmill/${sawmillId}/user`;
  const added = await global('POST', place, { email: address, name });
  expect(added.status).toBe(201);
  await service.sendMails();
  const { token } = readMailLink(service.mails.find(({ to }) => to === address));
  const body = { email: address, token, password: 'Skoven-2026!' };
  expect((await service.call('POST', '/auth/confirm-account', { body })).status).toBe(200);
  expect((await global('DELETE', `${place}/${added.data.userId}`)).status).toBe(204);

  expect((await global('POST', '/global-admins', { email: address })).status).toBe(201);
  const act = clientFor(service, address);
  await service.orm.update(appUser).set({ passwordHash: 'x', name }).where(eq(appUser.email, address));
  expect((await act('POST', '/global-admins', { email: 'bo@skov.example' })).status).toBe(201);
  expect((await act('DELETE', `/organization/${organizationId}`)).status).toBe(204);
  const account = await accountOf(address);
  expect((await global('DELETE', `/global-admins/${account?.id}`)).status).toBe(204);
  expect(await tablesWith(name)).toEqual([
    `public.app_user: ${name}`,
    `public.deleted_organization: ${name}`,
    `public.history_entry: ${name}`,
  ]);

  await erase(address);
  expect(await tablesWith(name, address)).toEqual([]);
});

it('takes the name out of a key that is called so, and of what it did', async () => {
  const { organizationId } = await nordskovWithDepartment();
  const global = clientFor(service, 'global@stackyard.example');
  const [address, name] = ['zenobia@skov.example', 'Zenobia Unverwechselbar'];
  const added = { email: address, name, roles: ['OrganizationAdmin'], phone: '', enableAutoEmails: true };
  expect((await global('POST', `/organization/${organizationId}/user`, added)).status).toBe(201);
  const admin = clientFor(service, 'org@nordskov.example');
  const body = { name: `Phone of ${name}`, scopes: ['Register'] };
  const made = await admin('POST', `/organization/${organizationId}/api-key`, body);
  expect(made.status).toBe(201);
  const [entry] = await service.orm.select().from(historyEntry).where(eq(historyEntry.kind, 'ApiKey'));
  if (entry === undefined) throw new Error('no entry');
  const { id: _, ...ofKey } = entry;
  const userName = `Phone of ${name} (yard_12)`;
  await service.orm
    .insert(historyEntry)
    .values({ ...ofKey, kind: 'Department', thingName: 'Rold', userId: entry.thingId, userName });
  await erase(address);
  expect(await tablesWith(name, address)).toEqual([]);
  const told = await service.orm.select().from(historyEntry).where(eq(historyEntry.userId, entry.thingId));
  expect(told.map((one) => [one.userName, one.thingName])).toEqual([['Phone of – (yard_12)', 'Rold']]);
});

it('leaves somebody whom others have called like the address', async () => {
  const { organizationId } = await nordskovWithDepartment();
  const admin = clientFor(service, 'org@nordskov.example');
  const user = { roles: ['OrganizationAdmin'], phone: '', enableAutoEmails: true };
  const bo = { ...user, email: 'bo@skov.example', name: 'mallory@skov.example' };
  expect((await admin('POST', `/organization/${organizationId}/user`, bo)).status).toBe(201);
  const account = await accountOf('bo@skov.example');
  const userId = account?.id ?? '';
  const [measured] = await service.orm.select().from(measurement).limit(1);
  const ofStack = eq(measurement.stackId, measured?.stackId ?? '');
  await service.orm.update(measurement).set({ measuredById: userId }).where(ofStack);
  await erase('mallory@skov.example');
  expect(await service.orm.$count(organizationMember, eq(organizationMember.userId, userId))).toBe(1);
  expect(await service.orm.$count(measurement, eq(measurement.measuredById, userId))).toBe(1);
});

it('leaves a contact to whom it belongs now, and to whom it belonged before', async () => {
  const { organizationId } = await nordskovWithDepartment();
  const admin = clientFor(service, 'org@nordskov.example');
  const path = `/organization/${organizationId}/contact`;
  const [before, own, after] = ['Per Hansen', 'Anna Skovgaard', 'Bo Lindqvist'].map((name, at) => ({
    ...{ name, email: `${name.split(' ')[0]?.toLowerCase()}@kontor.example`, phone: `+45 7700 110${at}` },
  }));
  if (own === undefined) throw new Error('three people');
  const made = await admin('POST', path, { ...before });
  const contact = `${path}/${made.data.id}`;
  for (const person of [own, after]) expect((await admin('PUT', contact, { ...person })).status).toBe(200);
  await erase(own.email);
  expect(await tablesWith(own.email, own.name, own.phone)).toEqual([]);
  const { rows } = await service.orm.execute<{ told: string }>(
    sql`select thing_name || fields::text as told from history_entry where kind = 'Contact' order by id`,
  );
  expect(rows[0]?.told).toContain(before?.name);
  expect(rows.at(-1)?.told).toContain(after?.name);
  expect(rows.at(-1)?.told).toContain(after?.email);
});

it('leaves what others are called and called at', async () => {
  const { organizationId, departmentId } = await nordskovWithDepartment();
  const global = clientFor(service, 'global@stackyard.example');
  const [name, phone] = ['Jens Tvilling', '+45 11 22 33 44'];
  for (const [place, email] of [
    [`/organization/${organizationId}`, 'jens@skov.example'],
    [`/department/${departmentId}`, 'jens@mose.example'],
  ]) {
    const roles = [place?.startsWith('/department') ? 'DepartmentAdmin' : 'OrganizationAdmin'];
    const added = { email, name, phone, roles, enableAutoEmails: true };
    expect((await global('POST', `${place}/user`, added)).status).toBe(201);
  }
  await service.orm
    .update(organization)
    .set({ name: 'Anna Alene' })
    .where(eq(organization.id, organizationId));
  const alone = { email: 'anna@skov.example', name: 'Anna Alene', roles: ['OrganizationAdmin'], phone: '' };
  expect(
    (await global('POST', `/organization/${organizationId}/user`, { ...alone, enableAutoEmails: true }))
      .status,
  ).toBe(201);

  await erase('jens@skov.example');
  await erase('anna@skov.example');
  expect((await accountOf('jens@mose.example'))?.name).toBe(name);
  expect(await tablesWith(phone)).toEqual([
    `public.department_member: ${phone}`,
    `public.history_entry: ${phone}`,
  ]);
  const [company] = await service.orm.select().from(organization).where(eq(organization.id, organizationId));
  expect(company?.name).toBe('Anna Alene');
});

it('changes nothing of a neighbour’s address or name, nor of another organisation', async () => {
  const { organizationId } = await nordskovWithDepartment();
  const global = clientFor(service, 'global@stackyard.example');
  const roles = ['OrganizationAdmin'];
  const add = (email: string, name: string) =>
    global('POST', `/organization/${organizationId}/user`, {
      email,
      name,
      roles,
      phone: '',
      enableAutoEmails: true,
    });
  for (const [email, name] of [
    ['anna@skov.example', 'Anna Berg'],
    ['maria.anna@skov.example', 'Anna Berg-Olsen'],
    ['anna@skov.example.org', 'Johanna Berg'],
    ["o'anna@skov.example", 'Anna Berg Olsen'],
  ] as const)
    expect((await add(email, name)).status).toBe(201);
  // Another organisation calls her like a word of every card.
  const [other] = await service.orm
    .select()
    .from(organization)
    .where(eq(organization.name, 'Harzer Rundholz GmbH'));
  const planted = { name: 'Norway spruce', email: 'anna@skov.example', phone: '' };
  expect((await global('POST', `/organization/${other?.id}/contact`, planted)).status).toBe(201);
  const cards = await service.orm.select().from(measurementCardVersion);

  await erase('anna@skov.example');
  expect((await accountOf('maria.anna@skov.example'))?.name).toBe('Anna Berg-Olsen');
  expect((await accountOf('anna@skov.example.org'))?.name).toBe('Johanna Berg');
  expect((await accountOf("o'anna@skov.example"))?.name).toBe('Anna Berg Olsen');
  const told = await service.orm.$count(historyEntry, eq(historyEntry.thingName, 'Anna Berg Olsen'));
  expect(told).toBe(1);
  expect(await service.orm.select().from(measurementCardVersion)).toEqual(cards);
});

it('reaches into deleted organisations, which come back without the person', async () => {
  const global = clientFor(service, 'global@stackyard.example');
  const { organizationId } = await nordskovWithDepartment();
  expect((await global('DELETE', `/organization/${organizationId}`)).status).toBe(204);
  expect(await tablesWith(email)).not.toEqual([]);
  await erase(email);
  expect(await tablesWith(email)).toEqual([]);
  expect((await global('POST', `/deleted-organizations/${organizationId}/bring-back`)).status).toBe(200);
  expect(await accountOf(other)).toBeDefined();
  expect(await accountOf(email)).toBeUndefined();
});

it('takes the person and the messages out of measurements, and leaves what was measured', async () => {
  const account = await accountOf(email);
  const sender = account?.id ?? '';
  const [other, own] = await service.orm.select().from(measurement).limit(2);
  const ofStack = (one: typeof own) => eq(measurement.stackId, one?.stackId ?? '');
  const message = Buffer.from('signed by the lead of Nordskov');
  await service.orm
    .update(measurement)
    .set({ message, authorId: null, measuredById: null })
    .where(ofStack(other));
  const messageDigest = 'a'.repeat(64);
  const sent = { message, messageDigest, measuredById: sender, authorId: sender };
  await service.orm.update(measurement).set(sent).where(ofStack(own));
  const [version] = await service.orm.select().from(measurementCardVersion).limit(1);
  const ofVersion = eq(measurementCardVersion.id, version?.id ?? '');
  await service.orm.update(measurementCardVersion).set({ publishedById: sender }).where(ofVersion);

  await erase(email);
  const [after] = await service.orm.select().from(measurement).where(ofStack(own));
  expect(after).toEqual({ ...own, message: null, messageDigest: null, measuredById: null, authorId: null });
  // The store has it, too: a job removes it.
  expect(await service.orm.$count(unclaimedFile, eq(unclaimedFile.digest, messageDigest))).toBe(1);
  const [untouched] = await service.orm.select().from(measurement).where(ofStack(other));
  expect(untouched?.message).toEqual(message);
  expect(await service.orm.select().from(measurementCardVersion).where(ofVersion)).toEqual([version]);
});

it('takes the messages out of measurements of a deleted organisation', async () => {
  const global = clientFor(service, 'global@stackyard.example');
  const { organizationId } = await nordskovWithDepartment();
  const account = await accountOf(email);
  const sent = { message: Buffer.from('signed by the lead of Nordskov'), authorId: account?.id ?? '' };
  const [own] = await service.orm
    .select()
    .from(measurement)
    .where(eq(measurement.organizationId, organizationId))
    .limit(1);
  const ofStack = eq(measurement.stackId, own?.stackId ?? '');
  await service.orm.update(measurement).set(sent).where(ofStack);
  expect((await global('DELETE', `/organization/${organizationId}`)).status).toBe(204);
  await erase(email);
  expect((await global('POST', `/deleted-organizations/${organizationId}/bring-back`)).status).toBe(200);
  const [after] = await service.orm.select().from(measurement).where(ofStack);
  expect(after).toMatchObject({ version: own?.version, values: own?.values, message: null, authorId: null });
});

it('keeps the last global admin who can log in', async () => {
  await expect(erase('global@stackyard.example')).rejects.toMatchObject({ status: 409 });
  expect(await accountOf('global@stackyard.example')).toBeDefined();
});
