import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { normalText } from '../domain/normalText';
import type { WritableOrm } from './client';
import { insertRecords } from './insertRecords';
import { type StackRecord, stack } from './stackSchema';

export function searchTextOf({
  stackNumber,
  polterId,
}: Pick<StackRecord, 'stackNumber' | 'polterId'>): string {
  return `${normalText(stackNumber)}\n${normalText(polterId ?? '')}`;
}

/**
 * The expression must be the same as in the index `stack_number_form`.
 * @returns null until the job has written the search text
 */
export function numberForm({ searchText }: { searchText: SQLWrapper }): SQL<string | null> {
  return sql`split_part(${searchText}, chr(10), 1)`;
}

export const searchedText = sql`coalesce(${stack.searchText}, ${stack.stackNumber} || chr(10) || coalesce(${stack.polterId}, ''))`;

export function insertStacks(transaction: WritableOrm, rows: readonly StackRecord[]): Promise<void> {
  return insertRecords(
    transaction,
    stack,
    rows.map((row) => ({ ...row, searchText: searchTextOf(row) })),
  );
}
