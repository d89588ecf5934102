import type { StackItem } from '@/store/api/stackApi';
import { focusHeading } from '@/ui/feedback/focusHeading';

/** Finds a stack's row: its number carries it. */
export const rowFocusId = (stackId: string) => `stack-${stackId}`;

/**
 * Moves the focus from a row that is about to go to the link of the next one, or the one before, or the page's heading.
 * A focus that has moved elsewhere meanwhile stays where it is.
 */
export function focusAfterRow(stackId: string, rows: readonly StackItem[]): void {
  const row = document.getElementById(rowFocusId(stackId))?.closest('tr, li');
  const isElsewhere = document.activeElement !== document.body && !row?.contains(document.activeElement);
  if (isElsewhere) return;
  const index = rows.findIndex((stack) => stack.stackId === stackId);
  const neighbour = rows[index + 1] ?? rows[index - 1];
  const link = neighbour && document.getElementById(rowFocusId(neighbour.stackId))?.closest('a');
  if (link) link.focus();
  else focusHeading();
}

const rowNumbers = () => [...document.querySelectorAll(`[id^="${rowFocusId('')}"]`)];

/** Where on the page the first of these stacks stands, counted from 0; null when none of them is on it. */
export function placeOfRow(stackIds: readonly string[]): number | null {
  const ids = new Set(stackIds.map(rowFocusId));
  const place = rowNumbers().findIndex(({ id }) => ids.has(id));
  return place < 0 ? null : place;
}

/** Moves the focus to the link of the row at this place, the last one of a shorter list, or the page's heading. */
export function focusRowAt(place: number | null): void {
  const numbers = rowNumbers();
  const link = place === null ? null : (numbers[place] ?? numbers.at(-1))?.closest('a');
  if (link) link.focus();
  else focusHeading();
}
