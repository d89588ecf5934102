import type { ImageMark } from '@/store/api/reportData';
import { marksWithin, outlinesOf } from './overlayMarks';
import type { Size } from './pictureSize';

/** The text is drawn in the middle of its circle, in pixels of the picture. */
export interface MarkLabel {
  x: number;
  y: number;
  radius: number;
  text: string;
}

export interface DrawnOverlay {
  count: number;
  outlines: string[];
  labels: MarkLabel[];
}

export function drawnOverlay(
  marks: readonly ImageMark[],
  size: Size | undefined,
  number: (value: number, digits: number) => string,
): DrawnOverlay {
  const within = size ? marksWithin(marks, size) : [];
  const labels = within.flatMap(({ value, ...circle }) =>
    value !== null && Number.isFinite(value) ? { ...circle, text: number(value, 1) } : [],
  );
  return { count: within.length, outlines: outlinesOf(within), labels };
}
