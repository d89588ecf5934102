import type { StackItem } from '../../store/api/stackApi';

const idOf = (stackId: string) => `stack-${stackId}`;

/** A row's name, which can take the focus when the place that had it is gone. */
export function StackNumber({ stack }: { stack: StackItem }) {
  return (
    <span id={idOf(stack.stackId)} tabIndex={-1}>
      {stack.stackNumber}
    </span>
  );
}

/**
 * Moves the focus from a row that is about to go to the next one, or the one before, or the page's heading.
 * A focus that has moved elsewhere meanwhile stays where it is.
 */
export function focusAfterRow(stackId: string, rows: readonly StackItem[]): void {
  const row = document.getElementById(idOf(stackId))?.closest('tr, li');
  const isElsewhere = document.activeElement !== document.body && !row?.contains(document.activeElement);
  if (isElsewhere) return;
  const index = rows.findIndex((stack) => stack.stackId === stackId);
  const neighbour = rows[index + 1] ?? rows[index - 1];
  const place = neighbour && document.getElementById(idOf(neighbour.stackId));
  (place ?? document.querySelector('h1'))?.focus();
}
