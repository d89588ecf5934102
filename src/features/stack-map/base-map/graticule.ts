import type { Bounds } from '@/features/stack-map/geometry/bounds';

/** Two neighbouring lines are at least this many pixels apart. */
const leastPixels = 140;
const worldPixels = 512;
const steps = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5];

type Graticule = GeoJSON.FeatureCollection<GeoJSON.LineString, { label: string }>;

interface LabelsOfLines {
  parallel: (latitude: number, digits: number) => string;
  meridian: (longitude: number, digits: number) => string;
}

export function graticuleOf(
  [west, south, east, north]: Bounds,
  zoom: number,
  labels: LabelsOfLines,
): Graticule {
  const pixelsPerDegree = (worldPixels * 2 ** zoom) / 360;
  const step = steps.find((degrees) => degrees * pixelsPerDegree >= leastPixels) ?? 1;
  const digits = Math.max(0, Math.ceil(-Math.log10(step)));
  const line = (label: string, ...coordinates: GeoJSON.Position[]) => ({
    type: 'Feature' as const,
    geometry: { type: 'LineString' as const, coordinates },
    properties: { label },
  });
  const roundBetween = (from: number, to: number) => {
    const first = Math.ceil(from / step);
    return Array.from({ length: Math.floor(to / step) - first + 1 }, (_, at) => (first + at) * step);
  };
  return {
    type: 'FeatureCollection',
    features: [
      ...roundBetween(Math.max(south, -85), Math.min(north, 85)).map((latitude) =>
        line(labels.parallel(latitude, digits), [west, latitude], [east, latitude]),
      ),
      ...roundBetween(west, east).map((longitude) =>
        line(labels.meridian(longitude, digits), [longitude, south], [longitude, north]),
      ),
    ],
  };
}
