import { holdsText } from '@/lib/holdsText';
import type { TableColumn } from './tableTypes';

/** Rows of which a searched column's text holds what is wanted; a blank in it counts for nothing, as in phone numbers. */
export function searchRows<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  wanted: string,
  locale: string,
): readonly Row[] {
  const plain = withoutBlanks(wanted);
  if (!plain) return rows;
  return rows.filter((row) =>
    columns.some(({ searched, sortValue }) => {
      const text = searched && sortValue?.(row);
      return typeof text === 'string' && holdsText(withoutBlanks(text), plain, locale);
    }),
  );
}

function withoutBlanks(text: string): string {
  return text.replace(/\s/g, '');
}
