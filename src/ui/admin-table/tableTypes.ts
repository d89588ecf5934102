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
  /** CSS width; without one the content decides. */
  width?: string;
  /** Makes the column sortable in the browser; null comes last in either direction. */
  sortValue?: (row: Row) => string | number | null;
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

/** What table and cards need to show one row. */
export interface RowDisplay<Row> {
  columns: readonly TableColumn<Row>[];
  rowKey: (row: Row) => string;
  selection?: TableSelection<Row> | undefined;
  /** Where the row leads: a link in its first cell that covers the whole row. */
  rowHref?: ((row: Row) => string) | undefined;
  /** 'dimmed' for what counts less (inactive), 'busy' while something happens to it. */
  rowState?: ((row: Row) => 'dimmed' | 'busy' | undefined) | undefined;
  /** Lit from outside, as by its marker on a map. */
  highlightedKey?: string | null | undefined;
  /** Key of the row under pointer or focus, null when it is left. */
  onHoverRow?: ((key: string | null) => void) | undefined;
}
