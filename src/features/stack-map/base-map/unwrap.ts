import type { Position } from 'geojson';

/**
 * Continues a line that crosses the antimeridian (from 179 to -179) past 180 degrees, because on a flat map
 * the jump would be drawn right across the world.
 */
export function unwrapLine(line: readonly Position[]): Position[] {
  let turn = 0;
  let before: number | undefined;
  return line.map(([longitude = 0, latitude = 0]) => {
    if (before !== undefined && Math.abs(longitude - before) > 180) turn += longitude < before ? 360 : -360;
    before = longitude;
    return [longitude + turn, latitude];
  });
}

/** If a ring goes once around the world, as that of Antarctica does, closes it along the South Pole. */
export function unwrapRing(ring: readonly Position[]): Position[] {
  const unwrapped = unwrapLine(ring);
  const first = unwrapped[0];
  const last = unwrapped[unwrapped.length - 1];
  if (first === undefined || last === undefined || first[0] === last[0]) return unwrapped;
  return [...unwrapped, [last[0] ?? 0, -90], [first[0] ?? 0, -90], first];
}
