import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** How far down each page was left, in pixels, by the key of its entry in the history. */
const leftAt = new Map<string, number>();

/**
 * A page that is opened begins at its top, one that is come back to where it was left. The browser does the latter at
 * once only: rows that are loaded again are not there yet, so the page is scrolled when they are, unless somebody has
 * moved it meanwhile.
 */
export function usePagePlace(): void {
  const { key } = useLocation();
  const type = useNavigationType();
  const [arrival] = useState({ key, isReturn: type === 'POP' });
  const current = useRef(key);
  useEffect(() => {
    current.current = key;
  }, [key]);

  useLayoutEffect(() => {
    const stop = scrollWhenLong(arrival.isReturn ? leftAt.get(arrival.key) : 0);
    return () => {
      stop?.();
      leftAt.set(current.current, document.documentElement.scrollTop);
    };
  }, [arrival]);
}

const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Scrolls as soon as the page is long enough; hands back how to give that up. */
function scrollWhenLong(place: number | undefined) {
  if (place === undefined) return;
  const page = document.documentElement;
  const arrives = () => {
    page.scrollTop = place;
    return page.scrollTop > place - 1;
  };
  if (arrives()) return;
  const grown = new ResizeObserver(() => arrives() && stop());
  const stop = () => {
    grown.disconnect();
    for (const move of ownMoves) window.removeEventListener(move, stop);
  };
  grown.observe(document.body);
  for (const move of ownMoves) window.addEventListener(move, stop);
  return stop;
}
