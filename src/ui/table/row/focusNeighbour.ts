import { focusHeading } from '@/ui/feedback/useFocusFallback';

/** The first match of the selector in the row or list item after that of `element`, before it, or around its list. */
export function neighbourOf(element: Element, selector: string): HTMLElement | null {
  const row = element.closest('tr, li');
  const others = [row?.nextElementSibling, row?.previousElementSibling, row?.parentElement?.closest('li')];
  return others.map((other) => other?.querySelector<HTMLElement>(selector)).find(Boolean) ?? null;
}

/** Call before the row or list item of `element` is removed. Without a neighbour the page's heading takes the focus. */
export function focusNeighbour(element: Element, selector: string): void {
  const neighbour = neighbourOf(element, selector);
  if (neighbour) neighbour.focus();
  else focusHeading();
}
