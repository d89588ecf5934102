import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Runs `moveFocus` if the element had the focus when it disappeared, for example because one of its buttons
 * removed it. By default the page's heading gets the focus. Otherwise the keyboard would start again at the
 * top of the document, and a screen reader would fall silent.
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

export function focusHeading(): void {
  document.querySelector('h1')?.focus();
}
