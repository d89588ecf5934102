import { focusHeading } from '@/ui/feedback/focusHeading';

/** What the selector finds in the row, card or chip after the one around `element`, or before it, or in the card around its list. */
export function neighbourOf(element: Element, selector: string): HTMLElement | null {
  const row = element.closest('tr, li');
  const others = [row?.nextElementSibling, row?.previousElementSibling, row?.parentElement?.closest('li')];
  return others.map((other) => other?.querySelector<HTMLElement>(selector)).find(Boolean) ?? null;
}

/** For when the row around `element` goes away: moves the focus to the same control of its neighbour, else to the page's heading. */
export function focusNeighbour(element: Element, selector: string): void {
  const neighbour = neighbourOf(element, selector);
  if (neighbour) neighbour.focus();
  else focusHeading();
}
