import { focusHeading } from '@/ui/feedback/useFocusFallback';
import { focusNeighbour } from '@/ui/table/row/focusNeighbour';

/** Id of the stack's number in its row. */
export const rowFocusId = (stackId: string) => `stack-${stackId}`;

/** Moves the focus from the row of a removed stack to its neighbour's link. A focus outside the row stays there. */
export function focusAfterRow(stackId: string): void {
  const number = document.getElementById(rowFocusId(stackId));
  const { activeElement } = document;
  if (activeElement !== document.body && !number?.closest('tr, li')?.contains(activeElement)) return;
  if (number) focusNeighbour(number, 'a');
  else focusHeading();
}

const rowNumbers = () => [...document.querySelectorAll(`[id^="${rowFocusId('')}"]`)];

/** Index on the page of the first row with one of these stacks; null without one. */
export function rowIndexOf(stackIds: readonly string[]): number | null {
  const ids = new Set(stackIds.map(rowFocusId));
  const index = rowNumbers().findIndex(({ id }) => ids.has(id));
  return index < 0 ? null : index;
}

/**
 * Moves the focus to the link of the row with this index, else to the last row of a shorter list, else to the
 * page's heading.
 */
export function focusRowAt(index: number | null): void {
  const numbers = rowNumbers();
  const link = index === null ? null : (numbers[index] ?? numbers.at(-1))?.closest('a');
  if (link) link.focus();
  else focusHeading();
}
