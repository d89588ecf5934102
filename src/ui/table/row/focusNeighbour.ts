import { focusHeading } from '@/ui/feedback/useFocusFallback';

/**
 * Returns the first match in the next row or list item, in the previous one, or in the item around the list.
 * The head of a group disappears together with its rows.
 */
export function neighbourOf(element: Element, selector: string): HTMLElement | null {
  const row = element.closest('[data-heads-group]')?.parentElement ?? element.closest('tr, li');
  const others = [row?.nextElementSibling, row?.previousElementSibling, row?.parentElement?.closest('li')];
  return others.map((other) => other?.querySelector<HTMLElement>(selector)).find(Boolean) ?? null;
}

/**
 * Call it before the row or list item of `element` disappears. Without a neighbour the page's heading takes
 * the focus.
 */
export function focusNeighbour(element: Element, selector: string): void {
  const neighbour = neighbourOf(element, selector);
  if (neighbour) neighbour.focus();
  else focusHeading();
}
