import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { rowLinkState } from './rowLinkState';

/** Elements with a click of their own; in `data-apart` cells a click beside the control must not follow the link. */
const ownUse =
  'a, button, input, label, select, textarea, summary, [role="button"], [tabindex], [data-apart]';

/**
 * Lets the whole row lead where the link in its first cell leads. The link serves keyboard, context menu and screen
 * readers; the row adds the mouse. No link is stretched over the row: WebKit does not place it by the row, and text
 * under it cannot be marked. Marking is by dragging: a second click would come too late for a page that opens at once.
 */
export function useRowLink(href: string | undefined) {
  const navigate = useNavigate();
  if (href === undefined) return {};
  const openTab = () => window.open(href, '_blank', 'noopener');
  return {
    'data-leads': true,
    onClick: (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || !isRow(event) || isMarked(event.currentTarget))
        return;
      if (event.ctrlKey || event.metaKey || event.shiftKey) openTab();
      else navigate(href, { state: rowLinkState });
    },
    onAuxClick: (event: MouseEvent) => {
      if (!event.defaultPrevented && event.button === 1 && isRow(event)) openTab();
    },
    onMouseDown: (event: MouseEvent) => {
      // The middle button would begin to scroll the page by itself.
      if (event.button === 1 && isRow(event)) event.preventDefault();
    },
  };
}

/** Whether the press was on the row's own area; React's events also come up from menus that the page shows elsewhere. */
function isRow({ currentTarget: row, target }: MouseEvent): boolean {
  return target instanceof Element && row.contains(target) && !row.contains(target.closest(ownUse));
}

/** Whether text within the element is marked. */
export function isMarked(element: Element): boolean {
  const selection = window.getSelection();
  return selection !== null && !selection.isCollapsed && selection.getRangeAt(0).intersectsNode(element);
}
