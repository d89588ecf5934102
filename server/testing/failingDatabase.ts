import { drizzle } from 'drizzle-orm/pglite';
import type { Database } from '../db/client';
import * as schema from '../db/schema';

export async function failingDatabase() {
  let left = Number.POSITIVE_INFINITY;
  const logQuery = () => {
    left -= 1;
    if (left < 0) throw new Error('the connection is broken');
  };
  const client = await globalThis.workerPglite();
  const orm = drizzle({ client, schema, casing: 'snake_case', logger: { logQuery } });
  const database: Database = {
    orm,
    unrecorded: orm,
    tidy: async () => {},
    close: async () => {},
  };
  return {
    database,
    breakingAfter: async (statements: number, act: () => Promise<unknown>): Promise<boolean> => {
      left = statements;
      await act();
      const hasBroken = left < 0;
      left = Number.POSITIVE_INFINITY;
      return hasBroken;
    },
  };
}
