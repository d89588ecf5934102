import { Anchor } from '@mantine/core';
import type { ComponentProps, MouseEvent } from 'react';

/** Id of the element with all checks and their reasons, which takes the focus. */
export const evidenceId = 'evidence';

export const evidenceHref = `#${evidenceId}`;

/** Leads to the reasons. */
export function EvidenceLink(props: Omit<ComponentProps<typeof Anchor<'a'>>, 'href' | 'onClick'>) {
  return <Anchor {...props} href={evidenceHref} onClick={showEvidence} />;
}

/** A fragment in the URL would add a history entry without the state of the page. */
export function showEvidence(event: MouseEvent) {
  event.preventDefault();
  const evidence = document.getElementById(evidenceId);
  evidence?.scrollIntoView({ block: 'start' });
  evidence?.focus({ preventScroll: true });
}
