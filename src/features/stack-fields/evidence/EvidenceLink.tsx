import { Anchor } from '@mantine/core';
import type { ComponentProps, MouseEvent } from 'react';

/** Id of the element with all checks and their reasons, which takes the focus. */
export const evidenceId = 'evidence';

/** Marks checks that the link opens, because none of them failed and stands there already. */
export const opensWithLink = 'data-opens-with-link';

export const evidenceHref = `#${evidenceId}`;

/** Leads to the reasons. */
export function EvidenceLink(props: Omit<ComponentProps<typeof Anchor<'a'>>, 'href' | 'onClick'>) {
  return <Anchor {...props} href={evidenceHref} onClick={showEvidence} />;
}

/** A fragment in the URL would add a history entry without the state of the page. */
export function showEvidence(event: MouseEvent) {
  event.preventDefault();
  const evidence = document.getElementById(evidenceId);
  const folded = evidence?.querySelector<HTMLDetailsElement>(`[${opensWithLink}]`);
  if (folded) folded.open = true;
  evidence?.scrollIntoView({ block: 'start' });
  evidence?.focus({ preventScroll: true });
}
