import type { WorldShapes } from '@/features/stack-map/base-map/worldStyle';
import { overviewShapes } from './overviewShapes';

const seen = { aside: 500, up: 400 };

function worldOf(rings: GeoJSON.Position[][], lines: GeoJSON.Position[][] = []): WorldShapes {
  return {
    land: { type: 'MultiPolygon', coordinates: rings.map((ring) => [ring]) },
    borders: { type: 'MultiLineString', coordinates: lines },
  };
}

const box = (west: number, south: number, east: number, north: number): GeoJSON.Position[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];

/** The corners of a path, in kilometres. */
function cornersOf(path: string) {
  return [...path.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
}

it('draws in kilometres from the place, north up', () => {
  const { land } = overviewShapes(worldOf([box(9, 56, 10, 57)]), { latitude: 56, longitude: 9 }, seen);
  const xs = cornersOf(land).map(([x]) => x);
  const ys = cornersOf(land).map(([, y]) => y);
  expect([Math.min(...xs), Math.max(...ys)]).toEqual([0, 0]);
  // A degree to the east is 62 km there, a degree to the north 111 km, a little more on a flat map.
  expect(Math.max(...xs)).toBeCloseTo(62.2, 0);
  expect(Math.min(...ys)).toBeCloseTo(-112.7, 0);
});

it('keeps the land that the place is in the midst of, without its far shores', () => {
  const { land } = overviewShapes(worldOf([box(-60, -50, 80, 60)]), { latitude: 5, longitude: 20 }, seen);
  expect(cornersOf(land)).toHaveLength(4);
  for (const [x, y] of cornersOf(land)) expect([Math.abs(x), Math.abs(y)]).toEqual([750, 600]);
});

it('shows the shore across the antimeridian, and nothing from the other side of the world', () => {
  const fiji = { latitude: -17, longitude: 179.9 };
  const shore = worldOf([box(-179.9, -18, -179, -16)]);
  expect(cornersOf(overviewShapes(shore, fiji, seen).land).length).toBeGreaterThan(0);
  expect(overviewShapes(shore, { ...fiji, longitude: 0 }, seen)).toEqual({ land: '', borders: '' });
});

it('breaks a border off where it leaves the map, and takes it up where it comes back', () => {
  const border: GeoJSON.Position[] = [
    [9, 56],
    [9.5, 56],
    [40, 56],
    [9.5, 57],
    [9, 57],
  ];
  const { borders } = overviewShapes(worldOf([], [border]), { latitude: 56, longitude: 9 }, seen);
  expect(borders.match(/M/g)).toHaveLength(2);
  expect(borders).not.toContain('Z');
});
