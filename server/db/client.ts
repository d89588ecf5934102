import type { PGlite } from '@electric-sql/pglite';
import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { drizzle, type PgliteQueryResultHKT } from 'drizzle-orm/pglite';
import * as schema from './schema';

/** The database, or a transaction in it. */
export type Orm = PgDatabase<PgliteQueryResultHKT, typeof schema, ExtractTablesWithRelations<typeof schema>>;

export interface Database {
  orm: Orm;
  close: () => Promise<void>;
}

/** The caller migrates the schema. */
export function databaseOn(client: PGlite): Database {
  return { orm: drizzle({ client, schema, casing: 'snake_case' }), close: () => client.close() };
}
