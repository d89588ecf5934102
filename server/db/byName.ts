import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * Names sort alike in every language and on every database, whatever its own order is: "Ærø" stands before
 * "Zelt", and "abc" among the capitals.
 */
export function byName(name: SQLWrapper): SQL {
  return sql`${name} collate "und-x-icu"`;
}

/**
 * Digits in stack numbers sort as numbers: 2 stands before 10, and a3 before Zebra. The expression must match
 * its index.
 */
export function byNumber(number: SQLWrapper): SQL {
  return sql`${number} collate "stack_number_order"`;
}
