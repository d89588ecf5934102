import { Box } from '@mantine/core';
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { type Size, shapeOfPlace } from '@/features/picture-marks/pictureSize';
import { useText } from '@/i18n/useText';
import { ZoomButtons } from '@/ui/layout/ZoomButtons';
import classes from './PictureDialog.module.css';

interface PictureViewProps {
  size: Size | undefined;
  /** Fills its place. */
  children: ReactNode;
  /** Beside the zoom. */
  foot: ReactNode;
}

const stepPixels = 80;

/** In steps to the right and down. */
const directions: Partial<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const zoomStep = 1.5;

const factors: Partial<Record<string, number>> = { '+': zoomStep, '=': zoomStep, '-': 1 / zoomStep };

/** Zoomed and moved by mouse, finger and keyboard. */
export function PictureView({ size, children, foot }: PictureViewProps) {
  const t = useText();
  const view = useRef<HTMLElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const { zoom, zoomBy, moveBy } = useZoom(view, paper);
  useWheel(view, ({ deltaY, clientX, clientY }) =>
    zoomBy(Math.exp(-deltaY / 400), { x: clientX, y: clientY }),
  );

  const followKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    const factor = factors[key];
    const direction = directions[key];
    if (factor !== undefined) zoomBy(factor);
    else if (direction) moveBy(direction[0] * stepPixels, direction[1] * stepPixels);
    else return;
    event.preventDefault();
  };
  const drag = ({ pointerType, pointerId, buttons, movementX, movementY, currentTarget }: PointerEvent) => {
    // A finger scrolls by itself.
    if (pointerType !== 'mouse' || buttons !== 1) return;
    // Not before it moves: a press belongs to the mark that it is on.
    if (movementX !== 0 || movementY !== 0) currentTarget.setPointerCapture(pointerId);
    moveBy(-movementX, -movementY);
  };

  const shape = shapeOfPlace(size);
  return (
    <Box className={classes.body} onKeyDown={followKey}>
      <Box
        component="section"
        ref={view}
        className={classes.view}
        aria-label={t('stack.picture.view')}
        data-whole={zoom === 1 || undefined}
        tabIndex={0}
        data-autofocus
        onPointerMove={drag}
      >
        <div
          ref={paper}
          className={classes.sheet}
          style={{ width: `calc(min(100cqw, 100cqh * ${shape}) * ${zoom})`, aspectRatio: shape }}
        >
          {children}
        </div>
      </Box>
      <div className={classes.foot}>
        <div className={classes.zoom}>
          <ZoomButtons onZoomIn={() => zoomBy(zoomStep)} onZoomOut={() => zoomBy(1 / zoomStep)} />
          <p role="status" className={classes.percent}>
            {t('stack.picture.zoom', { zoom })}
          </p>
        </div>
        {foot}
      </div>
    </Box>
  );
}

/** Takes the wheel for itself: React's own listeners cannot keep the page from scrolling or zooming along. */
function useWheel(target: RefObject<HTMLElement | null>, onWheel: (event: WheelEvent) => void): void {
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

/** Relative to the size at which all of it is visible. */
const closest = 8;

/** In pixels of the window. */
interface Point {
  x: number;
  y: number;
}

function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Zoom of a `sheet` inside a `view` that scrolls. What is under the point stays under it. */
function useZoom(view: RefObject<HTMLElement | null>, sheet: RefObject<HTMLElement | null>) {
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
