import { memo } from 'react';
import classes from './PictureSheet.module.css';
import type { Size } from './pictureSize';
import type { ShownOverlay } from './useOverlays';

/** Overlays beyond that look like the first ones again. */
const looks = 3;

interface PictureOverlayProps extends Pick<ShownOverlay, 'outline' | 'labels'> {
  /** Among the overlays of the picture: decides how it looks. */
  place: number;
  size: Size;
}

/** Circles and numbers over a picture, in its pixels. Silent: the switch says in words what is marked. */
export const PictureOverlay = memo(function PictureOverlay({ place, size, ...drawn }: PictureOverlayProps) {
  return (
    <svg
      className={classes.layer}
      viewBox={`0 0 ${size.width} ${size.height}`}
      data-look={place % looks}
      aria-hidden="true"
    >
      <path className={classes.halo} d={drawn.outline} />
      <path className={classes.outline} d={drawn.outline} />
      {drawn.labels.map(({ id, x, y, radius, text }) => (
        <text key={id} className={classes.label} x={x} y={y} fontSize={0.55 * radius}>
          {text}
        </text>
      ))}
    </svg>
  );
});
