import { createContext, type RefObject, use, useEffect, useRef } from 'react';

/** Whether the page is the one that the document was loaded for. */
export const FirstPageContext = createContext(false);

/**
 * Of a page's h1: it takes the focus when the page opens, so that a screen reader begins there. A page that the browser
 * has just loaded begins at its start, and what stands above its heading is the next stop.
 */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = use(FirstPageContext);
  const takesFocus = useRef(!isFirst);
  useEffect(() => {
    if (takesFocus.current) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
