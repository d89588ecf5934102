import { focusHeading } from '@/ui/feedback/useFocusFallback';
import { focusNeighbour } from '@/ui/table/row/focusNeighbour';

const shownRows = () => [...document.querySelectorAll<HTMLElement>('[data-row]')];

/** Moves the focus from the row of a removed stack to its neighbour's link. A focus outside the row stays there. */
export function focusAfterRow(stackId: string): void {
  const row = shownRows().find(({ dataset }) => dataset.row === stackId);
  const { activeElement } = document;
  if (activeElement !== document.body && !row?.contains(activeElement)) return;
  if (row) focusNeighbour(row, 'a');
  else focusHeading();
}

export function rowIndexOf(stackIds: readonly string[]): number | null {
  const ids = new Set<string | undefined>(stackIds);
  const index = shownRows().findIndex(({ dataset }) => ids.has(dataset.row));
  return index < 0 ? null : index;
}

export function focusRowAt(index: number | null): void {
  const rows = shownRows();
  const link = index === null ? null : (rows[index] ?? rows.at(-1))?.querySelector('a');
  if (link) link.focus();
  else focusHeading();
}
