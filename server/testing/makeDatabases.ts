import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { databaseOn } from '../db/client';
import { readDatabaseUrl } from '../db/databaseUrl';
import { migrateToLatest } from '../db/migrations';
import { openDatabase } from '../db/openDatabase';
import { openPostgres } from '../db/openPostgres';
import { seedDatabase } from '../demo/seed/seedDatabase';
import { demoOptions } from './demoOptions';

// A process of its own makes these databases, which tests copy, because Jest does it three times as slowly.

async function makeFolders(folder: string): Promise<void> {
  const [empty, demo] = [path.join(folder, 'empty'), path.join(folder, 'demo')];
  await (await openDatabase(empty)).close();
  cpSync(empty, demo, { recursive: true });
  const client = await PGlite.create(path.join(demo, 'postgres'));
  await seedDatabase(databaseOn(client), demoOptions);
  const dump = await client.dumpDataDir('none');
  writeFileSync(path.join(folder, 'demo.tar'), Buffer.from(await dump.arrayBuffer()));
  await client.close();
}

async function fill(url: string): Promise<void> {
  const database = openPostgres({ address: readDatabaseUrl(url), poolSize: 1, statementSeconds: 0 });
  await migrateToLatest(database.unrecorded);
  await seedDatabase(database, demoOptions);
  // A server would do this by itself in time.
  await database.orm.execute('vacuum analyze');
  await database.close();
}

const [, , folder] = process.argv;
const { DATABASE_URL } = process.env;
if (DATABASE_URL !== undefined) await fill(DATABASE_URL);
else if (folder !== undefined) await makeFolders(folder);
