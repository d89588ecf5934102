import { type RefObject, useLayoutEffect, useRef } from 'react';
import { focusHeading } from './focusHeading';

/**
 * For what goes away when one of its own buttons is pressed: if the focus is inside at that moment, the page's
 * heading takes it. A keyboard would else begin anew at the top of the document, and a screen reader fall silent.
 */
export function useFocusRefuge<Element extends HTMLElement>(): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element?.contains(document.activeElement)) focusHeading();
    };
  }, []);
  return ref;
}
