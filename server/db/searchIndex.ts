import { sql } from 'drizzle-orm';
import type { Orm } from './client';

const name = 'stack_search';

/**
 * The expression is that of `searchedText`. Not every owner may make the extension, and the index takes half a
 * minute for a million stacks, so that no migration makes it.
 */
export const searchIndexStatements = [
  'create extension if not exists pg_trgm',
  `create index concurrently if not exists ${name} on stack using gin
    (coalesce(search_text, stack_number || chr(10) || coalesce(polter_id, '')) gin_trgm_ops)`,
];

/** Reading this many stacks for each search is noticed. */
const manyStacks = 50_000;

/** @returns what an operator is told, or undefined where searches are quick */
export async function slowSearch(orm: Orm): Promise<string | undefined> {
  const { rows } = await orm.execute<{ isSlow: boolean }>(sql`
    select reltuples > ${manyStacks} and to_regclass(${name}) is null as "isSlow"
    from pg_class where oid = 'stack'::regclass`);
  if (rows[0]?.isSlow !== true) return undefined;
  return `Searches read every stack, because the index ${name} is missing. The owner of the tables makes it with: ${searchIndexStatements.join('; ').replace(/\s+/g, ' ')}`;
}
