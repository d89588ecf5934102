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
  /** Accessible name of the table. */
  caption: string;
  rows: readonly Row[];
  /** The same rows, if they stand in groups. */
  groups?: readonly RowGroup<Row>[];
  /** 'updating' keeps the current rows, dimmed, until the next ones arrive. */
  status: 'loading' | 'updating' | 'ready' | 'error';
  /** For a table with sortable columns that keeps the order itself. */
  initialSort?: TableSort;
  /** For an order that the caller keeps. */
  kept?: { sort: TableSort | null; onSort: (sort: TableSort) => void };
  /** On a phone in the line above the cards, beside their order, which is a button of one sign then. */
  cardTools?: ReactNode;
  /** On a phone at the end of that line; the parts of the list take a line of their own. */
  cardAction?: ReactNode;
  /** An EmptyState. */
  empty: ReactNode;
  /** An ErrorState with a retry. */
  error: ReactNode;
}

interface ListAnswer<Row> {
  data?: readonly Row[] | undefined;
  error?: unknown;
  isFetching: boolean;
}

/** Of a list that comes in one answer. After a failure it has no rows, and what is asked for again loads as at first. */
export function tableOfAnswer<Row>({ data, error, isFetching }: ListAnswer<Row>) {
  const isLoading = isFetching && (!data || error !== undefined);
  const rows: readonly Row[] = error ? [] : (data ?? []);
  const status = isLoading ? 'loading' : error ? 'error' : isFetching ? 'updating' : 'ready';
  return { rows, status } as const;
}

/** Sorting, selection, loading, empty and failed states; cards below 768 px. */
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

/** Adds ranges to a selection: from the row that was ticked last to this one, both included, in their current order. */
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
