import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * The order of the names of people, organisations and what belongs to them: one for every language, the same whatever
 * the order of the database itself is. "Ærø" stands before "Zelt", and "abc" among the capitals.
 */
export function byName(name: SQLWrapper): SQL {
  return sql`${name} collate "und-x-icu"`;
}

/** The order of stack numbers, in which digits count as numbers: 2 stands before 10, and a3 before Zebra. In the words of its index. */
export function byNumber(number: SQLWrapper): SQL {
  return sql`${number} collate "stack_number_order"`;
}
