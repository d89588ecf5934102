import { sql } from 'drizzle-orm';
import type { Orm } from './client';

/**
 * A transaction that touches every stack of an organisation or a filter, such as a deletion or an export, may
 * run statements for ten minutes instead of seconds.
 */
export async function allowLongStatements(transaction: Orm): Promise<void> {
  await transaction.execute(sql`set local statement_timeout = '10min'`);
}
