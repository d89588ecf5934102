import type { MouseEvent } from 'react';

export const unfolds = { 'data-unfolds': '' };

export function toPart(id: string) {
  return {
    href: `#${id}`,
    onClick: (event: MouseEvent) => {
      // A fragment in the URL would add a history entry without the state of the page.
      event.preventDefault();
      const part = document.getElementById(id);
      for (const folded of part?.querySelectorAll<HTMLDetailsElement>('details[data-unfolds]') ?? [])
        folded.open = true;
      part?.scrollIntoView({ block: 'start' });
      part?.focus({ preventScroll: true });
    },
  };
}
