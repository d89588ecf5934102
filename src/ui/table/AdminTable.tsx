import { type ReactNode, useMemo, useState } from 'react';
import { useLocale } from '@/i18n/LocaleContext';
import { useText } from '@/i18n/useText';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import { useRowEvents } from './row/useRowEvents';
import { sortRows } from './sortRows';
import { TableCards } from './TableCards';
import { TableGrid } from './TableGrid';
import type { RowDisplay, RowGroup, RowSelection, TableSelection, TableSort } from './tableTypes';

interface AdminTableProps<Row> extends Omit<RowDisplay<Row>, 'selection'> {
  selection?: TableSelection<Row>;
  caption: string;
  rows: readonly Row[];
  groups?: readonly RowGroup<Row>[];
  status: 'loading' | 'updating' | 'ready' | 'error';
  /**
   * A table with `initialSort` sorts its rows itself. With `kept` the caller keeps the order and sorts the
   * rows.
   */
  initialSort?: TableSort;
  kept?: { sort: TableSort | null; onSort: (sort: TableSort) => void };
  cardTools?: ReactNode;
  cardAction?: ReactNode;
  empty: ReactNode;
  error: ReactNode;
}

interface ListAnswer<Row> {
  data?: readonly Row[] | undefined;
  error?: unknown;
  isFetching: boolean;
}

export function tableOfAnswer<Row>({ data, error, isFetching }: ListAnswer<Row>) {
  const isLoading = isFetching && (!data || error !== undefined);
  const rows: readonly Row[] = error ? [] : (data ?? []);
  const status = isLoading ? 'loading' : error ? 'error' : isFetching ? 'updating' : 'ready';
  return { rows, status } as const;
}

export function AdminTable<Row>(props: AdminTableProps<Row>) {
  const { caption, rows, groups, status, initialSort, kept, empty, error, selection, ...others } = props;
  const { cardTools, cardAction, ...rest } = others;
  const { locale } = useLocale();
  const [ownSort, setOwnSort] = useState<TableSort | null>(initialSort ?? null);
  const { sort, onSort } = kept ?? { sort: ownSort, onSort: setOwnSort };
  const isPhone = useIsPhone();

  const withRows = status === 'ready' || status === 'updating';
  const { columns } = rest;
  const sorted = useMemo(
    () => (withRows ? sortRows(rows, columns, sort, locale) : []),
    [withRows, rows, columns, sort, locale],
  );
  const display = { ...rest, selection: useRowSelection(selection, sorted, rest.rowKey) };
  const events = useRowEvents({ highlight: rest.highlight, onTick: display.selection?.onTick });
  const nothing = status === 'ready' && (groups ?? rows).length === 0;
  const layout = {
    caption,
    display,
    events,
    rows: sorted,
    groups: (withRows ? groups : undefined)?.map((group) => ({
      ...group,
      rows: sortRows(group.rows, columns, sort, locale),
    })),
    sort,
    onSort,
    loading: status === 'loading',
    updating: status === 'updating',
    message: status === 'error' ? error : nothing && empty,
  };
  return isPhone ? (
    <TableCards {...layout} tools={cardTools} action={cardAction} />
  ) : (
    <TableGrid {...layout} />
  );
}

function useRowSelection<Row>(
  selection: TableSelection<Row> | undefined,
  rows: readonly Row[],
  rowKey: (row: Row) => string,
): RowSelection<Row> | undefined {
  const t = useText();
  const [lastTicked, setLastTicked] = useState<string | null>(null);
  const rangeTo = (key: string): string[] => {
    const indexes = [key, lastTicked].map((end) => rows.findIndex((row) => rowKey(row) === end));
    // The row that was ticked last may be on another page.
    if (indexes.includes(-1)) return [key];
    const between = rows.slice(Math.min(...indexes), Math.max(...indexes) + 1);
    return between.filter((row) => selection?.disabledReason(row) === null).map(rowKey);
  };
  const onTick: RowSelection<Row>['onTick'] = (key, selected, asRange) => {
    selection?.onSelect(asRange ? rangeTo(key) : [key], selected);
    setLastTicked(key);
  };
  return selection && { ...selection, lastTicked, onTick, t };
}
