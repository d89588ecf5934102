import { useState } from 'react';
import type { RowSelection, TableSelection } from './tableTypes';

/** Adds ranges to a selection: from the row that was ticked last to this one, both included, as they stand now. */
export function useRowSelection<Row>(
  selection: TableSelection<Row> | undefined,
  rows: readonly Row[],
  rowKey: (row: Row) => string,
): RowSelection<Row> | undefined {
  const [lastTicked, setLastTicked] = useState<string | null>(null);
  if (!selection) return undefined;
  const rangeTo = (key: string): string[] => {
    const places = [key, lastTicked].map((end) => rows.findIndex((row) => rowKey(row) === end));
    // The row that was ticked last may be on another page.
    if (places.includes(-1)) return [key];
    const between = rows.slice(Math.min(...places), Math.max(...places) + 1);
    return between.filter((row) => selection.disabledReason(row) === null).map(rowKey);
  };
  return {
    ...selection,
    lastTicked,
    onTick: (key, selected, asRange) => {
      selection.onSelect(asRange ? rangeTo(key) : [key], selected);
      setLastTicked(key);
    },
  };
}
