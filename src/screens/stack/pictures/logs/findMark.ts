interface Circle {
  x: number;
  y: number;
  radius: number;
}

/**
 * Returns the index of the mark at a point, or null; all lengths are in pixels of the picture. Of the marks
 * whose edge is within `reach`, the one with the nearest middle counts.
 */
export function markAt(
  marks: readonly Circle[],
  { x, y }: Pick<Circle, 'x' | 'y'>,
  reach: number,
): number | null {
  let nearest: number | null = null;
  let shortest = Number.POSITIVE_INFINITY;
  for (const [index, mark] of marks.entries()) {
    const distance = Math.hypot(mark.x - x, mark.y - y);
    if (distance > mark.radius + reach || distance >= shortest) continue;
    nearest = index;
    shortest = distance;
  }
  return nearest;
}

export function markByKey(marks: readonly Circle[], from: number, key: string): number | null {
  const last = marks.length - 1;
  switch (key) {
    case 'ArrowRight':
      return Math.min(last, from + 1);
    case 'ArrowLeft':
      return Math.max(0, from - 1);
    case 'ArrowDown':
      return markBeside(marks, from, 1);
    case 'ArrowUp':
      return markBeside(marks, from, -1);
    case 'PageDown':
      return Math.min(last, from + 10);
    case 'PageUp':
      return Math.max(0, from - 10);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

/**
 * Returns the nearest mark within 45 degrees below (1) or above (-1), or the mark itself if there is none.
 */
function markBeside(marks: readonly Circle[], from: number, direction: 1 | -1): number {
  const start = marks[from];
  if (!start) return from;
  let nearest = from;
  let shortest = Number.POSITIVE_INFINITY;
  for (const [index, { x, y }] of marks.entries()) {
    const along = (y - start.y) * direction;
    const aside = Math.abs(x - start.x);
    const distance = Math.hypot(along, aside);
    if (along <= 0 || aside > along || distance >= shortest) continue;
    nearest = index;
    shortest = distance;
  }
  return nearest;
}
