import type { KeyboardEvent } from 'react';

/** Whether Escape is meant for the element that listens, not for a list or calendar that is open inside it. */
export function isOwnEscape({ key, target, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  // A calendar stands elsewhere in the document, and may be gone by the time that its key arrives here.
  const isInside = target instanceof Node && currentTarget.contains(target);
  return key === 'Escape' && isInside && currentTarget.querySelector('[aria-expanded="true"]') === null;
}
