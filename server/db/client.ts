import type { PGlite } from '@electric-sql/pglite';
import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/pglite';
import * as schema from './schema';

/** What a statement of no builder returns, in PGlite and in node-postgres. */
interface Rows<Row> {
  rows: Row[];
}

interface RowsHKT extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/** The database, or a transaction in it. */
export type Orm = PgDatabase<RowsHKT, typeof schema, ExtractTablesWithRelations<typeof schema>>;

export interface Database {
  orm: Orm;
  /** What a server does by itself in time, and the embedded database never: statistics, and a map of what is visible. */
  tidy: () => Promise<void>;
  close: () => Promise<void>;
}

/** Both drivers alike. */
export const drizzleOptions = { schema, casing: 'snake_case' } as const;

/** The caller migrates the schema. */
export function databaseOn(client: PGlite): Database {
  return {
    orm: drizzle({ client, ...drizzleOptions }),
    tidy: async () => void (await client.exec('vacuum analyze')),
    close: () => client.close(),
  };
}
