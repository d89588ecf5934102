import type { KeyboardEvent } from 'react';

/** Whether Escape is meant for the element that listens, not for a list or calendar that is open inside it. */
export function isOwnEscape(event: KeyboardEvent<HTMLElement>): boolean {
  return event.key === 'Escape' && event.currentTarget.querySelector('[aria-expanded="true"]') === null;
}
