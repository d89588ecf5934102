import { and, asc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { WritableOrm } from '../db/client';
import { isOneOfIds } from '../db/isOneOfIds';
import { numberForm, searchTextOf } from '../db/searchText';
import { stack } from '../db/stackSchema';
import { normalText } from '../domain/normalText';
import { judgeStacks } from './storedDoubts';

const portion = 200;

/**
 * Writes the search texts of stacks that come from an older version of the program or an import, and the
 * normal form of their area number, by which lists are filtered. If this makes the numbers of two stacks of a
 * department equal, both stacks keep their number and get a doubt.
 * @returns whether there may be more
 */
export function fillNextSearchTexts(orm: WritableOrm, now: Date): Promise<boolean> {
  return orm.transaction(async (transaction) => {
    const rows = await transaction
      .select({
        id: stack.id,
        stackNumber: stack.stackNumber,
        polterId: stack.polterId,
        areaNumber: stack.areaNumber,
      })
      .from(stack)
      .where(isNull(stack.searchText))
      .orderBy(asc(stack.id))
      .limit(portion)
      .for('no key update', { skipLocked: true });
    if (rows.length === 0) return false;
    const filled = rows.map(({ id, areaNumber, ...row }) => ({
      id,
      searchText: searchTextOf(row),
      areaNumber: normalText(areaNumber ?? '') || null,
    }));
    await transaction.execute(sql`
      update ${stack} set search_text = filled."searchText", area_number = filled."areaNumber"
      from jsonb_to_recordset(${JSON.stringify(filled)}::jsonb) as filled (id uuid, "searchText" text, "areaNumber" text)
      where ${stack.id} = filled.id`);
    const ids = rows.map(({ id }) => id);
    await judgeStacks(transaction, await withTheirNumbers(transaction, ids), now);
    return rows.length === portion;
  });
}

async function withTheirNumbers(transaction: WritableOrm, ids: readonly string[]): Promise<string[]> {
  const pairs = await transaction
    .select({ one: stack.id, other: other.id })
    .from(stack)
    .innerJoin(other, sameNumber())
    .where(isOneOfIds(stack.id, ids));
  return [...new Set(pairs.flatMap(({ one, other: twin }) => [one, twin]))];
}

const other = alias(stack, 'other');

function sameNumber(): SQL | undefined {
  return and(
    eq(other.departmentId, stack.departmentId),
    ne(other.id, stack.id),
    sql`${numberForm(other)} = ${numberForm(stack)}`,
  );
}
