import { sql } from 'drizzle-orm';
import type { Orm } from './client';
import { isAway, isUnavailable, reasonOf } from './databaseFailure';
import { schemaAge } from './migrations';

export class DatabaseServerError extends Error {
  override name = 'DatabaseServerError';
}

const oldestServer = 15;

/**
 * The check runs before anything is written.
 * @throws DatabaseServerError if the server cannot hold the data at all
 */
export async function requireServer(orm: Orm): Promise<void> {
  const [found] = await answerOf(async () => {
    const { rows } = await orm.execute<{
      version: string;
      encoding: string;
      lowers: boolean;
      sorts: boolean;
      readOnly: string;
    }>(sql`select current_setting('server_version') as version, current_setting('server_encoding') as encoding,
      lower('ÆŁ') = 'æł' as lowers, current_setting('transaction_read_only') as "readOnly",
      exists (select from pg_collation where collname = 'und-x-icu') as sorts`);
    return rows;
  });
  if (found === undefined) throw new DatabaseServerError('The database does not answer.');
  const { version, encoding, lowers, sorts, readOnly } = found;
  if (Number.parseInt(version, 10) < oldestServer)
    throw new DatabaseServerError(
      `The database runs PostgreSQL ${version}; Stackyard needs ${oldestServer} or newer.`,
    );
  if (encoding !== 'UTF8' || !lowers)
    throw new DatabaseServerError(
      'The database does not know letters such as Æ and Ł. Create it with: createdb --template=template0 --encoding=UTF8 --locale=C.UTF-8',
    );
  if (!sorts)
    throw new DatabaseServerError(
      'The database cannot sort names: its PostgreSQL was built without ICU (collation und-x-icu).',
    );
  if (readOnly === 'on') throw new DatabaseServerError('The database is read-only.');
}

/**
 * The clocks of this machine and the database may differ by this many seconds. Two machines that run the
 * service then differ by a minute at most, and each accepts the tokens that the other signs.
 */
const largestDifference = 30;

export async function faultOfServer(orm: Orm, now = () => new Date()): Promise<string | undefined> {
  const { rows } = await orm.execute<{ readOnly: string; seconds: number }>(
    sql`select current_setting('transaction_read_only') as "readOnly", extract(epoch from clock_timestamp())::float8 as seconds`,
  );
  const [found] = rows;
  if (found?.readOnly === 'on') return 'The database is read-only.';
  const ahead = Math.round(now().getTime() / 1000 - (found?.seconds ?? 0));
  if (Math.abs(ahead) <= largestDifference) return undefined;
  return `The clock of this machine is ${Math.abs(ahead)} seconds ${ahead > 0 ? 'ahead of' : 'behind'} the database's; Stackyard needs both within ${largestDifference}.`;
}

/**
 * @throws DatabaseServerError if calls would be refused. Migrating and backing up do not check this, because
 * they need no accurate clock.
 */
export async function requireService(orm: Orm): Promise<void> {
  const fault = await answerOf(() => faultOfServer(orm));
  if (fault !== undefined) throw new DatabaseServerError(fault);
}

/** @throws DatabaseServerError if another version of the program made the schema */
export async function requireSchema(orm: Orm): Promise<void> {
  const age = await answerOf(() => schemaAge(orm));
  if (age === 'older')
    throw new DatabaseServerError(
      'The database is older than this program, or empty. Bring it up to date with: stackyard migrate',
    );
  if (age === 'newer') throw newerSchema();
}

export function newerSchema(): DatabaseServerError {
  return new DatabaseServerError(
    'A newer version of Stackyard has changed the database; this program is too old for it.',
  );
}

async function answerOf<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (failure) {
    if (isAway(failure))
      throw new DatabaseServerError(`The database cannot be reached (${reasonOf(failure)}).`, {
        cause: failure,
      });
    if (isUnavailable(failure))
      throw new DatabaseServerError(`The database cannot serve (${reasonOf(failure)}).`, { cause: failure });
    throw failure;
  }
}
