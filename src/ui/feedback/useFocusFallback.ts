import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * For an element that disappears when one of its own buttons is pressed: if it has the focus then, `moveFocus` is called,
 * which by default focuses the page's heading. Otherwise the keyboard would begin again at the top of the document, and a
 * screen reader would fall silent.
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

/** For when the element that had the focus is gone. */
export function focusHeading(): void {
  document.querySelector('h1')?.focus();
}
