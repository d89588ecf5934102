import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  id: string;
  /** Names the column; carries the unit of its numbers. */
  header: string;
  /** The value as shown; null and '' leave the cell blank. */
  cell: (row: Row) => ReactNode;
  /** 'end' for numbers. */
  align?: 'end';
  /** Holds buttons: the header is only read aloud. */
  actions?: true;
  /**
   * Where a phone's card has the value. Default: in the line under the title, without its header; 'labelled': there, with
   * its header; 'badge': beside the title; 'below': on a line of its own; 'opened': only on the page that the row opens.
   */
  card?: 'badge' | 'labelled' | 'below' | 'opened';
  /** CSS width; without one the content decides. */
  width?: string;
  /** Makes the column sortable in the browser; null comes last in either direction. */
  sortValue?: (row: Row) => string | number | null;
  /** Whether the list's search reads the column's `sortValue`: only for columns that the search field names. */
  searched?: true;
}

export interface TableSort {
  columnId: string;
  direction: 'ascending' | 'descending';
}

export interface TableSelection<Row> {
  /** Keys of the selected rows, on this page and others. */
  selected: ReadonlySet<string>;
  /** Names the row in its checkbox: "Select {name}". */
  nameOf: (row: Row) => string;
  /** Why this row cannot be selected; null when it can. */
  disabledReason: (row: Row) => string | null;
  /** One row's checkbox, or the page's, which names every selectable row. */
  onSelect: (keys: string[], selected: boolean) => void;
}

/** Adds ranges, which need the order of the rows. */
export interface RowSelection<Row> extends TableSelection<Row> {
  /** One row's checkbox; with `asRange` everything up to the row that was ticked last becomes like it. */
  onTick: (key: string, selected: boolean, asRange: boolean) => void;
  /** The row whose box was used last, on this page. */
  lastTicked: string | null;
}

export interface RowDisplay<Row> {
  columns: readonly TableColumn<Row>[];
  rowKey: (row: Row) => string;
  selection?: RowSelection<Row> | undefined;
  /** Where the row leads: by the link in its first cell, and by the mouse from anywhere on it. */
  rowHref?: ((row: Row) => string) | undefined;
  /** 'dimmed' for what counts less (inactive), 'busy' while something happens to it. */
  rowState?: ((row: Row) => 'dimmed' | 'busy' | undefined) | undefined;
  /** Lit from outside, as by its marker on a map. */
  highlightedKey?: string | null | undefined;
  /** Key of the row under pointer or focus, null when it is left. */
  onHoverRow?: ((key: string | null) => void) | undefined;
}
