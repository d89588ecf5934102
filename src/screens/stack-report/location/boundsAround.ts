import type { Bounds } from '@/features/stack-map/geometry/bounds';
import type { Position } from '@/lib/position';

const radians = Math.PI / 180;

/** Of a degree of latitude, on a sphere of the earth's mean radius. */
const metresPerDegree = 6_371_009 * radians;

/** The box that reaches so many metres from the position to the north, east, south and west. */
export function boundsAround({ latitude, longitude }: Position, metres: number): Bounds {
  const up = metres / metresPerDegree;
  // Degrees of longitude get narrower towards the poles, where none would be left.
  const aside = up / Math.max(0.01, Math.cos(latitude * radians));
  return [longitude - aside, latitude - up, longitude + aside, latitude + up];
}
