import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { focusHeading } from './focusHeading';

/**
 * For what goes away when one of its own buttons is pressed: if the focus is inside at that moment, `moveFocus` brings
 * it elsewhere, to the page's heading if nothing else is said. A keyboard would else begin anew at the top of the
 * document, and a screen reader fall silent.
 */
export function useFocusFallback<Element extends HTMLElement>(
  moveFocus: (from: Element) => void = focusHeading,
): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  const leave = useEffectEvent(moveFocus);
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element?.contains(document.activeElement)) leave(element);
    };
  }, []);
  return ref;
}
