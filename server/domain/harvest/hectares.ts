import { perDegree, type Ring } from './microdegrees';

/** These are the eccentricity and the authalic radius, in metres, of the ellipsoid of WGS 84. */
const eccentricity = 0.081_819_190_842_621_5;
const authalicRadius = 6_371_007.180_918_474;

/**
 * This is `q` of Snyder, Map Projections: A Working Manual (1987), formula 3-12. It projects latitudes onto a
 * cylinder on which areas are as large as on the ellipsoid.
 */
function q(latitude: number): number {
  const sine = Math.sin(latitude);
  const eSine = eccentricity * sine;
  const square = 1 - eccentricity ** 2;
  return square * (sine / (1 - eSine ** 2) - Math.log((1 - eSine) / (1 + eSine)) / (2 * eccentricity));
}

const qAtPole = q(Math.PI / 2);

/**
 * Returns the area in hectares on the ellipsoid; sides are straight in degrees, as in the file. It is
 * positive in either direction of the ring.
 */
export function hectaresOf(ring: Ring): number {
  const [origin] = ring;
  if (origin === undefined) return 0;
  const radians = (millionths: number) => (millionths / perDegree / 180) * Math.PI;
  const height = (millionths: number) => q(radians(millionths)) / qAtPole;
  const [originX, originY] = [radians(origin.x), height(origin.y)];
  // Coordinates are measured from the first corner, so that small areas lose no digits.
  const onCylinder = ring.map(({ x, y }) => ({ x: radians(x) - originX, y: height(y) - originY }));
  let doubled = 0;
  let before = onCylinder.at(-1);
  for (const corner of onCylinder) {
    if (before) doubled += before.x * corner.y - corner.x * before.y;
    before = corner;
  }
  return ((Math.abs(doubled) / 2) * authalicRadius ** 2) / 10_000;
}
