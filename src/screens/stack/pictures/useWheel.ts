import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Takes the wheel for itself: React's own listeners cannot keep the page from scrolling or zooming along. */
export function useWheel(target: RefObject<HTMLElement | null>, onWheel: (event: WheelEvent) => void): void {
  const take = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    onWheel(event);
  });
  useEffect(() => {
    const element = target.current;
    const listener = (event: WheelEvent) => take(event);
    element?.addEventListener('wheel', listener, { passive: false });
    return () => element?.removeEventListener('wheel', listener);
  }, [target]);
}
