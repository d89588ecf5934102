import { spawnSync } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { Orm } from '../db/client';
import { openPostgres } from '../db/openPostgres';
import { requireSchema, requireServer } from '../db/serverChecks';
import { readSettings, SettingsError } from '../settings/settings';
import { CommandError } from './commandError';

/**
 * The password is removed from the URL, because everybody on the machine could read it in the list of
 * processes.
 */
function target(): { url: string; env: NodeJS.ProcessEnv } {
  const { databaseAddress } = readSettings(process.env);
  const url = new URL(process.env.DATABASE_URL ?? '');
  const password = decodeURIComponent(url.password);
  url.password = '';
  // The setting is ignored where the URL itself has an sslmode.
  const PGSSLMODE = databaseAddress?.ssl === false ? 'disable' : 'verify-full';
  return { url: url.href, env: { ...process.env, PGSSLMODE, ...(password ? { PGPASSWORD: password } : {}) } };
}

function run(program: string, ...parameters: string[]): void {
  const { url, env } = target();
  const { status, stderr, error } = spawnSync(program, [...parameters, `--dbname=${url}`], {
    env,
    encoding: 'utf8',
  });
  if (error)
    throw new CommandError(`${program} cannot be started. Install with: apt-get install postgresql-client`);
  if (status !== 0) throw new CommandError(`${program} failed: ${stderr.trim()}`);
}

/**
 * The file holds the database as it is at one moment; the service may go on running during the back-up. An
 * interrupted back-up keeps the name of a draft, so a file with the final name is complete. The command needs
 * PostgreSQL's own pg_dump, in the version of the server or a newer one.
 */
export async function backUp(to: string): Promise<string[]> {
  if (existsSync(to)) throw new CommandError(`${to} is there already. Choose another name.`);
  await withDatabase(requireSchema);
  const draft = `${to}.part`;
  // The file holds password hashes, and perhaps the secret that signs tokens, so nobody else on the machine may read it.
  process.umask(0o077);
  try {
    run('pg_dump', '--format=custom', '--no-owner', '--no-privileges', `--file=${draft}`);
    renameSync(draft, to);
  } finally {
    rmSync(draft, { force: true });
  }
  return [
    `Backed up into ${to}.`,
    'Photographs are not in it: back their store up, too (docs/operations.md).',
  ];
}

/** The database must be empty. `pg_restore` restores the whole file or nothing. */
export async function restore(from: string): Promise<string[]> {
  if (!existsSync(from)) throw new CommandError(`${from} is not there.`);
  await withDatabase(async (orm) => {
    const { rows } = await orm.execute(
      sql`select from pg_class join pg_namespace on pg_namespace.oid = relnamespace
        where nspname in ('public', 'drizzle') limit 1`,
    );
    if (rows.length > 0)
      throw new CommandError('The database is not empty. Create a new one for the restoration.');
  });
  run('pg_restore', '--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges', from);
  return ['Restored. Start the service, or bring an older back-up up to date first: stackyard migrate'];
}

async function withDatabase(act: (orm: Orm) => Promise<void>): Promise<void> {
  const { databaseAddress } = readSettings(process.env);
  if (databaseAddress === undefined) throw new SettingsError('DATABASE_URL must name the database.');
  const database = openPostgres({ address: databaseAddress, poolSize: 1 });
  try {
    await requireServer(database.orm);
    await act(database.orm);
  } finally {
    await database.close();
  }
}
