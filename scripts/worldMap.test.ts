import { readFileSync } from 'node:fs';
import { feature } from 'topojson-client';
import type { WorldTopology } from '../src/features/stack-map/base-map/worldStyle';

const readMap = (file: string): WorldTopology => JSON.parse(readFileSync(file, 'utf8'));
const atlas = readMap('node_modules/world-atlas/countries-50m.json');
const world = readMap('src/features/stack-map/base-map/world.json');

const places = new Map(
  atlas.objects.countries.geometries.map(({ properties }, place) => [JSON.stringify(properties), place]),
);

function polygonsOf(map: WorldTopology, name: string): GeoJSON.Position[][][] {
  const object = map.objects.countries.geometries[places.get(JSON.stringify({ name })) ?? -1];
  if (!object) throw new Error(`There is no ${name}`);
  const shape = feature(map, object);
  if (shape.type !== 'Feature') throw new Error(`${name} is a collection`);
  if (shape.geometry.type === 'Polygon') return [shape.geometry.coordinates];
  return shape.geometry.type === 'MultiPolygon' ? shape.geometry.coordinates : [];
}

const areaOf = (polygons: GeoJSON.Position[][][]) =>
  polygons.flat().reduce((sum, ring) => {
    const twice = ring.reduce((total, [x = 0, y = 0], index) => {
      const [fromX = 0, fromY = 0] = ring.at(index - 1) ?? [];
      return total + fromX * y - x * fromY;
    }, 0);
    return sum + Math.abs(twice) / 2;
  }, 0);

it.each(['Denmark', 'Germany', 'Poland', 'Czechia', 'Austria', 'Switzerland', 'Sweden', 'Lithuania'])(
  'keeps %s as it is',
  (name) => {
    expect(polygonsOf(world, name)).toEqual(polygonsOf(atlas, name));
  },
);

it.each(['Brazil', 'Australia', 'Canada', 'China', 'Madagascar'])('keeps the area of %s', (name) => {
  expect(areaOf(polygonsOf(world, name)) / areaOf(polygonsOf(atlas, name))).toBeCloseTo(1, 1.5);
});

it('leaves out no country', () => {
  const names = [...places.keys()].map((properties): string => JSON.parse(properties).name);
  const empty = (map: WorldTopology) => names.filter((name) => areaOf(polygonsOf(map, name)) === 0);
  expect(empty(world)).toEqual(empty(atlas));
});

/** How often the countries, or the land, use each arc. */
function usesOf(object: WorldTopology['objects']['land']): Map<number, number> {
  const arcs = JSON.stringify(object).match(/-?\d+(?=[\],])/g) ?? [];
  const uses = new Map<number, number>();
  for (const arc of arcs.map(Number)) {
    const place = arc < 0 ? ~arc : arc;
    uses.set(place, (uses.get(place) ?? 0) + 1);
  }
  return uses;
}

it('lets neighbours share their borders, and the land end where they do', () => {
  const borders = (map: WorldTopology) =>
    [...usesOf(map.objects.countries).values()].filter((uses) => uses > 1).length;
  expect(borders(world)).toBe(borders(atlas));
  const countries = usesOf(world.objects.countries);
  expect(countries.size).toBe(world.arcs.length);
  expect([...usesOf(world.objects.land).keys()].filter((arc) => !countries.has(arc))).toEqual([]);
});
