import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * Names are sorted alike in every language and on every database, whatever order the database itself has:
 * "Ærø" comes before "Zelt", and "abc" among names in capitals.
 */
export function byName(name: SQLWrapper): SQL {
  return sql`${name} collate "und-x-icu"`;
}

/**
 * Digits in stack numbers are compared as numbers: 2 comes before 10, and a3 before Zebra. The expression
 * must be the same as in the index `stack_by_number`, or PostgreSQL does not use the index.
 */
export function byNumber(number: SQLWrapper): SQL {
  return sql`${number} collate "stack_number_order"`;
}
