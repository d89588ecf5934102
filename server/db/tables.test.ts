import { eq, sql } from 'drizzle-orm';
import { stackService } from '../testing/stackService';
import { aStack, world } from '../testing/stackWorld';
import { byName } from './byName';
import type { WritableOrm } from './client';
import { contact, departmentMember, sawmillMember } from './schema';
import { stack } from './stackSchema';

let service: Awaited<ReturnType<typeof stackService>>;

beforeAll(async () => {
  service = await stackService();
});

describe('foreign keys', () => {
  it('have an index each, because deleting a row looks for those that name it', async () => {
    const { orm } = service;
    // The columns of the key must be the first of an index, in any order; a partial index does not count. The
    // last column of a longer key is the id, which finds the rows alone.
    const { rows } = await orm.execute<{ key: string; hasIndex: boolean }>(sql`
    select conrelid::regclass || '.' || conname as key, exists (
      select from pg_index
      where indrelid = conrelid and indisvalid and indpred is null
        and ((indkey::int2[])[0:cardinality(conkey) - 1] @> conkey or indkey[0] = conkey[cardinality(conkey)])
    ) as "hasIndex"
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.filter(({ hasIndex }) => !hasIndex)).toEqual([]);
  });

  it('name the organisation where the row that they name belongs to one', async () => {
    const { orm } = service;
    const { rows } = await orm.execute<{ key: string; names: boolean }>(sql`
    select conrelid::regclass || '.' || conname as key, exists (
      select from pg_attribute own
      where own.attrelid = conrelid and own.attname = 'organization_id' and own.attnum = any(conkey)
    ) as names
    from pg_constraint
    join pg_attribute owner
      on owner.attrelid = confrelid and owner.attname = 'organization_id' and owner.attnum > 0
    where contype = 'f' and connamespace = 'public'::regnamespace`);
    expect(rows.length).toBeGreaterThan(4);
    expect(rows.filter(({ names }) => !names)).toEqual([]);
  });
});

it('puts names in one order, on every database', async () => {
  const { orm } = service;
  const names = [
    'Zelt',
    'Łódź',
    'abc',
    'Ærø',
    'Abc',
    'Ärzte',
    'Lund',
    'Østskov',
    'Osten',
    'Ober-Wald',
    'Żary',
  ];
  const { rows } = await orm.execute<{ name: string }>(
    sql`select name from unnest(${sql.param(names)}::text[]) as name order by ${byName(sql`name`)}`,
  );
  expect(rows.map(({ name }) => name)).toEqual([
    'abc',
    'Abc',
    'Ærø',
    'Ärzte',
    'Łódź',
    'Lund',
    'Ober-Wald',
    'Osten',
    'Østskov',
    'Żary',
    'Zelt',
  ]);
});

const { organizationId, otherOrganizationId, otherDepartmentId, otherSawmillId } = world;
const [departmentId] = world.departmentIds;

const mixed: Record<string, (orm: WritableOrm) => PromiseLike<unknown>> = {
  'a stack in a foreign department': (orm) =>
    orm
      .insert(stack)
      .values(aStack(1, { id: world.cardId, organizationId, departmentId: otherDepartmentId })),
  'a stack at a foreign sawmill': (orm) => orm.update(stack).set({ sawmillId: otherSawmillId }),
  'a stack of a foreign organisation': (orm) =>
    orm
      .update(stack)
      .set({ organizationId: otherOrganizationId })
      .where(eq(stack.departmentId, departmentId)),
  'a user of a foreign department': (orm) =>
    orm.update(departmentMember).set({ departmentId: otherDepartmentId }).where(ofOrganization),
  'a user of a foreign sawmill': (orm) => orm.update(sawmillMember).set({ sawmillId: otherSawmillId }),
  'a contact of a foreign department': (orm) =>
    orm.insert(contact).values({ id: world.cardId, organizationId, departmentId: otherDepartmentId }),
};

const ofOrganization = eq(departmentMember.organizationId, organizationId);

it.each(Object.keys(mixed))('the database refuses %s', async (name) => {
  const attempt = mixed[name]?.(service.orm);
  await expect(attempt).rejects.toMatchObject({ cause: { code: '23503' } });
});
