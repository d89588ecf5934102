import { openAsBlob } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { TestEnvironment } from 'jest-environment-node';
import { breachOf } from './api/contractBreach';
import { createFromDemo, urlOnServer } from './databaseServer';
import { demoDump } from './preparedFiles';

// This file and its imports are outside of Jest's sandbox, in which PGlite does not start, and are loaded
// once for each worker. PGlite is made when a file first asks for it.
let shared: Promise<PGlite> | undefined;
let databaseUrl: Promise<string | undefined> | undefined;

// After a write PostgreSQL sets timers for its statistics, seconds long, which would keep Jest from ending.
globalThis.setTimeout = new Proxy(globalThis.setTimeout, {
  apply(setTimer, self, argumentList) {
    const timer = Reflect.apply(setTimer, self, argumentList);
    if (String(argumentList[0]).includes('emscripten')) timer.unref();
    return timer;
  },
});

export default class ServiceEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, {
      contractBreach: breachOf,
      workerPglite: () => {
        shared ??= newPglite();
        return shared;
      },
      workerDatabaseUrl: () => {
        databaseUrl ??= newDatabase();
        return databaseUrl;
      },
    });
  }

  override async teardown(): Promise<void> {
    await this.global.closeDatabase?.();
    await super.teardown();
  }
}

async function newDatabase(): Promise<string | undefined> {
  if (process.env.TEST_DATABASE_URL === undefined) return undefined;
  const name = `stackyard_test_${process.env.JEST_WORKER_ID}`;
  await createFromDemo(name);
  return urlOnServer(name);
}

async function newPglite(): Promise<PGlite> {
  const { PGlite } = await import('@electric-sql/pglite');
  return PGlite.create({ loadDataDir: await openAsBlob(demoDump()) });
}
