import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { readDatabaseUrl } from '../../../db/databaseUrl';
import { openPostgres } from '../../../db/openPostgres';
import { searchIndexStatements, slowSearch } from '../../../db/searchIndex';
import { stack } from '../../../db/stackSchema';
import { ownDatabase } from '../../../testing/ownDatabase';
import { matches } from './stackFilterSql';

const { query, createWithDemo, drop, url } = ownDatabase('search_index');

let database: Database;
beforeAll(async () => {
  await createWithDemo();
  database = openPostgres({ address: readDatabaseUrl(url), poolSize: 1 });
});
afterAll(async () => {
  await database.close();
  await drop();
});

function planOf(search: string): Promise<string> {
  return database.unrecorded.transaction(async (transaction) => {
    // The demo is so small that reading all of it would be quicker.
    await transaction.execute(sql`set local enable_seqscan = off`);
    const found = transaction
      .select({ id: stack.id })
      .from(stack)
      .where(matches({ dateType: 'Measured', search }));
    const { rows } = await transaction.execute(sql`explain ${found}`);
    return JSON.stringify(rows);
  });
}

it('the start names the index that searches among many stacks lack, and how to make it', async () => {
  expect(await slowSearch(database.orm)).toBeUndefined();
  await query(`update pg_class set reltuples = 1000000 where oid = 'stack'::regclass`);
  expect(await slowSearch(database.orm)).toContain('create index concurrently stack_search on stack');
});

it('searches read the index that the owner makes, whole parts and short beginnings alike', async () => {
  expect(await planOf('00123')).not.toContain('stack_search');
  for (const statement of searchIndexStatements) await query(statement);
  expect(await slowSearch(database.orm)).toBeUndefined();
  expect(await planOf('00123')).toContain('stack_search');
  expect(await planOf('25')).toContain('stack_search');
});
