import type { Bounds } from '@/features/stack-map/geometry/bounds';
import type { Position } from '@/lib/position';

const radians = Math.PI / 180;

/** A degree of latitude has this length on a sphere with the earth's mean radius. */
const metresPerDegree = 6_371_009 * radians;

export function boundsAround({ latitude, longitude }: Position, metres: number): Bounds {
  const up = metres / metresPerDegree;
  // Degrees of longitude become narrower towards the poles, where their width is zero.
  const aside = up / Math.max(0.01, Math.cos(latitude * radians));
  return [longitude - aside, latitude - up, longitude + aside, latitude + up];
}
