import type { ImageMark } from '@/store/api/reportData';
import { marksWithin, outlinesOf } from './overlayMarks';
import type { Size } from './pictureSize';

/** A value as it stands in the middle of its circle, in pixels of the picture. */
export interface MarkLabel {
  x: number;
  y: number;
  radius: number;
  text: string;
}

/** An overlay ready to be drawn over a picture. */
export interface DrawnOverlay {
  /** How many of its marks can be seen. */
  count: number;
  outlines: string[];
  labels: MarkLabel[];
}

/** What of the marks lies on a picture of this size; nothing while the size is unknown. */
export function drawnOverlay(
  marks: readonly ImageMark[],
  size: Size | undefined,
  number: (value: number, digits: number) => string,
): DrawnOverlay {
  const within = size ? marksWithin(marks, size) : [];
  const labels = within.flatMap(({ value, ...place }) =>
    value !== null && Number.isFinite(value) ? { ...place, text: number(value, 1) } : [],
  );
  return { count: within.length, outlines: outlinesOf(within), labels };
}
