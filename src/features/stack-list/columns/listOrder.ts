import type { StackOrder } from '@/store/api/stackApi';
import type { ListView } from '@/store/filters/filterDefaults';
import type { TableSort } from '@/ui/table/tableTypes';

type ListOrder = Pick<ListView, 'orderBy' | 'orderDirection'>;

const ordersOfColumns: Readonly<Record<string, StackOrder>> = {
  stackNumber: 'StackNumber',
  volume: 'Volume',
  assortmentLength: 'AssortmentLength',
  age: 'Age',
  check: 'Check',
  date: 'Date',
  lastChanged: 'Date',
};

export function ordersRows(columnId: string): boolean {
  return columnId in ordersOfColumns;
}

export function ordersRowsBy(columnId: string, orderBy: StackOrder | null): boolean {
  return orderBy !== null && ordersOfColumns[columnId] === orderBy;
}

export function sortOf(
  { orderBy, orderDirection }: ListOrder,
  columns: readonly { id: string }[],
): TableSort | null {
  const column = columns.find(({ id }) => ordersOfColumns[id] === (orderBy ?? 'Date'));
  if (!column) return null;
  const isAscending = orderBy !== null && orderDirection === 'Ascending';
  return { columnId: column.id, direction: isAscending ? 'ascending' : 'descending' };
}

/** Without an order in the URL a list has the newest date first, so that order is not written to the URL. */
export function orderOf({ columnId, direction }: TableSort): ListOrder {
  const orderBy = ordersOfColumns[columnId] ?? null;
  if (direction === 'ascending') return { orderBy, orderDirection: 'Ascending' };
  return orderBy === 'Date'
    ? { orderBy: null, orderDirection: 'Ascending' }
    : { orderBy, orderDirection: 'Descending' };
}
