import { and, asc, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Orm } from '../../../db/client';
import { stack } from '../../../db/stackSchema';
import { instrumentOf } from '../../../domain/measuredFigures';
import { evidenceFailed } from '../../../domain/stackEvidence';
import { cardsOnce, readerOf, rowsWhere, type StackRow } from './stackRecords';

/** Rows in memory at a time. */
const portion = 2000;

/** The first of all ids. */
const noId = '00000000-0000-0000-0000-000000000000';

/** Checks the measured stacks that were not checked yet: all of them in a data folder of a former version. */
export async function checkEvidence(orm: Orm): Promise<void> {
  const cardOf = cardsOnce(orm);
  const isFailing = async (row: StackRow) => {
    const definition = (await cardOf(row.cardVersionId))?.definition;
    return evidenceFailed(definition ?? null, row.stack, {
      read: definition ? readerOf(definition, row) : ({ fieldType }) => ({ fieldType, value: null }),
      instrument: row.measurement && instrumentOf(row.measurement),
    });
  };
  let rows: StackRow[];
  let last = noId;
  do {
    rows = await unchecked(orm, last);
    last = rows.at(-1)?.stack.id ?? last;
    const failing: (boolean | null)[] = [];
    for (const row of rows) failing.push(await isFailing(row));
    const ids = rows.map((row) => row.stack.id);
    await orm.execute(sql`
      update ${stack} set evidence_failed = checked.failed
      from unnest(${sql.param(ids)}::uuid[], ${sql.param(failing)}::boolean[]) as checked (id, failed)
      where ${stack.id} = checked.id`);
  } while (rows.length === portion);
}

function unchecked(orm: Orm, after: string) {
  return rowsWhere(
    orm,
    and(isNull(stack.evidenceFailed), ne(stack.state, 'PreRegistration'), gt(stack.id, after)),
  )
    .orderBy(asc(stack.id))
    .limit(portion);
}
