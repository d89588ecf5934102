import type { ReactNode } from 'react';
import type { Translate } from '@/i18n/useText';
import type { ColumnKind } from './columnWidths';
import type { RowHighlight } from './row/rowHighlight';

/** `columns` and its functions must stay the same objects, so that a row renders only for its own changes. */
export interface TableColumn<Row> {
  id: string;
  /** The header includes the unit of the numbers. */
  header: string;
  /** Null and '' leave the cell blank. */
  cell: (row: Row) => ReactNode;
  /**
   * A table shows it on a line of its own below the value. Null leaves that line empty, and the row keeps its
   * height.
   */
  note?: (row: Row) => ReactNode;
  /** 'end' suits numbers. 'digits' suits dates and codes, which start at the left with figures of equal width. */
  align?: 'end' | 'digits';
  /**
   * In a table, 'strong' marks the deciding value and 'quiet' one that is only looked up. A card has places
   * instead.
   */
  emphasis?: 'strong' | 'quiet';
  actions?: true;
  /**
   * `card` places the value in a phone's card. By default the value stands on the line under the title,
   * without its header; 'labelled' adds the header; 'strong' uses the text's colour; 'end' moves it to the
   * end of that line; 'badge' puts it beside the title; 'lead' gives it a bold line of its own above; 'below'
   * puts it on the line after; 'corner' beside the last lines, under the menu; 'opened' shows it only on the
   * row's page.
   */
  card?: 'badge' | 'lead' | 'strong' | 'labelled' | 'below' | 'end' | 'corner' | 'opened';
  /** `total` is shown in the total row. The first column's value is the name of that row. */
  total?: ReactNode;
  /** `kind` decides the width. The default is 'text', or 'sign' for actions. */
  kind?: ColumnKind;
  /** Makes the column sortable in the browser; null comes last in either direction. */
  sortValue?: (row: Row) => string | number | null;
  ordersRows?: boolean;
  /** The list's search reads the column's `sortValue`. It is only for columns that the search field names. */
  searched?: true;
}

export interface TableSort {
  columnId: string;
  direction: 'ascending' | 'descending';
}

export interface TableSelection<Row> {
  /** The keys may belong to rows of other pages. */
  selected: ReadonlySet<string>;
  nameOf: (row: Row) => string;
  /** `disabledReason` is null if the row can be selected. */
  disabledReason: (row: Row) => string | null;
  onSelect: (keys: string[], selected: boolean) => void;
}

export interface RowSelection<Row> extends TableSelection<Row> {
  /** `asRange` applies the change to all rows up to the one that was ticked last. */
  onTick: (key: string, selected: boolean, asRange: boolean) => void;
  lastTicked: string | null;
  /** The table shares one translator, so that no row has to look it up. */
  t: Translate;
}

/** The groups keep their order; the table's order applies within each. */
export interface RowGroup<Row> {
  key: string;
  /** `head` contains a heading of level 2. */
  head: ReactNode;
  menu?: ReactNode;
  rows: readonly Row[];
}

export interface RowDisplay<Row> {
  /** Rows have 32 px instead of 40, or 44 if a column has notes. Cards are unchanged. */
  dense?: boolean;
  /**
   * Cells may wrap, and the others align with the first line. Otherwise all rows have one height, and a
   * tooltip shows what is cut off.
   */
  severalLines?: boolean;
  columns: readonly TableColumn<Row>[];
  rowKey: (row: Row) => string;
  selection?: RowSelection<Row> | undefined;
  rowHref?: ((row: Row) => string | undefined) | undefined;
  /** 'dimmed' marks inactive rows, 'busy' a running call, and 'current' the row that is shown beside the list. */
  rowState?: ((row: Row) => 'dimmed' | 'busy' | 'current' | undefined) | undefined;
  highlight?: RowHighlight | undefined;
}
