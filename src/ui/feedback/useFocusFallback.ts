import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * For an element that disappears when the person presses one of its buttons: if it had the focus, `moveFocus`
 * runs, which focuses the page's heading by default. Otherwise the keyboard would start again at the top of the
 * document, and a screen reader would fall silent.
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

/** Used when the focused element has disappeared. */
export function focusHeading(): void {
  document.querySelector('h1')?.focus();
}
