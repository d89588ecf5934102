import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { containsText } from '@/lib/containsText';
import type { TableColumn, TableSort } from './tableTypes';

interface ListView {
  search: string;
  show: string;
  sort: TableSort | null;
}

export const listViewKeys = ['search', 'show', 'order'] as const;

/**
 * Keeps search, segment and order in the URL for Back and for a reload: `search`, `show`, `order=name` or
 * `order=-name`. The URL is read only once, so that typing does not wait for the router.
 */
export function useListView(initialSort: TableSort) {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const [view, setView] = useState<ListView>(() => ({
    search: params.get('search') ?? '',
    show: params.get('show') ?? '',
    sort: readOrder(params.get('order')) ?? initialSort,
  }));
  const change = (changes: Partial<ListView>) => {
    const next = { ...view, ...changes };
    setView(next);
    setParams((current) => withView(current, next, initialSort), {
      replace: true,
      state,
      preventScrollReset: true,
    });
  };
  return { ...view, change };
}

function readOrder(text: string | null): TableSort | null {
  const [, sign, columnId] = /^(-?)(\w+)$/.exec(text ?? '') ?? [];
  return columnId ? { columnId, direction: sign ? 'descending' : 'ascending' } : null;
}

function orderOf(sort: TableSort): string {
  return `${sort.direction === 'descending' ? '-' : ''}${sort.columnId}`;
}

function withView(
  params: URLSearchParams,
  { search, show, sort }: ListView,
  initialSort: TableSort,
): URLSearchParams {
  const changed = new URLSearchParams(params);
  const order = sort ? orderOf(sort) : '';
  const values = { search, show, order: order === orderOf(initialSort) ? '' : order };
  for (const [key, value] of Object.entries(values)) {
    if (value) changed.set(key, value);
    else changed.delete(key);
  }
  return changed;
}

/**
 * Returns the rows that have the text in a searched column. Blanks are ignored, because people group phone
 * numbers in many ways.
 */
export function searchRows<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  searchText: string,
  locale: string,
): readonly Row[] {
  const plain = withoutBlanks(searchText);
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
