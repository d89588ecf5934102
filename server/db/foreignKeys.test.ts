import { sql } from 'drizzle-orm';
import { testDatabase } from '../testing/testDatabase';

it('have an index each, because deleting a row looks for those that name it', async () => {
  const { orm } = await testDatabase();
  // The columns of the key are the first of an index, in any order; one of some rows only does not count.
  const { rows } = await orm.execute<{ key: string; hasIndex: boolean }>(sql`
    select conrelid::regclass || '.' || conname as key, exists (
      select from pg_index
      where indrelid = conrelid and indisvalid and indpred is null
        and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey
    ) as "hasIndex"
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter(({ hasIndex }) => !hasIndex)).toEqual([]);
});
