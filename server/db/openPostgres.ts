import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient } from 'pg';
import { type Database, drizzleOptions, type WritableOrm } from './client';
import { ConnectionQueue } from './connectionQueue';
import { isAway, isClosedToChanges, reasonOf } from './databaseFailure';
import type { DatabaseAddress } from './databaseUrl';
import { onlyReads, repeatConflicts, repeatLostRead } from './repeats';

/**
 * The server shows `applicationName` in its list of connections. A statement is cancelled after
 * `statementSeconds`, and 0 means never; a transaction may ask for longer (`allowLongStatements`). A call
 * waits `longestWait` milliseconds for a free connection before it is answered 503; 0 means for ever.
 * `onChange` receives one line when the database cannot be reached or takes no changes, and one when it works
 * again.
 */
interface Connecting {
  address: DatabaseAddress;
  poolSize: number;
  applicationName?: string;
  statementSeconds?: number;
  longestWait?: number;
  onChange?: (line: string) => void;
}

/**
 * The connection is made at the first statement. The caller must check that the schema is that of the
 * program.
 */
export function openPostgres({
  address,
  poolSize,
  applicationName = 'stackyard',
  statementSeconds = 15,
  longestWait = 5000,
  onChange = () => undefined,
}: Connecting): Database {
  const pool = new Pool({
    ...address,
    max: poolSize,
    connectionTimeoutMillis: longestWait,
    keepAlive: true,
    application_name: applicationName,
    client_encoding: 'UTF8',
    // The limits are sent when connecting. Behind a pooler, a statement that sets them would be lost, or
    // apply to somebody else's calls.
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
  const watched = changesTold(onChange, isAway, {
    begins: (reason) => `The database does not answer (${reason}).`,
    ends: 'The database answers again.',
  });
  const watchedChange = changesTold(onChange, isClosedToChanges, {
    begins: (reason) => `The database takes no changes (${reason}).`,
    ends: 'The database takes changes again.',
  });
  const queue = new ConnectionQueue({ parallel: poolSize, longestWait });
  pool.query = new Proxy(pool.query, {
    apply: (query, _self, parameters) => {
      const text = textOf(parameters[0]);
      const act = () =>
        watched(() =>
          queue.run(() => repeatLostRead(text, async () => Reflect.apply(query, pool, parameters))),
        );
      return onlyReads(text) ? act() : watchedChange(act, hasWritten);
    },
  });
  const orm: WritableOrm = drizzle({ client: pool, ...drizzleOptions });
  // Drizzle's own transaction keeps the connection for ever when it is lost before the transaction begins.
  orm.transaction = (act, config) =>
    watchedChange(
      () =>
        watched(() =>
          repeatConflicts(() =>
            queue.run(async () => {
              const client = await pool.connect();
              try {
                return await ormOn(client).transaction(act, config);
              } finally {
                client.release();
              }
            }),
          ),
        ),
      // The transaction may have written nothing.
      () => false,
    );
  return {
    orm,
    unrecorded: orm,
    tidy: async () => undefined,
    close: () => pool.end(),
  };
}

function ormOn(client: PoolClient): WritableOrm {
  return drizzle({ client, ...drizzleOptions });
}

function textOf(statement: unknown): string {
  if (typeof statement === 'object' && statement !== null && 'text' in statement)
    return String(statement.text);
  return String(statement);
}

function hasWritten(result: unknown): boolean {
  return typeof result === 'object' && result !== null && 'rowCount' in result && Number(result.rowCount) > 0;
}

interface Lines {
  begins: (reason: string) => string;
  ends: string;
}

function changesTold(
  onChange: (line: string) => void,
  isFault: (failure: unknown) => boolean,
  { begins, ends }: Lines,
) {
  // Before the first answer, the starting program itself reports the fault.
  let isFaulty: boolean | undefined;
  return async <Result>(
    act: () => Promise<Result>,
    isProof: (result: Result) => boolean = () => true,
  ): Promise<Result> => {
    try {
      const result = await act();
      if (isFaulty && isProof(result)) {
        onChange(ends);
        isFaulty = false;
      }
      isFaulty ??= false;
      return result;
    } catch (failure) {
      if (isFault(failure) && isFaulty === false) {
        isFaulty = true;
        onChange(begins(reasonOf(failure)));
      }
      throw failure;
    }
  };
}
