import { type RefObject, useEffect } from 'react';

const cross = '.mantine-Notification-closeButton';
const notice = '.mantine-Notification-root';

function takesFocus(element: HTMLElement | null | undefined): boolean {
  if (!element?.isConnected) return false;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

/**
 * When a person closes a notice by its cross, the focused element disappears. The focus returns to its place
 * before the notices; if that place is gone, it goes to another notice or else to the page.
 */
export function useNoticeFocus(notices: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const section = notices.current;
    if (!section) return;
    let before: HTMLElement | null = null;
    const come = ({ relatedTarget }: FocusEvent) => {
      const isOutside = relatedTarget instanceof Node && !section.contains(relatedTarget);
      if (relatedTarget === null || isOutside)
        before = relatedTarget instanceof HTMLElement ? relatedTarget : null;
    };
    const close = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || !target.closest(cross)) return;
      const closed = target.closest(notice);
      const others = [...section.querySelectorAll<HTMLElement>(cross)];
      const next = others.find((other) => other.closest(notice) !== closed);
      [before, next, document.querySelector('main')].some(takesFocus);
    };
    section.addEventListener('focusin', come);
    section.addEventListener('click', close);
    return () => {
      section.removeEventListener('focusin', come);
      section.removeEventListener('click', close);
    };
  }, [notices]);
}
