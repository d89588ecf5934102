const { TestEnvironment } = require('jest-environment-node');

// PGlite does not start inside Jest's sandbox. One instance per worker lives outside, made when a file first asks.
let shared;
let databaseUrl;

// After a write PostgreSQL sets timers for its statistics, seconds long, which would keep Jest from ending.
globalThis.setTimeout = new Proxy(globalThis.setTimeout, {
  apply(setTimer, self, argumentList) {
    const timer = Reflect.apply(setTimer, self, argumentList);
    if (new Error().stack.includes('@electric-sql/pglite')) timer.unref();
    return timer;
  },
});

class ServiceEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.workerPglite = () => {
      shared ??= import('@electric-sql/pglite').then(({ PGlite }) => PGlite.create());
      return shared;
    };
    this.global.workerDatabaseUrl = () => {
      databaseUrl ??= newDatabase(process.env.TEST_DATABASE_URL);
      return databaseUrl;
    };
  }

  async teardown() {
    await this.global.closeDatabase?.();
    await super.teardown();
  }
}

/** The database of the former run is dropped: it may have another schema. */
async function newDatabase(serverUrl) {
  if (serverUrl === undefined) return undefined;
  const { Client } = require('pg');
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

module.exports = ServiceEnvironment;
