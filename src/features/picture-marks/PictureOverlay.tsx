import { memo } from 'react';
import { keyedByIndex } from '@/lib/keyedByIndex';
import type { DrawnOverlay, MarkLabel } from './drawnOverlay';
import classes from './PictureOverlay.module.css';
import type { Size } from './pictureSize';

const looks = 3;

interface PictureOverlayProps extends Pick<DrawnOverlay, 'outlines' | 'labels'> {
  index: number;
  size: Size;
}

/**
 * The number has a background of its own. An outline around the letters would be lighter, but browsers drop
 * it from a PDF.
 */
function MarkNumber({ x, y, radius, text }: MarkLabel) {
  const size = 0.55 * radius;
  const width = (0.56 * text.length + 0.3) * size;
  return (
    <>
      <rect x={x - width / 2} y={y - 0.58 * size} width={width} height={1.16 * size} rx={0.3 * size} />
      <text x={x} y={y} fontSize={size}>
        {text}
      </text>
    </>
  );
}

/**
 * Coordinates are pixels of the picture. The overlay is hidden from screen readers, because the text beside
 * the picture describes the marks.
 */
export const PictureOverlay = memo(function PictureOverlay({ index, size, ...drawn }: PictureOverlayProps) {
  const outlines = keyedByIndex(drawn.outlines).map(({ key, item }) => <path key={key} d={item} />);
  return (
    <svg
      className={classes.overlay}
      viewBox={`0 0 ${size.width} ${size.height}`}
      data-look={index % looks}
      aria-hidden="true"
    >
      <g className={classes.halo}>{outlines}</g>
      <g className={classes.outline}>{outlines}</g>
      <g className={classes.labels}>
        {keyedByIndex(drawn.labels).map(({ key, item }) => (
          <MarkNumber key={key} {...item} />
        ))}
      </g>
    </svg>
  );
});
