import { containsText } from '@/lib/containsText';
import type { TableColumn } from './tableTypes';

/**
 * Rows with the text in a searched column. The search ignores blanks, because people group phone numbers in many
 * ways.
 */
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
      return typeof text === 'string' && containsText(withoutBlanks(text), plain, locale);
    }),
  );
}

function withoutBlanks(text: string): string {
  return text.replace(/\s/g, '');
}
