import type { Position } from '@/lib/position';

/** The order is west, south, east, north, in degrees. */
export type Bounds = [number, number, number, number];

/** These bounds are the visible part of a map without points (specification, stack area, section 2). */
export const defaultBounds: Bounds = [-150, -60, 150, 60];

export function boundsOf(coordinates: Float64Array): Bounds {
  if (coordinates.length === 0) return defaultBounds;
  const bounds: Bounds = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ];
  for (let at = 0; at < coordinates.length; at += 2) {
    const [longitude = 0, latitude = 0] = [coordinates[at], coordinates[at + 1]];
    bounds[0] = Math.min(bounds[0], longitude);
    bounds[1] = Math.min(bounds[1], latitude);
    bounds[2] = Math.max(bounds[2], longitude);
    bounds[3] = Math.max(bounds[3], latitude);
  }
  return bounds;
}

/** Returns width and height of a box on the map (Web Mercator) in a common unit. */
export function extentOf([west, south, east, north]: Bounds): { width: number; height: number } {
  const northing = (latitude: number) => Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));
  return { width: ((east - west) * Math.PI) / 180, height: northing(north) - northing(south) };
}

const worldPixels = 512;
const cellPixels = 256;

/**
 * Widens the box to a grid of about 256 pixels, plus one cell on each side. Small movements of the map then
 * use the same box, and markers exist before they come into view.
 */
export function snapOutwards([west, south, east, north]: Bounds, zoom: number): Bounds {
  const cell = (360 * cellPixels) / (worldPixels * 2 ** zoom);
  const down = (degrees: number) => (Math.floor(degrees / cell) - 1) * cell;
  const up = (degrees: number) => (Math.ceil(degrees / cell) + 1) * cell;
  return [down(west), Math.max(-90, down(south)), up(east), Math.min(90, up(north))];
}

export function isInView({ longitude, latitude }: Position, [west, south, east, north]: Bounds): boolean {
  const isBetween = (degrees: number) => degrees >= west && degrees <= east;
  return (
    latitude >= south && latitude <= north && [longitude - 360, longitude, longitude + 360].some(isBetween)
  );
}
