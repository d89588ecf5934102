import { ActionIcon, Box, Button, Group, VisuallyHidden } from '@mantine/core';
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useText } from '@/i18n/useText';
import { Icon } from '@/ui/icons/Icon';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import { ZoomButtons } from '@/ui/layout/ZoomButtons';
import { PictureNames, type PictureNamesProps } from './PictureNames';
import classes from './PictureView.module.css';

interface PictureViewProps<File extends string> extends PictureNamesProps<File> {
  /** `shape` is width over height of the space for the picture. */
  shape: number;
  children: ReactNode;
  foot?: ReactNode;
}

const stepPixels = 80;

const directions: Partial<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const zoomStep = 1.5;

const factors: Partial<Record<string, number>> = { '+': zoomStep, '=': zoomStep, '-': 1 / zoomStep };

export function PictureView<File extends string>({
  shape,
  children,
  foot,
  ...names
}: PictureViewProps<File>) {
  const t = useText();
  const view = useRef<HTMLElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const isPhone = useIsPhone();
  const { zoom, zoomBy, moveBy } = useZoom(view, paper);
  const fill = () => {
    if (!view.current) return;
    const { clientWidth, clientHeight } = view.current;
    const filling = (clientHeight * shape) / clientWidth;
    if (filling > 1) zoomBy(filling);
  };
  useOpeningZoom(fill);
  const percent = (
    <p role="status" className={classes.percent}>
      {t('stack.picture.zoom', { zoom })}
    </p>
  );
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
    // A finger scrolls without our help.
    if (pointerType !== 'mouse' || buttons !== 1) return;
    // The pointer is captured only once it moves, because a press belongs to the mark under it.
    if (movementX !== 0 || movementY !== 0) currentTarget.setPointerCapture(pointerId);
    moveBy(-movementX, -movementY);
  };

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
      <Group gap="8px 24px">
        <Group gap={4} wrap="nowrap">
          <ZoomButtons onZoomIn={() => zoomBy(zoomStep)} onZoomOut={() => zoomBy(1 / zoomStep)} />
          {isPhone ? (
            <>
              <Button variant="default" onClick={() => (zoom > 1 ? zoomBy(1 / zoom) : fill())}>
                {t(zoom > 1 ? 'stack.picture.whole' : 'stack.picture.as_high')}
              </Button>
              <VisuallyHidden>{percent}</VisuallyHidden>
            </>
          ) : (
            percent
          )}
        </Group>
        <PictureSteps {...names} />
        <PictureNames {...names} />
        {foot}
      </Group>
    </Box>
  );
}

function PictureSteps<File extends string>({ pictures, shown, onShow }: PictureNamesProps<File>) {
  const t = useText();
  if (pictures.length < 2) return null;
  const step = (by: number) => {
    const index = pictures.findIndex(({ file }) => file === shown);
    const next = pictures[(index + by + pictures.length) % pictures.length];
    if (next) onShow(next.file);
  };
  return (
    <div className={classes.steps}>
      <ActionIcon variant="default" aria-label={t('stack.picture.previous')} onClick={() => step(-1)}>
        <Icon name="chevronLeft" />
      </ActionIcon>
      <ActionIcon variant="default" aria-label={t('stack.picture.next')} onClick={() => step(1)}>
        <Icon name="chevronRight" />
      </ActionIcon>
    </div>
  );
}

/**
 * On a phone a picture opens at the full height of its space, because a wide picture would otherwise be a
 * strip in an empty frame.
 */
function useOpeningZoom(fill: () => void): void {
  const isPhone = useIsPhone();
  const open = useEffectEvent(() => {
    if (isPhone) fill();
  });
  useEffect(() => {
    // The effect waits a frame, because the new size must be laid out before it can be scrolled.
    const frame = requestAnimationFrame(() => open());
    return () => cancelAnimationFrame(frame);
  }, []);
}

/**
 * The listener is registered by hand, because a listener of React cannot prevent the page from scrolling or
 * zooming, too.
 */
function useWheel(target: RefObject<HTMLElement | null>, onWheel: (event: WheelEvent) => void): void {
  const take = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    onWheel(event);
  });
  useLayoutEffect(() => {
    const element = target.current;
    const listener = (event: WheelEvent) => take(event);
    element?.addEventListener('wheel', listener, { passive: false });
    return () => element?.removeEventListener('wheel', listener);
  }, [target]);
}

/** A picture can be enlarged to this many times the size at which the whole picture is visible. */
const closest = 8;

interface Point {
  x: number;
  y: number;
}

function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

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
    // The new size must be laid out before it can be scrolled.
    flushSync(() => setZoom(Math.min(closest, Math.max(1, zoom * factor))));
    const after = sheet.current.getBoundingClientRect();
    const grown = before.width > 0 ? after.width / before.width : 1;
    moveBy(after.left + (x - before.left) * grown - x, after.top + (y - before.top) * grown - y);
  };

  return { zoom, zoomBy, moveBy };
}
