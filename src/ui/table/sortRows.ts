import type { TableColumn, TableSort } from './tableTypes';

export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  sort: TableSort | null,
  locale: string,
): readonly Row[] {
  const sortValue = columns.find((column) => column.id === sort?.columnId)?.sortValue;
  if (!sort || !sortValue) return rows;
  const collator = new Intl.Collator(locale, { numeric: true });
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return rows.toSorted((rowA, rowB) => {
    const a = sortValue(rowA);
    const b = sortValue(rowB);
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
    return sign * collator.compare(String(a), String(b));
  });
}

export function nextSort(sort: TableSort | null, columnId: string): TableSort {
  const again = sort?.columnId === columnId && sort.direction === 'ascending';
  return { columnId, direction: again ? 'descending' : 'ascending' };
}
