import { focusHeading } from '@/ui/feedback/useFocusFallback';
import { focusNeighbour } from '@/ui/table/row/focusNeighbour';

/** Finds a stack's row: its number carries it. */
export const rowFocusId = (stackId: string) => `stack-${stackId}`;

/** Moves the focus from the row of a stack that is gone to its neighbour's link. A focus that is elsewhere stays there. */
export function focusAfterRow(stackId: string): void {
  const number = document.getElementById(rowFocusId(stackId));
  const { activeElement } = document;
  if (activeElement !== document.body && !number?.closest('tr, li')?.contains(activeElement)) return;
  if (number) focusNeighbour(number, 'a');
  else focusHeading();
}

const rowNumbers = () => [...document.querySelectorAll(`[id^="${rowFocusId('')}"]`)];

/** Index on the page of the first row that shows one of these stacks; null when none of them is on it. */
export function rowIndexOf(stackIds: readonly string[]): number | null {
  const ids = new Set(stackIds.map(rowFocusId));
  const index = rowNumbers().findIndex(({ id }) => ids.has(id));
  return index < 0 ? null : index;
}

/** Moves the focus to the link of the row with this index, the last one of a shorter list, or the page's heading. */
export function focusRowAt(index: number | null): void {
  const numbers = rowNumbers();
  const link = index === null ? null : (numbers[index] ?? numbers.at(-1))?.closest('a');
  if (link) link.focus();
  else focusHeading();
}
