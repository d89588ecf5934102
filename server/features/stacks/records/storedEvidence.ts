import { and, asc, eq, gt, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { WritableOrm } from '../../../db/client';
import { meta } from '../../../db/schema';
import { stack } from '../../../db/stackSchema';
import { instrumentOf } from '../../../domain/measuredFigures';
import { evidenceFailed, evidenceRules } from '../../../domain/stackEvidence';
import { cardsOnce, readerOf, rowsWhere } from './stackRecords';
import { judgeStacks } from './storedDoubts';

/** Rows in memory at a time. */
const portion = 2000;

/** The first of all ids. */
const noId = '00000000-0000-0000-0000-000000000000';

/** Checks the measured stacks that were not checked yet: all of them in a data folder of a former version. */
export async function checkEvidence(orm: WritableOrm, now: Date): Promise<void> {
  const unchecked = and(ne(stack.state, 'PreRegistration'), isNull(stack.evidenceFailed));
  let last: string | undefined = noId;
  while (last !== undefined) last = await checkPortion(orm, last, now, unchecked);
}

/**
 * Checks the next stacks whose verdicts are by the rules of a former version. `meta` says how far that has come: `2 <id>`, or `2` at the end.
 * @returns whether there may be more
 */
export async function checkAgain(orm: WritableOrm, now: Date): Promise<boolean> {
  const [row] = await orm.select().from(meta).where(eq(meta.key, evidenceRules.key));
  const [rules, after = noId] = row?.value.split(' ') ?? [];
  if (row?.value === evidenceRules.value) return false;
  const last = await checkPortion(orm, rules === evidenceRules.value ? after : noId, now);
  const value = last === undefined ? evidenceRules.value : `${evidenceRules.value} ${last}`;
  await orm
    .insert(meta)
    .values({ key: evidenceRules.key, value })
    .onConflictDoUpdate({ target: meta.key, set: { value } });
  return last !== undefined;
}

/** Undefined after the last one, else the id up to which all are checked. */
async function checkPortion(
  orm: WritableOrm,
  after: string,
  now: Date,
  which?: SQL,
): Promise<string | undefined> {
  const cardOf = cardsOnce(orm);
  const rows = await rowsWhere(orm, and(which, gt(stack.id, after)))
    .orderBy(asc(stack.id))
    .limit(portion);
  const failing: (boolean | null)[] = [];
  for (const row of rows) {
    const definition = (await cardOf(row.cardVersionId))?.definition;
    failing.push(
      evidenceFailed(definition ?? null, row.stack, {
        read: definition ? readerOf(definition, row) : ({ fieldType }) => ({ fieldType, value: null }),
        instrument: row.measurement && instrumentOf(row.measurement),
      }),
    );
  }
  const ids = rows.map((row) => row.stack.id);
  await orm.execute(sql`
    update ${stack} set evidence_failed = checked.failed
    from unnest(${sql.param(ids)}::uuid[], ${sql.param(failing)}::boolean[]) as checked (id, failed)
    where ${stack.id} = checked.id and evidence_failed is distinct from checked.failed`);
  await judgeStacks(orm, ids, now);
  return rows.length === portion ? ids.at(-1) : undefined;
}
