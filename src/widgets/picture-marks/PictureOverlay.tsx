import { memo } from 'react';
import { byPlace } from '../../lib/byPlace';
import type { DrawnOverlay } from './drawnOverlay';
import classes from './PictureOverlay.module.css';
import type { Size } from './pictureSize';

/** Overlays beyond that look like the first ones again. */
const looks = 3;

interface PictureOverlayProps extends Pick<DrawnOverlay, 'outlines' | 'labels'> {
  /** Among the overlays of the picture: decides how it looks. */
  place: number;
  size: Size;
}

/** Circles and numbers over a picture, in its pixels. Silent: words beside the picture say what is marked. */
export const PictureOverlay = memo(function PictureOverlay({ place, size, ...drawn }: PictureOverlayProps) {
  const outlines = byPlace(drawn.outlines).map(({ key, item }) => <path key={key} d={item} />);
  return (
    <svg
      className={classes.overlay}
      viewBox={`0 0 ${size.width} ${size.height}`}
      data-look={place % looks}
      aria-hidden="true"
    >
      <g className={classes.halo}>{outlines}</g>
      <g className={classes.outline}>{outlines}</g>
      <g className={classes.labels}>
        {byPlace(drawn.labels).map(({ key, item: { x, y, radius, text } }) => (
          <text key={key} x={x} y={y} fontSize={0.55 * radius}>
            {text}
          </text>
        ))}
      </g>
    </svg>
  );
});
