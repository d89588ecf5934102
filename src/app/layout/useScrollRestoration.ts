import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';

interface SavedPosition {
  scrollTop: number;
  href?: string;
}

const savedPositions = new Map<string, SavedPosition>();
let lastPosition: SavedPosition | undefined;
let leadingPosition: SavedPosition | undefined;

/**
 * A new page starts at its top. Back returns to the old position and focuses the link that was followed. The
 * browser would scroll immediately, before the rows have loaded again. So this waits for the rows, unless the
 * person moves the page first.
 */
export function useScrollRestoration(): void {
  const { key, pathname, search } = useLocation();
  const type = useNavigationType();
  const [arrival] = useState({ key, href: pathname + search, type, isReturn: type === 'POP' });
  const current = useRef(key);
  useEffect(() => {
    current.current = key;
  }, [key]);

  useLayoutEffect(() => {
    if (arrival.type === 'PUSH') leadingPosition = lastPosition;
    if (arrival.isReturn) leadingPosition = undefined;
    // The next stack of a list replaces the one before, and the way back leads to its row.
    if (leadingPosition) leadingPosition.href = arrival.href;
    const savedPosition = arrival.isReturn ? savedPositions.get(arrival.key) : { scrollTop: 0 };
    const giveUps = savedPosition
      ? [scrollWhenLong(savedPosition.scrollTop), focusWhenThere(savedPosition.href)]
      : [];
    return () => {
      for (const giveUp of giveUps) giveUp?.();
      lastPosition = { scrollTop: document.documentElement.scrollTop };
      savedPositions.set(current.current, lastPosition);
    };
  }, [arrival]);
}

const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

function untilMoved(end: () => void) {
  const stop = () => {
    end();
    for (const move of ownMoves) window.removeEventListener(move, stop);
  };
  for (const move of ownMoves) window.addEventListener(move, stop);
  return stop;
}

function scrollWhenLong(scrollTop: number) {
  const page = document.documentElement;
  const isReached = () => {
    page.scrollTop = scrollTop;
    return page.scrollTop > scrollTop - 1;
  };
  if (isReached()) return;
  const grown = new ResizeObserver(() => isReached() && stop());
  grown.observe(document.body);
  const stop = untilMoved(() => grown.disconnect());
  return stop;
}

/** A page focuses its heading when it opens. This moves the focus to the link as soon as the link exists. */
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
  // The heading may appear after the link.
  document.addEventListener('focusin', focus);
  focus();
  return untilMoved(() => {
    filled.disconnect();
    document.removeEventListener('focusin', focus);
  });
}
