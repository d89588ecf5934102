import type { StackOrder } from '@/store/api/stackApi';
import type { ListView } from '@/store/filters/filterDefaults';
import type { TableSort } from '@/ui/table/tableTypes';

type ListOrder = Pick<ListView, 'orderBy' | 'orderDirection'>;

/** The columns that the service sorts by; each list has one of the dates. */
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

/** Whether the rows come in the order of this column; the usual order is not an order. */
export function ordersRowsBy(columnId: string, orderBy: StackOrder | null): boolean {
  return orderBy !== null && ordersOfColumns[columnId] === orderBy;
}

/** The column and direction that the rows are in. */
export function sortOf(
  { orderBy, orderDirection }: ListOrder,
  columns: readonly { id: string }[],
): TableSort | null {
  const column = columns.find(({ id }) => ordersOfColumns[id] === (orderBy ?? 'Date'));
  if (!column) return null;
  const isAscending = orderBy !== null && orderDirection === 'Ascending';
  return { columnId: column.id, direction: isAscending ? 'ascending' : 'descending' };
}

/** The newest date first is what a list without an order has: the URL does not say it. */
export function orderOf({ columnId, direction }: TableSort): ListOrder {
  const orderBy = ordersOfColumns[columnId] ?? null;
  if (direction === 'ascending') return { orderBy, orderDirection: 'Ascending' };
  return orderBy === 'Date'
    ? { orderBy: null, orderDirection: 'Ascending' }
    : { orderBy, orderDirection: 'Descending' };
}
