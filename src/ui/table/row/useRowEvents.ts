import type { FocusEvent, FormEvent, KeyboardEvent, MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { foldAddress } from '@/lib/foldAddress';
import type { RowSelection } from '@/ui/table/tableTypes';
import { noHighlight, type RowHighlight } from './rowHighlight';
import { useRowLinkState } from './useRowLink';

export const rowAttributes = (key: string, href: string | undefined) => ({
  'data-row': key,
  'data-leads': href === undefined ? undefined : true,
  'data-href': href,
});

/**
 * These elements handle their own clicks. In a `data-apart` cell, a click next to the control must not follow
 * the row's link either.
 */
const ownUse =
  'a, button, input, label, select, textarea, summary, [role="button"], [tabindex], [data-apart]';

interface RowEvents {
  highlight: RowHighlight | undefined;
  onTick: RowSelection<unknown>['onTick'] | undefined;
}

/**
 * Returns handlers for the element around all rows, so that a page of fifty rows has one set. The whole row
 * follows the link in its first cell: the link serves keyboard, context menu and screen readers, and the row
 * adds the mouse. The link is not stretched over the row, because WebKit positions it wrongly and the text
 * under it could not be selected. Dragging selects text; a double click cannot, because the first click
 * already opens the page.
 */
export function useRowEvents({ highlight = noHighlight, onTick }: RowEvents) {
  const navigate = useNavigate();
  const state = useRowLinkState();
  const open = (href: string) => void navigate(href, { state });
  const tick = (box: HTMLInputElement, selected: boolean, asRange: boolean) => {
    const key = rowOf(box)?.dataset.row;
    if (key !== undefined && box.getAttribute('aria-disabled') !== 'true') onTick?.(key, selected, asRange);
  };
  const enter = (target: EventTarget | null, from: EventTarget | null) => {
    const row = rowOf(target);
    if (row && row !== rowOf(from)) highlight.set(row.dataset.row);
  };
  const leave = (target: EventTarget | null, to: EventTarget | null) => {
    const row = rowOf(target);
    if (row && row !== rowOf(to)) highlight.set(undefined);
  };
  return {
    onClick: (event: MouseEvent) => {
      const { target } = event;
      const row = rowOf(target);
      if (!row) return;
      const box = boxBeside(target);
      // Firefox ignores a click with Shift on a label, while other browsers pass it to the box. Handling it here
      // ticks the box once in each.
      if (box && event.shiftKey && target !== box) {
        event.preventDefault();
        tick(box, !box.checked, true);
        return;
      }
      const { href } = row.dataset;
      if (href === undefined || event.defaultPrevented) return;
      const link = titleOf(target);
      if (link) followTitle(event, link, () => open(href));
      else if (event.button === 0 && isOfRow(event, row) && !isMarked(row)) {
        if (event.ctrlKey || event.metaKey || event.shiftKey) openTab(href);
        else open(href);
      }
    },
    onAuxClick: (event: MouseEvent) => {
      const row = rowOf(event.target);
      const href = row?.dataset.href;
      if (href === undefined || event.defaultPrevented || event.button !== 1) return;
      if (isOfRow(event, row)) openTab(href);
    },
    onMouseDown: (event: MouseEvent) => {
      const row = rowOf(event.target);
      const box = boxBeside(event.target);
      if (row && box && event.shiftKey) {
        // A click with Shift would select the text from the last click to here.
        event.preventDefault();
        box.focus();
      }
      // The middle button would start the browser's autoscroll.
      if (row?.dataset.href !== undefined && event.button === 1 && isOfRow(event, row))
        event.preventDefault();
    },
    onKeyDown: (event: KeyboardEvent) => {
      const box = boxBeside(event.target);
      // Not every browser reports Shift on the click that the space bar makes.
      if (!box || event.key !== ' ' || !event.shiftKey || !rowOf(box)) return;
      event.preventDefault();
      tick(box, !box.checked, true);
    },
    onChange: ({ target, nativeEvent }: FormEvent) => {
      const box = boxBeside(target);
      const asRange = 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true;
      if (box && box === target) tick(box, box.checked, asRange);
    },
    onMouseOver: ({ target, relatedTarget }: MouseEvent) => enter(target, relatedTarget),
    onMouseOut: ({ target, relatedTarget }: MouseEvent) => leave(target, relatedTarget),
    onFocus: ({ target }: FocusEvent) => enter(target, null),
    onBlur: ({ target }: FocusEvent) => leave(target, null),
  };
}

function rowOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
}

function boxBeside(target: EventTarget | null): HTMLInputElement | null {
  const label = target instanceof Element ? target.closest('label[data-select-row]') : null;
  return label?.querySelector('input') ?? null;
}

function titleOf(target: EventTarget): Element | null {
  return target instanceof Element ? target.closest('a[data-row-title]') : null;
}

function followTitle(event: MouseEvent, link: Element, open: () => void): void {
  // Only the mouse selects text: a click by keyboard, whose detail is 0, follows the link.
  const isSelecting = event.detail !== 0 && isMarked(link);
  const isForBrowser = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (isForBrowser && !isSelecting) return;
  event.preventDefault();
  if (!isSelecting) open();
}

function openTab(href: string): void {
  window.open(foldAddress(href), '_blank', 'noopener');
}

function isOfRow({ target }: MouseEvent, row: Element | null): boolean {
  return row !== null && target instanceof Element && !row.contains(target.closest(ownUse));
}

function isMarked(element: Element): boolean {
  const selection = window.getSelection();
  return selection !== null && !selection.isCollapsed && selection.getRangeAt(0).intersectsNode(element);
}
