import { Box } from '@mantine/core';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { shapeOfPlace } from '@/features/picture-marks/pictureSize';
import { useText } from '@/i18n/useText';
import { ZoomButtons } from '@/ui/layout/ZoomButtons';
import classes from './PictureDialog.module.css';
import { PictureSheet, type PictureSheetProps } from './PictureSheet';
import { useWheel } from './useWheel';
import { useZoom, zoomStep } from './useZoom';

interface PictureViewProps {
  sheet: PictureSheetProps;
  children: ReactNode;
}

const stepPixels = 80;

/** In which direction a key looks, in steps. */
const directions: Partial<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const factors: Partial<Record<string, number>> = { '+': zoomStep, '=': zoomStep, '-': 1 / zoomStep };

/** A picture as large as fits, to be zoomed and moved by mouse, finger and keyboard. */
export function PictureView({ sheet, children }: PictureViewProps) {
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
  const grab = ({ pointerType, pointerId, currentTarget }: PointerEvent) => {
    if (pointerType === 'mouse') currentTarget.setPointerCapture(pointerId);
  };
  const drag = ({ pointerType, buttons, movementX, movementY }: PointerEvent) => {
    // A finger scrolls by itself.
    if (pointerType === 'mouse' && buttons === 1) moveBy(-movementX, -movementY);
  };

  const shape = shapeOfPlace(sheet.size);
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
        onPointerDown={grab}
        onPointerMove={drag}
      >
        <div
          ref={paper}
          className={classes.sheet}
          style={{ width: `calc(min(100cqw, 100cqh * ${shape}) * ${zoom})`, aspectRatio: shape }}
        >
          <PictureSheet {...sheet} />
        </div>
      </Box>
      <div className={classes.foot}>
        <div className={classes.zoom}>
          <ZoomButtons onZoomIn={() => zoomBy(zoomStep)} onZoomOut={() => zoomBy(1 / zoomStep)} />
          <p role="status" className={classes.percent}>
            {t('stack.picture.zoom', { zoom })}
          </p>
        </div>
        {children}
      </div>
    </Box>
  );
}
