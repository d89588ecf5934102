import { migrateToLatest } from '../db/migrations';
import { openPostgres } from '../db/openPostgres';
import { newerSchema, requireServer } from '../db/serverChecks';
import { readSettings, SettingsError } from '../settings/settings';

/**
 * If several processes start at the same time, one migrates and the others wait. The embedded database
 * migrates itself when it is opened.
 * @throws SettingsError, DatabaseServerError
 */
export async function migrate(): Promise<string[]> {
  const { databaseAddress } = readSettings(process.env);
  if (databaseAddress === undefined)
    throw new SettingsError('DATABASE_URL must name the database to bring up to date.');
  const database = openPostgres({ address: databaseAddress, poolSize: 1, statementSeconds: 0 });
  try {
    await requireServer(database.orm);
    if (!(await migrateToLatest(database.unrecorded))) throw newerSchema();
    return ['The database is up to date.'];
  } finally {
    await database.close();
  }
}
