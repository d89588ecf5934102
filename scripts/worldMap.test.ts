import { readFileSync } from 'node:fs';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { plainZoom, type WorldTopology, worldShapes } from '../src/features/stack-map/base-map/worldStyle';
import { polygonsIn } from './countryAreas';

type Countries = Topology<{ countries: GeometryCollection }>;

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const atlas: Countries = read('node_modules/world-atlas/countries-10m.json');
const world: WorldTopology = read('src/features/stack-map/base-map/world.json');

const places = new Map(
  atlas.objects.countries.geometries.map(({ properties }, place) => [JSON.stringify(properties), place]),
);

function areaOf(map: Countries, name: string): number {
  const country = map.objects.countries.geometries[places.get(JSON.stringify({ name })) ?? -1];
  if (!country) throw new Error(`There is no ${name}`);
  const shape = feature(map, country);
  if (shape.type !== 'Feature') throw new Error(`${name} is a collection`);
  const areas = polygonsIn(shape.geometry)
    .flat()
    .map((ring) =>
      ring.reduce((total, [x = 0, y = 0], index) => {
        const [fromX = 0, fromY = 0] = ring.at(index - 1) ?? [];
        return total + (fromX * y - x * fromY) / 2;
      }, 0),
    );
  return areas.reduce((sum, area) => sum + Math.abs(area), 0);
}

it.each(['Denmark', 'Germany', 'Poland', 'Czechia', 'Sweden', 'Lithuania', 'Spain'])(
  'keeps the area of %s',
  (name) => {
    expect(areaOf(world, name) / areaOf(atlas, name)).toBeCloseTo(1, 1.5);
  },
);

it.each(['Norway', 'Brazil', 'Australia', 'Canada', 'China', 'Madagascar'])(
  'keeps the area of %s roughly',
  (name) => {
    expect(areaOf(world, name) / areaOf(atlas, name)).toBeCloseTo(1, 1);
  },
);

it('leaves out no country that is larger than some islands', () => {
  const names = [...places.keys()].map((properties): string => JSON.parse(properties).name);
  const gone = names.filter((name) => areaOf(world, name) === 0);
  // The area is in square degrees.
  expect(gone.filter((name) => areaOf(atlas, name) > 0.5)).toEqual([]);
});

it('lets neighbours share their borders', () => {
  const borders = mesh(world, world.objects.countries, (one, other) => one !== other);
  const degrees = borders.coordinates.flat();
  const near = (east: number, north: number) =>
    degrees.some(([x = 0, y = 0]) => Math.hypot(x - east, y - north) < 0.1);
  // The borders are those of Denmark and Germany, and of Germany and Poland.
  expect(near(9.4, 54.82)).toBe(true);
  expect(near(14.6, 52.4)).toBe(true);
});

describe('a stack on the coast', () => {
  const { land } = worldShapes(world);
  /** The outline of a marker is this many pixels from its centre. */
  const markerRadius = 9;
  const worldPixels = 512 * 2 ** plainZoom;

  function pixelsToLand(latitude: number, longitude: number): number {
    const pixelsPerDegree = worldPixels / 360;
    const across = (x: number) => (x - longitude) * pixelsPerDegree;
    const up = (y: number) => ((y - latitude) * pixelsPerDegree) / Math.cos((latitude * Math.PI) / 180);
    const around = land.coordinates
      .flat()
      .map((ring) => ring.map(([x = 0, y = 0]) => ({ x: across(x), y: up(y) })));
    const isOnLand = around.some(
      (ring) =>
        ring.filter(({ x, y }, index) => {
          const from = ring.at(index - 1) ?? { x, y };
          return y > 0 !== from.y > 0 && x - (y / (from.y - y)) * (from.x - x) > 0;
        }).length %
          2 ===
        1,
    );
    if (isOnLand) return 0;
    const distances = around.flatMap((ring) =>
      ring.map(({ x, y }, index) => {
        const from = ring.at(index - 1) ?? { x, y };
        const [alongX, alongY] = [from.x - x, from.y - y];
        const length = alongX ** 2 + alongY ** 2;
        const share = length === 0 ? 0 : Math.max(0, Math.min(1, -(x * alongX + y * alongY) / length));
        return Math.hypot(x + share * alongX, y + share * alongY);
      }),
    );
    return distances.reduce((least, one) => Math.min(least, one));
  }

  // Nothing on land is nearer to the sea than lighthouses and harbours.
  it.each([
    ['Grenaa', 56.412, 10.923],
    ['Fornæs', 56.4436, 10.9569],
    ['Bønnerup', 56.53, 10.71],
    ['Ebeltoft', 56.1955, 10.676],
    ['Sletterhage', 56.0955, 10.5134],
    ['Blåvand', 55.5578, 8.083],
    ['Arkona', 54.6794, 13.4327],
    ['Kołobrzeg', 54.1866, 15.5544],
    ['Rozewie', 54.8303, 18.3361],
  ])('is not in the sea: %s', (_, latitude, longitude) => {
    expect(pixelsToLand(latitude, longitude)).toBeLessThanOrEqual(markerRadius);
  });

  it('would be in the sea where there is none', () => {
    expect(pixelsToLand(56.3, 11.3)).toBeGreaterThan(100);
  });
});
