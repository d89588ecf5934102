import { sql } from 'drizzle-orm';
import { testDatabase } from '../testing/testDatabase';

it('have an index each, because deleting a row looks for those that name it', async () => {
  const { orm } = await testDatabase();
  // The columns of the key are the first of an index, in any order; one of some rows only does not count. The last
  // column of a key of several is the id, which finds the rows alone.
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
  const { orm } = await testDatabase();
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
