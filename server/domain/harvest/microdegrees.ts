/**
 * A corner is in whole millionths of a degree, so that the checked value equals the written value to the last
 * digit.
 */
export interface Corner {
  readonly x: number;
  readonly y: number;
}

/** A ring lists the corners of an area in their order. The first one is not repeated at the end. */
export type Ring = readonly Corner[];

export const perDegree = 1_000_000;

export function rounded(degrees: number): number {
  // Adding 0 turns -0 into 0.
  return Math.round(degrees * perDegree) + 0;
}

export function degreesText(millionths: number): string {
  return (millionths / perDegree).toFixed(6);
}

/**
 * Returns 1 if the point lies left of the line from a to b, -1 if right, and 0 if on it. The result is exact:
 * products that a double cannot hold are computed as whole numbers.
 */
export function sideOf(a: Corner, b: Corner, point: Corner): -1 | 0 | 1 {
  const left = (b.x - a.x) * (point.y - a.y);
  const right = (b.y - a.y) * (point.x - a.x);
  if (Number.isSafeInteger(left) && Number.isSafeInteger(right))
    return left > right ? 1 : left < right ? -1 : 0;
  const exactLeft = BigInt(b.x - a.x) * BigInt(point.y - a.y);
  const exactRight = BigInt(b.y - a.y) * BigInt(point.x - a.x);
  return exactLeft > exactRight ? 1 : exactLeft < exactRight ? -1 : 0;
}

export function isSameCorner(a: Corner, b: Corner): boolean {
  return a.x === b.x && a.y === b.y;
}

function isBetween(value: number, one: number, other: number): boolean {
  return value >= Math.min(one, other) && value <= Math.max(one, other);
}

export function isOnSide(a: Corner, b: Corner, point: Corner): boolean {
  return sideOf(a, b, point) === 0 && isBetween(point.x, a.x, b.x) && isBetween(point.y, a.y, b.y);
}

export function areCrossing(a: Corner, b: Corner, c: Corner, d: Corner): boolean {
  return sideOf(c, d, a) * sideOf(c, d, b) < 0 && sideOf(a, b, c) * sideOf(a, b, d) < 0;
}

export function areMeeting(a: Corner, b: Corner, c: Corner, d: Corner): boolean {
  return (
    areCrossing(a, b, c, d) ||
    isOnSide(c, d, a) ||
    isOnSide(c, d, b) ||
    isOnSide(a, b, c) ||
    isOnSide(a, b, d)
  );
}

export interface Side {
  readonly index: number;
  readonly from: Corner;
  readonly to: Corner;
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

export function sidesOf(ring: Ring): Side[] {
  return ring.flatMap((from, index) => {
    const to = ring[(index + 1) % ring.length];
    if (to === undefined) return [];
    return [
      {
        ...{ index, from, to },
        ...{ west: Math.min(from.x, to.x), east: Math.max(from.x, to.x) },
        ...{ south: Math.min(from.y, to.y), north: Math.max(from.y, to.y) },
      },
    ];
  });
}

export function locate(sides: readonly Side[], point: Corner): 'inside' | 'border' | 'outside' {
  let inside = false;
  for (const { from, to, south, north } of sides) {
    if (point.y < south || point.y > north) continue;
    if (isOnSide(from, to, point)) return 'border';
    if (from.y > point.y === to.y > point.y) continue;
    const side = sideOf(from, to, point);
    if (to.y > from.y ? side > 0 : side < 0) inside = !inside;
  }
  return inside ? 'inside' : 'outside';
}
