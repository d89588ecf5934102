import type { ReactNode } from 'react';
import type { Translate } from '@/i18n/useText';
import type { ColumnKind } from './columnWidths';
import type { RowHighlight } from './row/rowHighlight';

/**
 * The columns and their functions must stay the same objects, so that a row renders only for its own changes.
 * - `header` includes the unit of the numbers.
 * - `cell` leaves the cell blank with null and ''.
 * - `note` is shown by a table on a line of its own below the value. Null leaves that line empty, and the
 *   row keeps its height.
 * - `align` is 'end' for numbers, and 'digits' for dates and codes, which start at the left with figures of
 *   equal width.
 * - `emphasis` in a table is 'strong' for the deciding value and 'quiet' for one that is only looked up. On
 *   a phone's card, `card` decides this instead.
 * - `total` is shown in the total row. The first column's value is the name of that row.
 * - `kind` decides the width. The default is 'text', or 'sign' for actions.
 * - `givesWay` marks a column that a tight table may leave out.
 * - `sortValue` makes the column sortable in the browser; null comes last in either direction.
 * - `searched` lets the list's search read `sortValue`. It is only for columns that the search field names.
 */
export interface TableColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  note?: (row: Row) => ReactNode;
  align?: 'end' | 'digits';
  emphasis?: 'strong' | 'quiet';
  actions?: true;
  givesWay?: true;
  /**
   * `card` places the value in a phone's card. By default the value is on the line under the title, without
   * its header; 'labelled' adds the header; 'strong' uses the text's colour; 'end' moves it to the end of
   * that line; 'badge' puts it beside the title; 'lead' gives it a bold line of its own above; 'below' puts
   * it on the line after; 'corner' beside the last lines, under the menu; 'opened' shows it only on the row's
   * page.
   */
  card?: 'badge' | 'lead' | 'strong' | 'labelled' | 'below' | 'end' | 'corner' | 'opened';
  total?: ReactNode;
  kind?: ColumnKind;
  sortValue?: (row: Row) => string | number | null;
  ordersRows?: boolean;
  searched?: true;
}

export interface TableSort {
  columnId: string;
  direction: 'ascending' | 'descending';
}

/**
 * The selected keys may belong to rows of other pages. `disabledReason` is null for a row that can be
 * selected.
 */
export interface TableSelection<Row> {
  selected: ReadonlySet<string>;
  nameOf: (row: Row) => string;
  disabledReason: (row: Row) => string | null;
  onSelect: (keys: string[], selected: boolean) => void;
}

/**
 * `asRange` applies the change to all rows up to the one that was ticked last. The table shares one
 * translator, so that no row has to look it up.
 */
export interface RowSelection<Row> extends TableSelection<Row> {
  onTick: (key: string, selected: boolean, asRange: boolean) => void;
  lastTicked: string | null;
  t: Translate;
}

export interface RowGroup<Row> {
  key: string;
  head: ReactNode;
  menu?: ReactNode;
  rows: readonly Row[];
}

/**
 * `dense` rows have 32 px instead of 40, or 44 if a column has notes; cards are unchanged. With
 * `severalLines` cells may wrap, and the others align with the first line; otherwise all rows have one
 * height, and a tooltip shows what is cut off. A `rowState` of 'dimmed' marks inactive rows, 'busy' a
 * running call, and 'current' the row that is shown beside the list.
 */
export interface RowDisplay<Row> {
  dense?: boolean;
  severalLines?: boolean;
  columns: readonly TableColumn<Row>[];
  rowKey: (row: Row) => string;
  selection?: RowSelection<Row> | undefined;
  rowHref?: ((row: Row) => string | undefined) | undefined;
  rowState?: ((row: Row) => 'dimmed' | 'busy' | 'current' | undefined) | undefined;
  highlight?: RowHighlight | undefined;
}
