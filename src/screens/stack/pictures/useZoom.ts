import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';

/** One step of a button or key. */
export const zoomStep = 1.5;

/** Times the size at which all of it can be seen. */
const closest = 8;

/** A place in the window, in pixels. */
interface Point {
  x: number;
  y: number;
}

function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Zoom of a `sheet` inside a `view` that scrolls. What is under the point stays under it. */
export function useZoom(view: RefObject<HTMLElement | null>, sheet: RefObject<HTMLElement | null>) {
  const [zoom, setZoom] = useState(1);

  const moveBy = (x: number, y: number) => {
    if (!view.current) return;
    view.current.scrollLeft += x;
    view.current.scrollTop += y;
  };

  const zoomBy = (factor: number, at?: Point) => {
    if (!view.current || !sheet.current) return;
    const { x, y } = at ?? middleOf(view.current);
    const before = sheet.current.getBoundingClientRect();
    // The new size must stand before it can be scrolled.
    flushSync(() => setZoom(Math.min(closest, Math.max(1, zoom * factor))));
    const after = sheet.current.getBoundingClientRect();
    const grown = before.width > 0 ? after.width / before.width : 1;
    moveBy(after.left + (x - before.left) * grown - x, after.top + (y - before.top) * grown - y);
  };

  return { zoom, zoomBy, moveBy };
}
