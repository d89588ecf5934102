import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { normalText } from '../domain/normalText';
import type { WritableOrm } from './client';
import { insertRecords } from './insertRecords';
import { type StackRecord, stack } from './stackSchema';

/** What a stack is searched by: the normal forms of its number and its id, which have no line breaks, each on a line. */
export function searchTextOf({
  stackNumber,
  polterId,
}: Pick<StackRecord, 'stackNumber' | 'polterId'>): string {
  return `${normalText(stackNumber)}\n${normalText(polterId ?? '')}`;
}

/** The normal form of a stack's number, in the words of its index; null as long as the job has not written it. */
export function numberForm({ searchText }: { searchText: SQLWrapper }): SQL<string | null> {
  return sql`split_part(${searchText}, chr(10), 1)`;
}

/** What the job has not come to is searched as it was sent. */
export const searchedText = sql`coalesce(${stack.searchText}, ${stack.stackNumber} || chr(10) || coalesce(${stack.polterId}, ''))`;

export function insertStacks(transaction: WritableOrm, rows: readonly StackRecord[]): Promise<void> {
  return insertRecords(
    transaction,
    stack,
    rows.map((row) => ({ ...row, searchText: searchTextOf(row) })),
  );
}
