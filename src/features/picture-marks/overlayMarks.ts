import type { ImageMark } from '@/store/api/reportData';
import type { Size } from './pictureSize';

function distance(at: number, end: number): number {
  return Math.max(0, -at, at - end);
}

export function marksWithin(marks: readonly ImageMark[], { width, height }: Size): ImageMark[] {
  return marks.filter(
    ({ x, y, radius }) =>
      // NaN fails every comparison.
      radius > 0 &&
      radius < Number.POSITIVE_INFINITY &&
      Math.hypot(distance(x, width), distance(y, height)) < radius,
  );
}

/**
 * This many circles share a path: one path per circle makes too many elements, and one path for all is slow
 * to redraw on zooming.
 */
const bandSize = 50;

function outlineOf(marks: readonly ImageMark[]): string {
  return marks
    .map(({ x, y, radius: r }) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`)
    .join('');
}

export function outlinesOf(marks: readonly ImageMark[]): string[] {
  const fromTop = marks.toSorted((one, other) => one.y - other.y);
  return Array.from({ length: Math.ceil(marks.length / bandSize) }, (_, band) =>
    outlineOf(fromTop.slice(band * bandSize, (band + 1) * bandSize)),
  );
}
