import { createContext, type RefObject, use, useEffect, useRef } from 'react';

export const FirstPageContext = createContext(false);

/**
 * Focuses a page's h1 when the page opens, so that a screen reader begins there. The first page after a load
 * keeps the focus at the start of the document, where the browser puts it.
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
