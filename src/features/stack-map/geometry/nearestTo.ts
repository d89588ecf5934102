/** A mark may be a turn of the world away: the nearest of its copies is meant. */
export function nearestTo(middle: number, longitude: number): number {
  return longitude + 360 * Math.round((middle - longitude) / 360);
}
