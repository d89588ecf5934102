import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';

interface Leaving {
  /** How far down the page was, in pixels. */
  scrollTop: number;
  /** Where the link led by which it was left. */
  href?: string;
}

/** How each page was left, by the key of its entry in the history. */
const leavings = new Map<string, Leaving>();
let last: Leaving | undefined;

/**
 * A page that is opened begins at its top, one that is come back to where it was left, with the focus on the link that
 * was followed. The browser does no more than scroll, and at once only: rows that are loaded again are not there yet, so
 * this waits for them, unless somebody has moved the page meanwhile.
 */
export function usePagePlace(): void {
  const { key, pathname, search } = useLocation();
  const type = useNavigationType();
  const [arrival] = useState({ key, href: pathname + search, isReturn: type === 'POP' });
  const current = useRef(key);
  useEffect(() => {
    current.current = key;
  }, [key]);

  useLayoutEffect(() => {
    if (last && !arrival.isReturn) last.href = arrival.href;
    const leaving = arrival.isReturn ? leavings.get(arrival.key) : { scrollTop: 0 };
    const giveUps = leaving ? [scrollWhenLong(leaving.scrollTop), focusWhenThere(leaving.href)] : [];
    return () => {
      for (const giveUp of giveUps) giveUp?.();
      last = { scrollTop: document.documentElement.scrollTop };
      leavings.set(current.current, last);
    };
  }, [arrival]);
}

const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Ends what waits as soon as somebody moves the page or the focus; hands back how to end it earlier. */
function untilMoved(end: () => void) {
  const stop = () => {
    end();
    for (const move of ownMoves) window.removeEventListener(move, stop);
  };
  for (const move of ownMoves) window.addEventListener(move, stop);
  return stop;
}

/** Scrolls as soon as the page is long enough. */
function scrollWhenLong(place: number) {
  const page = document.documentElement;
  const arrives = () => {
    page.scrollTop = place;
    return page.scrollTop > place - 1;
  };
  if (arrives()) return;
  const grown = new ResizeObserver(() => arrives() && stop());
  grown.observe(document.body);
  const stop = untilMoved(() => grown.disconnect());
  return stop;
}

/** Moves the focus from the heading, to which a page takes it when it opens, to the link as soon as that is there. */
function focusWhenThere(href: string | undefined) {
  if (href === undefined) return;
  const focus = () => {
    const { activeElement } = document;
    if (activeElement !== document.body && !activeElement?.matches('h1')) return;
    const links = [...document.querySelectorAll<HTMLElement>('main a')];
    links.find((link) => link.getAttribute('href') === href)?.focus({ preventScroll: true });
  };
  const filled = new MutationObserver(focus);
  filled.observe(document.body, { childList: true, subtree: true });
  // A heading may come after the link.
  document.addEventListener('focusin', focus);
  focus();
  return untilMoved(() => {
    filled.disconnect();
    document.removeEventListener('focusin', focus);
  });
}
