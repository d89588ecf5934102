import { eq, sql } from 'drizzle-orm';
import { testDatabase } from '../testing/testDatabase';
import { lowerAddresses } from './lowerAddresses';
import { contact, department, organization } from './schema';

it('lower-cases what former versions stored as it came, as the service does it, and nothing else', async () => {
  const { unrecorded: orm } = await testDatabase();
  const [owner] = await orm.select().from(organization).limit(1);
  const [own] = await orm.select().from(department).limit(1);
  const organizationId = owner?.id ?? '';
  const addresses = ['Anna@Skov.Example', 'ΟΔΟΣ@skov.example', 'bo@skov.example'];
  for (const email of addresses)
    await orm.execute(
      sql`insert into contact (id, organization_id, email) values (gen_random_uuid(), ${organizationId}, ${email})`,
    );
  await orm
    .update(organization)
    .set({ email: 'Info@Skov.Example' })
    .where(eq(organization.id, organizationId));
  const mailingList = ['B@x.example', 'b@x.example', 'a@x.example'];
  await orm
    .update(department)
    .set({ mailingList })
    .where(eq(department.id, own?.id ?? ''));

  await lowerAddresses(orm);
  const contacts = await orm.select().from(contact).where(eq(contact.organizationId, organizationId));
  const found = contacts.map(({ email }) => email);
  expect(found).toEqual(expect.arrayContaining(addresses.map((address) => address.toLowerCase())));
  const [after] = await orm.select().from(organization).where(eq(organization.id, organizationId));
  expect(after?.email).toBe('info@skov.example');
  const [list] = await orm
    .select()
    .from(department)
    .where(eq(department.id, own?.id ?? ''));
  expect(list?.mailingList).toEqual(['b@x.example', 'a@x.example']);
});
