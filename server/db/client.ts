import type { PGlite } from '@electric-sql/pglite';
import { drizzle, type PgliteDatabase } from 'drizzle-orm/pglite';
import * as schema from './schema';

export type Orm = PgliteDatabase<typeof schema>;

export interface Database {
  orm: Orm;
  close: () => Promise<void>;
}

/** Wraps a running PGlite; its schema is the caller's business. */
export function databaseOn(client: PGlite): Database {
  return { orm: drizzle({ client, schema, casing: 'snake_case' }), close: () => client.close() };
}
