import type { PGlite } from '@electric-sql/pglite';
import { TestEnvironment } from 'jest-environment-node';
import { Client } from 'pg';
import { breachOf } from './api/contractBreach';

// What stands in this file and what it imports is outside of Jest's sandbox, and once for each worker.

// PGlite does not start inside the sandbox. It is made when a file first asks for it.
let shared: Promise<PGlite> | undefined;
let databaseUrl: Promise<string | undefined> | undefined;

// After a write PostgreSQL sets timers for its statistics, seconds long, which would keep Jest from ending.
globalThis.setTimeout = new Proxy(globalThis.setTimeout, {
  apply(setTimer, self, argumentList) {
    const timer = Reflect.apply(setTimer, self, argumentList);
    if (new Error().stack?.includes('@electric-sql/pglite')) timer.unref();
    return timer;
  },
});

export default class ServiceEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, {
      contractBreach: breachOf,
      workerPglite: () => {
        shared ??= import('@electric-sql/pglite').then(({ PGlite }) => PGlite.create());
        return shared;
      },
      workerDatabaseUrl: () => {
        databaseUrl ??= newDatabase(process.env.TEST_DATABASE_URL);
        return databaseUrl;
      },
    });
  }

  override async teardown(): Promise<void> {
    await this.global.closeDatabase?.();
    await super.teardown();
  }
}

/** The database of the former run is dropped: it may have another schema. */
async function newDatabase(serverUrl: string | undefined): Promise<string | undefined> {
  if (serverUrl === undefined) return undefined;
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  const name = `stackyard_test_${process.env.JEST_WORKER_ID}`;
  await client.query(`drop database if exists ${name} with (force)`);
  await client.query(`create database ${name} template template0 encoding 'UTF8' locale 'C.UTF-8'`);
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
