import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient } from 'pg';
import { type Database, drizzleOptions, type WritableOrm } from './client';
import { ConnectionQueue } from './connectionQueue';
import { isAway, isClosedToChanges, reasonOf } from './databaseFailure';
import type { DatabaseAddress } from './databaseUrl';
import { onlyReads, repeatConflicts, repeatLostRead } from './repeats';

interface Connecting {
  address: DatabaseAddress;
  /** The most connections at a time. */
  poolSize: number;
  /** By which the server lists the connections. */
  applicationName?: string;
  /** A statement ends after it; a transaction may ask for longer (`allowLongStatements`). 0: never. */
  statementSeconds?: number;
  /** Milliseconds that a call waits for a free connection before it is answered 503. 0: for ever. */
  longestWait?: number;
  /** Gets a line when the database goes away or takes no changes, and one when that is over. */
  onChange?: (line: string) => void;
}

/** Connects at the first statement. The caller checks that the schema is the program's. */
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
  // Drizzle's own keeps the connection for ever when it is lost before the transaction begins.
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
      // It may have written nothing.
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

/** Drizzle gives the statement as part of an object. */
function textOf(statement: unknown): string {
  if (typeof statement === 'object' && statement !== null && 'text' in statement)
    return String(statement.text);
  return String(statement);
}

/** A change of no row succeeds on a full disk too. */
function hasWritten(result: unknown): boolean {
  return typeof result === 'object' && result !== null && 'rowCount' in result && Number(result.rowCount) > 0;
}

interface Lines {
  begins: (reason: string) => string;
  ends: string;
}

/** One line where a fault begins, one where it ends, and none for the calls that meet it. */
function changesTold(
  onChange: (line: string) => void,
  isFault: (failure: unknown) => boolean,
  { begins, ends }: Lines,
) {
  // Before the first answer, whoever starts says it.
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
