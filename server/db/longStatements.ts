import { sql } from 'drizzle-orm';
import type { Orm } from './client';

/**
 * Lets the statements of a transaction run for ten minutes instead of seconds. For what touches each stack of an
 * organisation, or of a filter: its deletion, and an export.
 */
export async function allowLongStatements(transaction: Orm): Promise<void> {
  await transaction.execute(sql`set local statement_timeout = '10min'`);
}
