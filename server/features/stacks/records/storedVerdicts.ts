import { and, asc, eq, gt, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { WritableOrm } from '../../../db/client';
import { isOneOfIds } from '../../../db/isOneOfIds';
import { organization } from '../../../db/schema';
import { stack } from '../../../db/stackSchema';
import { instrumentOf } from '../../../domain/measuredFigures';
import { checkEvidence, verdictRules } from '../../../domain/stackEvidence';
import { noId } from '../../../stacks/judgeStacksAgain';
import { judgeStacks } from '../../../stacks/storedDoubts';
import { cardsOnce, readerOf, rowsWhere } from './stackRecords';

const portion = 100;

/**
 * Checks the next stacks of an organisation again if their stored checks and doubts were computed by the
 * rules of an older version of the program, or with former countries. `judgedUpTo` is the id of the last
 * stack that was checked.
 * @returns whether there may be more
 */
export function judgeNext(orm: WritableOrm, now: Date): Promise<boolean> {
  return orm.transaction(async (transaction) => {
    const [found] = await transaction
      .select({ id: organization.id, judgedUpTo: organization.judgedUpTo })
      .from(organization)
      .where(or(ne(organization.judgedBy, verdictRules), isNotNull(organization.judgedUpTo)))
      .limit(1)
      .for('no key update', { skipLocked: true });
    if (found === undefined) return false;
    const next = await transaction
      .select({ id: stack.id })
      .from(stack)
      .where(and(eq(stack.organizationId, found.id), gt(stack.id, found.judgedUpTo ?? noId)))
      .orderBy(asc(stack.id))
      .limit(portion);
    const ids = await held(
      transaction,
      next.map(({ id }) => id),
    );
    // Another call has locked the first stack, so it is tried again later.
    if (ids.length === 0 && next.length > 0) return false;
    await judgeAgain(transaction, ids, now);
    const isEnd = ids.length === next.length && next.length < portion;
    await transaction
      .update(organization)
      .set(isEnd ? { judgedUpTo: null, judgedBy: verdictRules } : { judgedUpTo: ids.at(-1) ?? noId })
      .where(eq(organization.id, found.id));
    return true;
  });
}

export async function judgeAgain(transaction: WritableOrm, ids: readonly string[], now: Date): Promise<void> {
  await checkStoredEvidence(transaction, ids);
  await judgeStacks(transaction, ids, now);
}

async function held(transaction: WritableOrm, ids: readonly string[]): Promise<string[]> {
  const rows = await transaction
    .select({ id: stack.id })
    .from(stack)
    .where(isOneOfIds(stack.id, ids))
    .orderBy(asc(stack.id))
    .for('no key update', { skipLocked: true });
  const locked = new Set(rows.map(({ id }) => id));
  const first = ids.findIndex((id) => !locked.has(id));
  return ids.slice(0, first === -1 ? ids.length : first);
}

async function checkStoredEvidence(transaction: WritableOrm, ids: readonly string[]): Promise<void> {
  const cardOf = cardsOnce(transaction);
  const rows = await rowsWhere(transaction, isOneOfIds(stack.id, ids));
  const checked: object[] = [];
  for (const row of rows) {
    const definition = (await cardOf(row.cardVersionId))?.definition;
    const { failedChecks, faceDifference } = checkEvidence(definition ?? null, row.stack, {
      read: definition ? readerOf(definition, row) : ({ fieldType }) => ({ fieldType, value: null }),
      instrument: row.measurement && instrumentOf(row.measurement, row.country),
    });
    checked.push({ id: row.stack.id, failedChecks, faceDifference });
  }
  await transaction.execute(sql`
    update ${stack} set failed_checks = checked."failedChecks", face_difference = checked."faceDifference"
    from jsonb_to_recordset(${JSON.stringify(checked)}::jsonb)
      as checked (id uuid, "failedChecks" text[], "faceDifference" float8)
    where ${stack.id} = checked.id and (failed_checks, face_difference)
      is distinct from (checked."failedChecks", checked."faceDifference")`);
}
