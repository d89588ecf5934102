import { createContext, type MouseEvent, use, useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

export interface RowLinkState {
  /** Whether the list is one step back. */
  fromList: boolean;
  /** Path and query of the list. */
  list: string;
}

/** The history state of a link from a list to one of its rows. */
export function useRowLinkState(): RowLinkState {
  const { pathname, search } = useLocation();
  return { fromList: true, list: pathname + search };
}

/**
 * Whether a row's link opened the page. The browser keeps the state across reloads and versions, so it may have
 * any shape.
 */
export function isOpenedFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromList' in state && state.fromList === true;
}

/** The list that a row's link names, as path and query; null where the state is of another kind. */
export function listOfRowLink(state: unknown): string | null {
  return typeof state === 'object' && state !== null && 'list' in state && typeof state.list === 'string'
    ? state.list
    : null;
}

/** Elements with a click of their own; in `data-apart` cells a click beside the control must not follow the link. */
const ownUse =
  'a, button, input, label, select, textarea, summary, [role="button"], [tabindex], [data-apart]';

/** What the rows of a table open their pages with. */
export const RowLinks = createContext<(href: string) => void>(() => undefined);

/** A value of `RowLinks`: it stays the same when the list's address changes, so that no row renders for that. */
export function useRowLinks(): (href: string) => void {
  const navigate = useNavigate();
  const state = useRowLinkState();
  const open = (href: string) => void navigate(href, { state });
  const latest = useRef(open);
  useLayoutEffect(() => {
    latest.current = open;
  });
  return useCallback((href) => latest.current(href), []);
}

/**
 * Makes the whole row follow the link in its first cell. The link serves keyboard, context menu and screen
 * readers; the row adds the mouse. The link is not stretched over the row, because WebKit positions it wrongly and
 * the text under it could not be selected. Dragging selects text: a double click would come too late for a page
 * that opens at once.
 */
export function useRowLink(href: string | undefined) {
  const open = use(RowLinks);
  if (href === undefined) return {};
  const openTab = () => window.open(href, '_blank', 'noopener');
  return {
    'data-leads': true,
    'data-href': href,
    onClick: (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || !isRow(event) || isMarked(event.currentTarget))
        return;
      if (event.ctrlKey || event.metaKey || event.shiftKey) openTab();
      else open(href);
    },
    onAuxClick: (event: MouseEvent) => {
      if (!event.defaultPrevented && event.button === 1 && isRow(event)) openTab();
    },
    onMouseDown: (event: MouseEvent) => {
      // The middle button would start the browser's autoscroll.
      if (event.button === 1 && isRow(event)) event.preventDefault();
    },
  };
}

/** Whether the press was on the row's own area; React's events also bubble from menus in portals. */
function isRow({ currentTarget: row, target }: MouseEvent): boolean {
  return target instanceof Element && row.contains(target) && !row.contains(target.closest(ownUse));
}

/** Whether the selection contains text of the element. */
export function isMarked(element: Element): boolean {
  const selection = window.getSelection();
  return selection !== null && !selection.isCollapsed && selection.getRangeAt(0).intersectsNode(element);
}
