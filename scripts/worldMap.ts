import type { Position } from 'geojson';
import { quantize, transform } from 'topojson-client';
import type { MultiPolygon, Topology } from 'topojson-specification';

/** Most stacks are in this area, in degrees. */
const centre = { west: 5, south: 47, east: 25, north: 59 };
/**
 * A simplified line may differ from the atlas by this many degrees of latitude (111 km): `least` in the area
 * of most stacks, `perSquare` more for each square degree away from it, and `most` anywhere.
 */
const tolerance = { least: 0.005, perSquare: 0.0005, most: 0.3 };
/** Coordinates are multiples of `step` degrees. A ring of fewer than `leastSteps` steps has no area. */
const step = 0.003;
const leastSteps = 3;

type Polygon = MultiPolygon['arcs'][number];

/**
 * The countries come from `world-atlas` (Natural Earth, 1:10 million), without names. In the area of most
 * stacks they are as accurate as the map can show, and less accurate away from it. An island smaller than its
 * tolerance is left out.
 */
export function worldMap(
  atlas: Topology,
): Topology<{ countries: { type: 'GeometryCollection'; geometries: MultiPolygon[] } }> {
  const { countries } = atlas.objects;
  if (countries?.type !== 'GeometryCollection') throw new Error('The atlas has no countries');
  const degreesOf = transform(atlas.transform ?? null);
  const lines = atlas.arcs.map((arc) => simplified(arc.map((point, index) => degreesOf(point, index > 0))));
  const scale = { scale: [step, step], translate: [-180, -90] } satisfies Topology['transform'];
  const { arcs } = quantize({ type: 'Topology', objects: {}, arcs: lines }, scale);

  const places = new Map<number, number>();
  const placed = (arc: number) => {
    const index = indexOf(arc);
    const place = places.get(index) ?? places.size;
    places.set(index, place);
    return arc < 0 ? ~place : place;
  };
  const hasArea = (ring: number[]) =>
    ring.reduce((steps, arc) => steps + (arcs[indexOf(arc)]?.length ?? 1) - 1, 0) >= leastSteps;
  const geometries = countries.geometries.map(
    (country): MultiPolygon => ({
      type: 'MultiPolygon',
      arcs: polygonsOf(country)
        .map((rings) => rings.filter(hasArea).map((ring) => ring.map(placed)))
        .filter(({ length }) => length > 0),
    }),
  );
  return {
    type: 'Topology',
    objects: { countries: { type: 'GeometryCollection', geometries } },
    arcs: [...places.keys()].flatMap((index) => [arcs[index] ?? []]),
    transform: scale,
  };
}

const indexOf = (arc: number) => (arc < 0 ? ~arc : arc);

function polygonsOf(country: Topology['objects'][string]): Polygon[] {
  if (country.type === 'Polygon') return [country.arcs];
  if (country.type === 'MultiPolygon') return country.arcs;
  throw new Error(`A map of countries has a ${country.type}`);
}

function toleranceAt([longitude = 0, latitude = 0]: Position): number {
  const { west, south, east, north } = centre;
  const away = Math.max(0, west - longitude, longitude - east, south - latitude, latitude - north);
  return Math.min(tolerance.most, tolerance.least + away ** 2 * tolerance.perSquare);
}

/** Removes points that lie on a straight line between others, within the tolerance (Douglas and Peucker). */
function simplified(line: readonly Position[]): Position[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last) return [];
  let [furthest, most] = [0, 1];
  for (const [index, point] of line.entries()) {
    const away = distance(point, first, last) / toleranceAt(point);
    if (away > most) [furthest, most] = [index, away];
  }
  if (furthest === 0) return [first, last];
  return [...simplified(line.slice(0, furthest + 1)), ...simplified(line.slice(furthest)).slice(1)];
}

/** The distance is in degrees of latitude. */
function distance(
  [x = 0, y = 0]: Position,
  [fromX = 0, fromY = 0]: Position,
  [toX = 0, toY = 0]: Position,
): number {
  const narrow = Math.cos((fromY * Math.PI) / 180);
  const [alongX, alongY, asideX, asideY] = [
    (toX - fromX) * narrow,
    toY - fromY,
    (x - fromX) * narrow,
    y - fromY,
  ];
  const length = alongX ** 2 + alongY ** 2;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, (asideX * alongX + asideY * alongY) / length));
  return Math.hypot(asideX - share * alongX, asideY - share * alongY);
}
