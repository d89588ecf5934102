import { sql } from 'drizzle-orm';
import type { Orm } from './client';

const name = 'stack_search';

/**
 * The indexed expression must be the same as `searchedText`. No migration makes the index, because not every
 * owner of a database may create the extension, and the index takes half a minute for a million stacks.
 */
export const searchIndexStatements = [
  'create extension if not exists pg_trgm',
  // An interrupted attempt leaves an invalid index.
  `drop index concurrently if exists ${name}`,
  `create index concurrently ${name} on stack using gin
    (coalesce(search_text, stack_number || chr(10) || coalesce(polter_id, '')) gin_trgm_ops)`,
];

/** With this many stacks or more, people notice that a search without the index reads all of them. */
const manyStacks = 50_000;

/** @returns a line that advises the operator to make the index, or undefined if searches are fast enough */
export async function slowSearch(orm: Orm): Promise<string | undefined> {
  const { rows } = await orm.execute<{ isSlow: boolean }>(sql`
    select reltuples > ${manyStacks}
      and not exists (select from pg_index where indexrelid = to_regclass(${name}) and indisvalid) as "isSlow"
    from pg_class where oid = 'stack'::regclass`);
  if (rows[0]?.isSlow !== true) return undefined;
  return `Searches read every stack, because the index ${name} is missing. The owner of the tables makes it with: ${searchIndexStatements.join('; ').replace(/\s+/g, ' ')}`;
}
