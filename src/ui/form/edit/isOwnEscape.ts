import type { KeyboardEvent } from 'react';

/** Whether Escape is for the listening element, not for an open list or calendar inside it. */
export function isOwnEscape({ key, target, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  // A calendar is elsewhere in the document and may be closed by the time its key event arrives here.
  const isInside = target instanceof Node && currentTarget.contains(target);
  return key === 'Escape' && isInside && currentTarget.querySelector('[aria-expanded="true"]') === null;
}
