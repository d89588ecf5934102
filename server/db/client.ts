import type { PGlite } from '@electric-sql/pglite';
import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/pglite';
import { ConnectionQueue } from './connectionQueue';
import * as schema from './schema';

interface Rows<Row> {
  rows: Row[];
}

interface RowsHKT extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/**
 * A change gets a writable database from `recordChanges` or `onlyOnce`, which require a list of the changes
 * for the history.
 */
export type WritableOrm = PgDatabase<RowsHKT, typeof schema, ExtractTablesWithRelations<typeof schema>>;

export type Orm = Omit<WritableOrm, 'insert' | 'update' | 'delete' | 'transaction'>;

export interface Database {
  orm: Orm;
  /**
   * This client writes data that the history does not record: sessions, links, mails, times of last use and
   * the seed of the demo.
   */
  unrecorded: WritableOrm;
  tidy: () => Promise<void>;
  close: () => Promise<void>;
}

export const drizzleOptions = { schema, casing: 'snake_case' } as const;

export function databaseOn(client: PGlite): Database {
  const queue = new ConnectionQueue({ parallel: 1 });
  const query = new Proxy(client.query, {
    apply: (query, _self, parameters) => queue.run(async () => Reflect.apply(query, client, parameters)),
  });
  // The client's methods read private fields, which a proxy does not have.
  const queued = new Proxy(client, {
    get: (target, key) => (key === 'query' ? query : boundTo(target, Reflect.get(target, key))),
  });
  const orm: WritableOrm = drizzle({ client: queued, ...drizzleOptions });
  const transactions = drizzle({ client, ...drizzleOptions });
  orm.transaction = (act, config) => queue.run(() => transactions.transaction(act, config));
  return {
    orm,
    unrecorded: orm,
    tidy: async () => void (await client.exec('vacuum analyze')),
    close: () => client.close(),
  };
}

function boundTo(client: PGlite, value: unknown): unknown {
  return typeof value === 'function' ? value.bind(client) : value;
}
