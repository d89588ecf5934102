import { and, arrayContains, asc, eq, gt, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Orm, WritableOrm } from '../../../db/client';
import { isOneOfIds } from '../../../db/isOneOfIds';
import { organization } from '../../../db/schema';
import { stack } from '../../../db/stackSchema';
import { doubtsOf, farFromOthers, openDoubts, othersNeeded } from '../../../domain/doubts';
import { workCountriesOf } from '../../../domain/workCountries';
import { isNear } from '../filters/stackDistance';

/** Rows in memory at a time. */
const portion = 500;

/** The first of all ids. */
const noId = '00000000-0000-0000-0000-000000000000';

const other = alias(stack, 'other');

/** Whether the department has enough other stacks with a position, and none of them is near. */
function isFarFromOthers(orm: Orm): SQL<boolean> {
  const others = (more: SQL | undefined) =>
    orm
      .select({ one: sql`1` })
      .from(other)
      .where(
        and(
          eq(other.departmentId, stack.departmentId),
          ne(other.id, stack.id),
          sql`(${other.latitude}, ${other.longitude}) <> (0, 0)`,
          more,
        ),
      );
  const near = others(isNear(stack, other, farFromOthers));
  const enough = others(undefined).limit(othersNeeded);
  return sql`(select count(*) from (${enough}) enough) = ${othersNeeded} and not exists (${near})`;
}

/** Writes what is doubtful about the stacks where that has changed. A stack that another call holds is left to that. */
async function judge(transaction: WritableOrm, which: SQL | undefined, now: Date): Promise<void> {
  const rows = await transaction
    .select({
      stack: {
        id: stack.id,
        latitude: stack.latitude,
        longitude: stack.longitude,
        registrationDateTime: stack.registrationDateTime,
        measurementDateTime: stack.measurementDateTime,
        doubts: stack.doubts,
        lookedAt: stack.lookedAt,
      },
      country: organization.country,
      workCountries: organization.workCountries,
      isFarFromOthers: isFarFromOthers(transaction),
    })
    .from(stack)
    .innerJoin(organization, eq(organization.id, stack.organizationId))
    .where(which)
    .for('no key update', { of: stack, skipLocked: true });
  const changed = rows.flatMap(({ stack: row, country, workCountries, isFarFromOthers }) => {
    const countries = workCountriesOf(country, workCountries);
    const doubts = openDoubts(doubtsOf(row, { countries, isFarFromOthers, now }), row);
    return String(doubts) === String(row.doubts) ? [] : [{ id: row.id, doubts }];
  });
  if (changed.length === 0) return;
  await transaction.execute(sql`
    update ${stack} set doubts = (select array_agg(kind) from jsonb_array_elements_text(nullif(judged.doubts, 'null')) kind)
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as judged (id uuid, doubts jsonb)
    where ${stack.id} = judged.id`);
}

/**
 * Judges a stack after its row was written, and those of its department that it makes doubtful or clears: it may be the one that
 * others are far from, or near to. The caller holds the department.
 */
export async function judgeStack(
  transaction: WritableOrm,
  { id, departmentId }: { id: string; departmentId: string },
  now: Date,
): Promise<void> {
  // Up to twice as many as are needed, each new stack can be the first that makes another one doubtful.
  const few = 2 * othersNeeded;
  const first = await transaction
    .select({ id: stack.id })
    .from(stack)
    .where(eq(stack.departmentId, departmentId))
    .limit(few + 1);
  const isSmall = first.length <= few;
  const ofDepartment = eq(stack.departmentId, departmentId);
  const isDoubted = and(ofDepartment, arrayContains(stack.doubts, ['FarFromOthers']));
  await judge(transaction, isSmall ? ofDepartment : or(eq(stack.id, id), isDoubted), now);
}

/** Judges those stacks. */
export function judgeStacks(transaction: WritableOrm, ids: readonly string[], now: Date): Promise<void> {
  return judge(transaction, isOneOfIds(stack.id, ids), now);
}

/** Has all stacks of an organisation judged by the job: its countries have changed. */
export async function judgeStacksAgain(transaction: WritableOrm, organizationId: string): Promise<void> {
  await transaction.update(organization).set({ judgedUpTo: noId }).where(eq(organization.id, organizationId));
}

/**
 * Judges the next stacks of an organisation whose countries have changed.
 * @returns whether there may be more
 */
export function judgeNext(orm: WritableOrm, now: Date): Promise<boolean> {
  return orm.transaction(async (transaction) => {
    const [found] = await transaction
      .select({ id: organization.id, judgedUpTo: organization.judgedUpTo })
      .from(organization)
      .where(isNotNull(organization.judgedUpTo))
      .limit(1)
      .for('no key update', { skipLocked: true });
    if (!found?.judgedUpTo) return false;
    const rows = await transaction
      .select({ id: stack.id })
      .from(stack)
      .where(and(eq(stack.organizationId, found.id), gt(stack.id, found.judgedUpTo)))
      .orderBy(asc(stack.id))
      .limit(portion);
    const ids = rows.map(({ id }) => id);
    await judgeStacks(transaction, ids, now);
    const judgedUpTo = ids.length === portion ? (ids.at(-1) ?? null) : null;
    await transaction.update(organization).set({ judgedUpTo }).where(eq(organization.id, found.id));
    return true;
  });
}
