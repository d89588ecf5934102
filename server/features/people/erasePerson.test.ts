import { eq, sql } from 'drizzle-orm';
import { measurementCardVersion } from '../../db/cardSchema';
import { unclaimedFile } from '../../db/fileSchema';
import { historyEntry } from '../../db/historySchema';
import { measurement } from '../../db/measurementSchema';
import { appUser, department, organization } from '../../db/schema';
import { stack } from '../../db/stackSchema';
import { clientFor } from '../../testing/api/clientFor';
import { testDatabase } from '../../testing/testDatabase';
import { serviceOn, type TestService } from '../../testing/testService';
import { erasePerson } from './erasePerson';

const email = 'lead@nordskov.example';
const other = 'department@nordskov.example';

let service: TestService;

beforeEach(async () => {
  service = serviceOn(await testDatabase());
});

const erase = (address: string) =>
  service.orm.transaction(async (transaction) => (await erasePerson(transaction, address)).result);

/** Every table in which a text holds the address or the name. */
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
