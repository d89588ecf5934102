import { isDeepStrictEqual } from 'node:util';
import { and, arrayContains, eq, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Orm, WritableOrm } from '../db/client';
import { isOneOfIds } from '../db/isOneOfIds';
import { notWithdrawn } from '../db/notWithdrawn';
import { organization } from '../db/schema';
import { numberForm } from '../db/searchText';
import { type StackRecord, stack, stackDecision } from '../db/stackSchema';
import { judged } from '../domain/decisions';
import { doubtsOf, farFromOthersKm, othersNeeded } from '../domain/doubts';
import { positionOf } from '../domain/fieldValue';
import { workCountriesOf } from '../domain/workCountries';
import { isNear, isPositioned, isWithinRadius } from './stackDistance';

const other = alias(stack, 'other');

function farFromAll(orm: Orm): SQL<boolean> {
  const others = (more?: SQL) =>
    orm
      .select({ one: sql`1` })
      .from(other)
      .where(
        and(
          eq(other.departmentId, stack.departmentId),
          ne(other.id, stack.id),
          isNull(other.withdrawnAt),
          isPositioned(true, other),
          more,
        ),
      );
  const near = others(isNear(stack, other, farFromOthersKm));
  const enough = others().limit(othersNeeded);
  // Without a position no stack is near, and the whole department would be read.
  return sql`case when ${isPositioned(true)} then
    (select count(*) from (${enough}) enough) = ${othersNeeded} and not exists (${near}) else false end`;
}

function numberTwice(orm: Orm): SQL<boolean> {
  const twins = orm
    .select({ one: sql`1` })
    .from(other)
    .where(
      and(
        eq(other.departmentId, stack.departmentId),
        ne(other.id, stack.id),
        sql`${numberForm(other)} = ${numberForm(stack)}`,
      ),
    );
  return sql`exists (${twins})`;
}

type Decisions = Pick<typeof stackDecision.$inferSelect, 'subject' | 'about'>[];

const decisionsOfStack = sql<Decisions>`(
  select coalesce(json_agg(json_build_object('subject', ${stackDecision.subject}, 'about', ${stackDecision.about})), '[]')
  from ${stackDecision} where ${stackDecision.stackId} = ${stack.id})`;

/**
 * Only doubts and decisions that have changed are written. Stacks that another call has locked are skipped,
 * because that call judges them itself.
 */
async function judge(transaction: WritableOrm, which: SQL | undefined, now: Date): Promise<void> {
  const rows = await transaction
    .select({
      stack: {
        id: stack.id,
        stackNumber: stack.stackNumber,
        latitude: stack.latitude,
        longitude: stack.longitude,
        registrationDateTime: stack.registrationDateTime,
        measurementDateTime: stack.measurementDateTime,
        state: stack.state,
        evidenceFailed: stack.evidenceFailed,
        failedChecks: stack.failedChecks,
        doubts: stack.doubts,
        decided: stack.decided,
      },
      country: organization.country,
      workCountries: organization.workCountries,
      isFarFromOthers: farFromAll(transaction),
      isNumberTwice: numberTwice(transaction),
      decisions: decisionsOfStack,
    })
    .from(stack)
    .innerJoin(organization, eq(organization.id, stack.organizationId))
    .where(which)
    .for('no key update', { of: stack, skipLocked: true });
  const changed = rows.flatMap(({ stack: row, country, workCountries, decisions, ...others }) => {
    const countries = workCountriesOf(country, workCountries);
    const { evidenceFailed, doubts, decided } = row;
    const verdict = judged(row, doubtsOf(row, { countries, ...others, now }), decisions);
    return isDeepStrictEqual(verdict, { evidenceFailed, doubts, decided })
      ? []
      : [{ id: row.id, ...verdict }];
  });
  if (changed.length === 0) return;
  await transaction.execute(sql`
    update ${stack} set evidence_failed = judged."evidenceFailed", doubts = judged.doubts, decided = judged.decided
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)
      as judged (id uuid, "evidenceFailed" boolean, doubts text[], decided text[])
    where ${stack.id} = judged.id`);
}

export function judgeStacks(transaction: WritableOrm, ids: readonly string[], now: Date): Promise<void> {
  return judge(transaction, isOneOfIds(stack.id, ids), now);
}

export async function judgeEqualNumbers(
  transaction: WritableOrm,
  departmentIds: readonly string[],
  now: Date,
): Promise<void> {
  if (departmentIds.length === 0) return;
  await judge(
    transaction,
    and(isOneOfIds(stack.departmentId, [...new Set(departmentIds)]), hasEqualNumber),
    now,
  );
}

const hasEqualNumber = and(isNotNull(stack.doubts), arrayContains(stack.doubts, ['NumberTwice']));

/**
 * A change of a stack's row may also raise or clear doubts about other stacks of its department. The caller
 * has locked the department.
 */
export async function judgeStack(
  transaction: WritableOrm,
  row: Pick<StackRecord, 'id' | 'departmentId' | 'latitude' | 'longitude'>,
  now: Date,
): Promise<void> {
  const ofDepartment = eq(stack.departmentId, row.departmentId);
  const positioned = await transaction
    .select({ id: stack.id })
    .from(stack)
    .where(and(notWithdrawn, ofDepartment, isPositioned(true)))
    .limit(2 * othersNeeded + 1);
  // In a small department, a further stack may be the tenth one, without which there is no doubt about the
  // position of another.
  const isSmall = positioned.length <= 2 * othersNeeded;
  const position = positionOf({ ...row, height: null, accuracy: null });
  const isCleared =
    position &&
    and(
      ofDepartment,
      isNotNull(stack.doubts),
      arrayContains(stack.doubts, ['FarFromOthers']),
      isWithinRadius(position, farFromOthersKm),
    );
  // One of two equal numbers may just have been changed.
  const ofNumber = and(ofDepartment, hasEqualNumber);
  const others = isSmall ? ofDepartment : or(isCleared || undefined, ofNumber);
  await judge(transaction, or(eq(stack.id, row.id), others), now);
}

/**
 * Judges a stack that is no longer at its former position, and those stacks of its department that had no
 * other stack near them. The caller has locked the department.
 * @param row before the stack was moved
 */
export async function judgeWithout(
  transaction: WritableOrm,
  row: Pick<StackRecord, 'id' | 'departmentId' | 'latitude' | 'longitude'>,
  now: Date,
): Promise<void> {
  await judgeStack(transaction, row, now);
  const position = positionOf({ ...row, height: null, accuracy: null });
  if (position === null) return;
  const alone = await transaction
    .select({ id: stack.id })
    .from(stack)
    .where(
      and(
        notWithdrawn,
        eq(stack.departmentId, row.departmentId),
        isWithinRadius(position, farFromOthersKm),
        farFromAll(transaction),
      ),
    );
  await judgeStacks(
    transaction,
    alone.map(({ id }) => id),
    now,
  );
}
