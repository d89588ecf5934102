import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import { attempt } from '../db/accountSchema';
import type { Orm, WritableOrm } from '../db/client';
import { hashOf } from './tokens/secretToken';

export interface Limit {
  most: number;
  minutes: number;
}

export interface AttemptCount extends Limit {
  key: string;
  /** While this key is remembered, the attempt is counted, but a full count does not refuse it. */
  unless?: string;
}

/**
 * The key is a hash, because the table must not hold e-mail addresses, or passwords that people type into the
 * e-mail field.
 */
export function attemptKey(...parts: readonly string[]): string {
  return hashOf(JSON.stringify(parts));
}

function countRows(counts: readonly AttemptCount[], now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  const column = (values: readonly unknown[], type: 'text' | 'int') =>
    sql`${sql.param(values)}::${sql.raw(type)}[]`;
  return sql`wanted as (
    select count.key, most, ${at} - length as since, ${at} + length as expires_at,
      exists (select from ${attempt} as known where known.key = count.unless and known.expires_at > ${at}) as is_free
    from unnest(
      ${column(
        counts.map(({ key }) => key),
        'text',
      )},
      ${column(
        counts.map(({ most }) => most),
        'int',
      )},
      ${column(
        counts.map(({ minutes }) => minutes),
        'int',
      )},
      ${column(
        counts.map(({ unless }) => unless ?? null),
        'text',
      )}
    ) as count (key, most, minutes, unless), make_interval(mins => minutes) as length
  )`;
}

const oldest = sql`kept.moments[cardinality(kept.moments) - most + 1]`;

/**
 * The attempt is added to all counts in one statement or, if one of them is full, to none.
 * @returns whether it was counted
 */
export async function countAttempt(
  orm: WritableOrm,
  counts: readonly AttemptCount[],
  now: Date,
): Promise<boolean> {
  // Rows are locked in the order of keys, so that two calls never wait for each other.
  const { rows } = await orm.execute<{ key: string }>(sql`
    with ${countRows(counts, now)}
    insert into ${attempt} as kept (key, moments, expires_at)
    select key, array[${now.toISOString()}::timestamptz], expires_at from wanted
    where not exists (
      select from wanted join ${attempt} as kept using (key) where not is_free and ${oldest} > since
    )
    order by key
    on conflict (key) do update set
      moments = array(
        select moment from wanted, unnest(kept.moments) as moment where wanted.key = kept.key and moment > since
      ) || excluded.moments,
      expires_at = excluded.expires_at
    where (
      select is_free or coalesce(${oldest} <= since, true) from wanted where wanted.key = kept.key
    )
    returning key`);
  if (rows.length === counts.length) return true;
  // Another attempt was counted between the look at the table and the lock of its row.
  const counted = rows.map(({ key }) => key);
  if (counted.length > 0) await takeBack(orm, counted, now);
  return false;
}

/** @returns milliseconds until none of the counts is full; 0 if none is full now */
export async function waitFor(orm: Orm, counts: readonly AttemptCount[], now: Date): Promise<number> {
  const { rows } = await orm.execute<{ wait: number | null }>(sql`
    with ${countRows(counts, now)}
    select max(extract(epoch from ${oldest} - since) * 1000)::float8 as wait
    from wanted join ${attempt} as kept using (key)
    where not is_free`);
  return Math.max(0, rows[0]?.wait ?? 0);
}

export async function takeBack(orm: WritableOrm, keys: readonly string[], moment: Date): Promise<void> {
  const index = sql`array_position(moments, ${moment.toISOString()}::timestamptz)`;
  await orm.execute(sql`
    update ${attempt} set moments = moments[:${index} - 1] || moments[${index} + 1:]
    where key = any(array(
      select key from ${attempt} where key = any(${sql.param(keys)}::text[]) order by key for update
    )) and ${index} is not null`);
}

export async function remember(orm: WritableOrm, key: string, minutes: number, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + minutes * 60_000);
  await orm
    .insert(attempt)
    .values({ key, moments: [], expiresAt })
    .onConflictDoUpdate({ target: attempt.key, set: { expiresAt } });
}

export async function isRemembered(orm: Orm, key: string, now: Date): Promise<boolean> {
  const [remembered] = await orm
    .select({ key: attempt.key })
    .from(attempt)
    .where(and(eq(attempt.key, key), gt(attempt.expiresAt, now)));
  return remembered !== undefined;
}
