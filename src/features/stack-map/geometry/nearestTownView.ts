import type { Position } from '@/lib/position';

/** The bundled world has only coasts, borders and towns, the smallest of them from here on. */
export const townZoom = 8;
/** Closer there would be one name and nothing else. */
const closest = 11;
/** Pixels between the edge of the map and a town, so that its name has room; below is the attribution as well. */
const room = { x: 60, above: 28, below: 52 };
/** By one name alone nobody knows where a place is, nor how far away. */
const townsInView = 3;
const worldPixels = 512;

/** Pixels of the whole world at zoom 0 (Web Mercator). */
function pixelsOf({ latitude, longitude }: Position) {
  const radians = (latitude * Math.PI) / 180;
  return {
    x: (longitude / 360) * worldPixels,
    y: (Math.log(Math.tan(Math.PI / 4 + radians / 2)) / (2 * Math.PI)) * worldPixels,
  };
}

/**
 * The closest view of a map without roads around a position that still shows a few towns by whose names one knows the
 * place. The nearest town, which the page names as well, is one of them: a map that is too low for it has its middle
 * between both.
 */
export function nearestTownView(
  position: Position,
  towns: readonly GeoJSON.Feature<GeoJSON.Point>[],
  { width, height }: { width: number; height: number },
): Position & { zoom: number } {
  const centre = pixelsOf(position);
  let nearest = { pixels: Number.POSITIVE_INFINITY, zoom: townZoom, middle: position };
  const zooms = towns.map(({ geometry: { coordinates } }) => {
    const [longitude = 0, latitude = 0] = coordinates;
    const town = pixelsOf({ latitude, longitude });
    const across = (width / 2 - room.x) / Math.abs(town.x - centre.x);
    const space = height / 2 - (town.y > centre.y ? room.above : room.below);
    const up = space / Math.abs(town.y - centre.y);
    const zoom = Math.log2(Math.min(across, up));
    const pixels = Math.hypot(town.x - centre.x, town.y - centre.y);
    if (pixels < nearest.pixels) {
      const isBetween = zoom < townZoom && zoom >= townZoom - 1;
      const middle = isBetween
        ? {
            latitude: (position.latitude + latitude) / 2,
            longitude: (position.longitude + longitude) / 2,
          }
        : position;
      nearest = { pixels, zoom: Number.isNaN(zoom) ? townZoom : zoom, middle };
    }
    return zoom;
  });
  // None where the map has no size: no zoom is a number there.
  const closestFirst = zooms.filter((zoom) => zoom > townZoom).toSorted((one, other) => other - one);
  const zoom = Math.max(townZoom, Math.min(nearest.zoom, closestFirst[townsInView - 1] ?? townZoom));
  // In halves, so that neighbouring stacks look alike.
  return { ...nearest.middle, zoom: Math.min(closest, Math.floor(zoom * 2) / 2) };
}
