import type { ReactNode } from 'react';
import type { Translate } from '@/i18n/useText';
import type { ColumnKind } from './columnWidths';
import type { RowHighlight } from './row/rowHighlight';

/** Of a list that a person works with, `columns` and functions stay the same objects: a row then renders only for its own changes. */
export interface TableColumn<Row> {
  id: string;
  /** Includes the unit of its numbers. */
  header: string;
  /** Null and '' leave the cell blank. */
  cell: (row: Row) => ReactNode;
  /** Of a table: what stands below the value, on a line of its own. Null adds none, and the row is as high with it. */
  note?: (row: Row) => ReactNode;
  /** 'end' for numbers; 'digits' for dates and the like, which begin at the start: their digits stand below each other. */
  align?: 'end' | 'digits';
  /** Of a table's cell: 'strong' for what decides, 'quiet' for what is only looked up. A card has places instead. */
  emphasis?: 'strong' | 'quiet';
  /** A column of buttons; only screen readers read its header. */
  actions?: true;
  /**
   * The place of the value in a phone's card. Default: the line under the title, without its header; 'labelled':
   * the same with its header; 'strong': on that line in the text's colour; 'end': at the end of that line; 'badge': beside the
   * title; 'lead': on a line of its own before that line, in bold; 'below': on the line after it; 'corner': beside the last
   * lines, under the menu; 'opened': only on the row's page.
   */
  card?: 'badge' | 'lead' | 'strong' | 'labelled' | 'below' | 'end' | 'corner' | 'opened';
  /** The content of the total row in this column. The first column's content is the name of that row. */
  total?: ReactNode;
  /** How wide the column of a table is. Default: 'text', and 'sign' for actions. */
  kind?: ColumnKind;
  /** Makes the column sortable in the browser; null comes last in either direction. */
  sortValue?: (row: Row) => string | number | null;
  /** The caller's order (`kept`) may be that of this column: the rows come in it. */
  ordersRows?: boolean;
  /** Whether the list's search reads the column's `sortValue`; only for columns that the search field names. */
  searched?: true;
}

export interface TableSort {
  columnId: string;
  direction: 'ascending' | 'descending';
}

export interface TableSelection<Row> {
  /** Keys of the selected rows, on this page and others. */
  selected: ReadonlySet<string>;
  /** The name in the label of the checkbox: "Select {name}". */
  nameOf: (row: Row) => string;
  /** Null if the row can be selected. */
  disabledReason: (row: Row) => string | null;
  /** The keys of one row, or of every selectable row of the page. */
  onSelect: (keys: string[], selected: boolean) => void;
}

/** Adds ranges, which need the order of the rows. */
export interface RowSelection<Row> extends TableSelection<Row> {
  /** With `asRange` the change applies to all rows up to the one that was ticked last. */
  onTick: (key: string, selected: boolean, asRange: boolean) => void;
  /** The row whose box was used last, on this page. */
  lastTicked: string | null;
  /** One for the table, so that no row has to ask for it. */
  t: Translate;
}

/** Rows under a heading of their own. They keep the order of the groups; the table's order is that within each. */
export interface RowGroup<Row> {
  key: string;
  /** A heading of level 2. */
  head: ReactNode;
  /** At the end of the heading's line. */
  menu?: ReactNode;
  /** None of a group that is folded up. */
  rows: readonly Row[];
}

export interface RowDisplay<Row> {
  /** Rows of 32 px instead of 40, or 44 where a column has notes; cards stay as they are. */
  dense?: boolean;
  /** Whether a cell of the table may have several lines: the others begin beside the first. Else rows are all as high, and a tooltip says what is cut. */
  severalLines?: boolean;
  columns: readonly TableColumn<Row>[];
  rowKey: (row: Row) => string;
  selection?: RowSelection<Row> | undefined;
  /** Target of the link in the first cell; the mouse follows it from anywhere on the row. */
  rowHref?: ((row: Row) => string | undefined) | undefined;
  /** 'dimmed' for inactive rows, 'busy' during a call for the row, 'current' for the one that is shown beside the list. */
  rowState?: ((row: Row) => 'dimmed' | 'busy' | 'current' | undefined) | undefined;
  /** Shared with what else highlights a row, for example its marker on a map. */
  highlight?: RowHighlight | undefined;
}
