import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient } from 'pg';
import { type Database, drizzleOptions, type WritableOrm } from './client';
import { isAway, reasonOf } from './databaseFailure';
import type { DatabaseAddress } from './databaseUrl';
import { repeatConflicts, repeatLostRead } from './repeats';

interface Connecting {
  address: DatabaseAddress;
  /** The most connections at a time. */
  poolSize: number;
  /** A statement ends after it; a transaction may ask for longer (`allowLongStatements`). 0: never. */
  statementSeconds?: number;
  /** Milliseconds that a call waits for a free connection before it is answered 503. 0: for ever. */
  longestWait?: number;
  /** Gets a line when the database goes away, and one when it is back. */
  onChange?: (line: string) => void;
}

/** Connects at the first statement. The caller checks that the schema is the program's. */
export function openPostgres({
  address,
  poolSize,
  statementSeconds = 15,
  longestWait = 5000,
  onChange = () => undefined,
}: Connecting): Database {
  const pool = new Pool({
    ...address,
    max: poolSize,
    connectionTimeoutMillis: longestWait,
    keepAlive: true,
    application_name: 'stackyard',
    client_encoding: 'UTF8',
    // With the connection and not by a statement, which would be lost or passed on behind a pooler.
    options: [
      `statement_timeout=${statementSeconds * 1000}`,
      'idle_in_transaction_session_timeout=60000',
      'timezone=UTC',
      'datestyle=ISO',
    ]
      .map((setting) => `-c ${setting}`)
      .join(' '),
  });
  // Without listeners, a server that ends its connections would end this process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const watched = changesTold(onChange);
  pool.query = new Proxy(pool.query, {
    apply: (query, _self, parameters) =>
      watched(() =>
        repeatLostRead(textOf(parameters[0]), async () => Reflect.apply(query, pool, parameters)),
      ),
  });
  const orm: WritableOrm = drizzle({ client: pool, ...drizzleOptions });
  // Drizzle's own keeps the connection for ever when it is lost before the transaction begins.
  orm.transaction = (act, config) =>
    watched(() =>
      repeatConflicts(async () => {
        const client = await pool.connect();
        try {
          return await ormOn(client).transaction(act, config);
        } finally {
          client.release();
        }
      }),
    );
  return { orm, unrecorded: orm, tidy: async () => undefined, close: () => pool.end() };
}

function ormOn(client: PoolClient): WritableOrm {
  return drizzle({ client, ...drizzleOptions });
}

/** Drizzle gives the statement as part of an object. */
function textOf(statement: unknown): string {
  if (typeof statement === 'object' && statement !== null && 'text' in statement)
    return String(statement.text);
  return String(statement);
}

/** One line for a database that goes away, and none for the calls that find it so. */
function changesTold(onChange: (line: string) => void) {
  // Before the first answer, whoever starts says it.
  let wasAway: boolean | undefined;
  return async <Result>(act: () => Promise<Result>): Promise<Result> => {
    try {
      const result = await act();
      if (wasAway) onChange('The database answers again.');
      wasAway = false;
      return result;
    } catch (failure) {
      if (isAway(failure) && wasAway === false) {
        wasAway = true;
        onChange(`The database does not answer (${reasonOf(failure)}).`);
      }
      throw failure;
    }
  };
}
