import { metresBetween, type Position } from '../../src/lib/position';
import { countryAreas } from './countryAreas.gen';
import type { WorkCountry } from './workCountries';

/**
 * Returns the distance to the nearest of the countries in metres, or 0 inside one. The borders are accurate
 * to a few kilometres.
 */
export function metresOutside(position: Position, countries: readonly WorkCountry[]): number {
  const rings = countries.flatMap((country) => countryAreas[country]);
  if (rings.some((ring) => isInside(position, ring))) return 0;
  return Math.min(...rings.map((ring) => metresToBorder(position, ring)));
}

/** @param ring longitudes and latitudes in turn; the first point is not repeated at the end */
function* sidesOf(ring: readonly number[]): Generator<[from: Position, to: Position]> {
  const pointAt = (index: number): Position => ({
    longitude: ring[index] ?? 0,
    latitude: ring[index + 1] ?? 0,
  });
  let from = pointAt(ring.length - 2);
  for (let index = 0; index < ring.length; index += 2) {
    const to = pointAt(index);
    yield [from, to];
    from = to;
  }
}

function isInside({ latitude, longitude }: Position, ring: readonly number[]): boolean {
  let inside = false;
  for (const [from, to] of sidesOf(ring)) {
    if (from.longitude > longitude === to.longitude > longitude) continue;
    const share = (longitude - from.longitude) / (to.longitude - from.longitude);
    if (from.latitude + share * (to.latitude - from.latitude) > latitude) inside = !inside;
  }
  return inside;
}

/**
 * Treating the earth as a plane around the point is accurate enough within a hundred kilometres, and only
 * these matter.
 */
function metresToBorder(position: Position, ring: readonly number[]): number {
  const narrow = Math.cos((position.latitude * Math.PI) / 180);
  const onPlane = ({ latitude, longitude }: Position) => ({
    x: (longitude - position.longitude) * narrow,
    y: latitude - position.latitude,
  });
  let nearest = Number.POSITIVE_INFINITY;
  for (const [start, end] of sidesOf(ring)) {
    const [from, to] = [onPlane(start), onPlane(end)];
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const length = dx ** 2 + dy ** 2;
    const along = length === 0 ? 0 : Math.min(1, Math.max(0, -(from.x * dx + from.y * dy) / length));
    const [x, y] = [from.x + along * dx, from.y + along * dy];
    const border = { latitude: position.latitude + y, longitude: position.longitude + x / narrow };
    nearest = Math.min(nearest, metresBetween(position, border));
  }
  return nearest;
}
