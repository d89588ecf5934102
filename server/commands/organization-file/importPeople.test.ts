import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { measurementCardVersion } from '../../db/cardSchema';
import { deletedOrganization } from '../../db/deletedSchema';
import { measurement } from '../../db/measurementSchema';
import { appUser, department, departmentMember, organizationMember, person, sawmill } from '../../db/schema';
import { stack } from '../../db/stackSchema';
import { clientFor } from '../../testing/api/clientFor';
import { fieldSender } from '../../testing/fieldSender';
import { entriesIn, organizationFiles } from '../../testing/organizationFiles';
import { testFiles } from '../../testing/testFiles';

const yard = fieldSender();
const files = organizationFiles();

it('joins people by their address, beside another organisation, whose cards it uses', async () => {
  const whole = files.pathOf();
  const organizationId = yard.organizationId();
  await yard.service().orm.update(appUser).set({ language: 'pl' });
  const digest = await files.exportGone(yard, whole);
  const service = yard.service();
  await service.orm.delete(deletedOrganization);
  const { orm } = service;
  const email = 'department@nordskov.example';
  const id = randomUUID();
  await orm.insert(appUser).values({ id, email, name: 'Dora', passwordHash: 'own' });
  const [multi] = await orm.select().from(appUser).where(eq(appUser.email, 'multi@stackyard.example'));
  // Another address has got the id of a person since the export.
  const rows = String((await entriesIn(whole)).get('tables/app_user.jsonl'))
    .split('\n')
    .filter(Boolean);
  const former = rows.map((row) => JSON.parse(row)).find((row) => row.email === 'org@nordskov.example');
  await orm.insert(appUser).values({ id: former.id, email: 'new@skov.example', name: 'New' });
  const versions = await orm.$count(measurementCardVersion);
  const lines = await files.importFrom(service, whole);
  expect(lines[0]).toMatch(/^Imported Nordskov Tømmer A\/S/);
  expect(await orm.$count(measurementCardVersion)).toBe(versions);
  expect(await orm.select().from(appUser).where(eq(appUser.email, email))).toMatchObject([
    { id, name: 'Dora', passwordHash: 'own', language: null },
  ]);
  expect(await orm.select().from(appUser).where(eq(appUser.email, 'org@nordskov.example'))).toMatchObject([
    { passwordHash: null, language: 'pl' },
  ]);
  expect(await orm.$count(departmentMember, eq(departmentMember.userId, id))).toBe(1);
  expect(
    await orm.$count(person, and(eq(person.userId, id), eq(person.organizationId, organizationId))),
  ).toBe(1);
  expect(await orm.$count(organizationMember, eq(organizationMember.userId, former.id))).toBe(0);
  expect(await orm.$count(organizationMember, eq(organizationMember.userId, multi?.id ?? ''))).toBe(2);
  const admin = clientFor(service, 'org@nordskov.example');
  expect((await admin('GET', `/organization/${organizationId}`)).status).toBe(200);
  expect(await orm.$count(stack, eq(stack.organizationId, organizationId))).toBe(301);
  expect(await orm.$count(sawmill)).toBeGreaterThan(3);
  expect(await orm.$count(department)).toBeGreaterThan(4);
  expect(await testFiles.read({ digest, part: 'original' })).not.toBeNull();
});

it('keeps the name of a surveyor who has left on the stacks, and neither the address nor a way in', async () => {
  const service = yard.service();
  const { orm } = service;
  const id = randomUUID();
  await orm
    .insert(appUser)
    .values({ id, email: 'lis@elsewhere.example', name: 'Lis Borte', passwordHash: 'own', language: 'pl' });
  const key = randomUUID();
  await yard.register(key);
  await yard.measure(key);
  const row = await yard.rowOf(key);
  if (!row) throw new Error('The stack is not there');
  const isOwn = eq(stack.id, row.id);
  await orm.update(stack).set({ surveyorId: id, registratorId: id }).where(isOwn);
  await orm.update(measurement).set({ measuredById: id }).where(eq(measurement.stackId, row.id));
  const admin = clientFor(service, 'global@stackyard.example');
  const before = await admin('GET', `/stack/${row.id}`);
  expect(before.data.surveyor).toBe('Lis Borte');

  const whole = files.pathOf();
  await files.exportTo(service, yard.organizationId(), whole);
  const texts = [...(await entriesIn(whole)).values()].join('');
  expect(texts).not.toContain('lis@elsewhere.example');
  expect((await admin('DELETE', `/organization/${yard.organizationId()}`)).status).toBe(204);
  await orm.delete(deletedOrganization);
  await orm.delete(appUser).where(eq(appUser.id, id));
  await files.importFrom(service, whole);
  expect((await admin('GET', `/stack/${row.id}`)).data).toEqual(before.data);
  expect(await orm.select().from(appUser).where(eq(appUser.id, id))).toMatchObject([
    { email: `${id}@left.invalid`, name: 'Lis Borte', passwordHash: null, language: null },
  ]);
  expect(await orm.$count(person, eq(person.userId, id))).toBe(0);

  // The name goes with the organisation, and comes back with it.
  expect((await admin('DELETE', `/organization/${yard.organizationId()}`)).status).toBe(204);
  expect(await orm.$count(appUser, eq(appUser.id, id))).toBe(0);
  const back = await admin('POST', `/deleted-organizations/${yard.organizationId()}/bring-back`);
  expect(back.status).toBe(200);
  expect((await admin('GET', `/stack/${row.id}`)).data).toEqual(before.data);
});

it('finds a surveyor who has left again in the service that has the account', async () => {
  const service = yard.service();
  const { orm } = service;
  const id = randomUUID();
  await orm.insert(appUser).values({ id, email: 'tove@elsewhere.example', name: 'Tove Ask' });
  const key = randomUUID();
  await yard.register(key);
  await yard.measure(key);
  await orm.update(stack).set({ surveyorId: id }).where(eq(stack.clientKey, key));
  const whole = files.pathOf();
  await files.exportTo(service, yard.organizationId(), whole);
  const admin = clientFor(service, 'global@stackyard.example');
  expect((await admin('DELETE', `/organization/${yard.organizationId()}`)).status).toBe(204);
  await orm.delete(deletedOrganization);
  await files.importFrom(service, whole);
  expect((await yard.rowOf(key))?.surveyorId).toBe(id);
  expect(await orm.$count(appUser, eq(appUser.name, 'Tove Ask'))).toBe(1);
});
