import type { Topology } from 'topojson-specification';

/** In whole steps of the topology. */
type Point = readonly [x: number, y: number];
/** Each ring by its arcs; of a backward one the complement. */
type Polygon = number[][];
type Shape = Topology['objects'][string];

/** Kept as it is: where stacks are, and around it. In degrees. */
const whole = { west: -12, south: 42, east: 32, north: 72 };
/** Elsewhere a line may lie so many degrees of latitude, 111 km each, beside the real one. */
const tolerance = 0.12;
/** Elsewhere an island is left out if it measures less in latitude and longitude, unless its country has no other. */
const leastIsland = 0.6;
/** Elsewhere points stand on a grid of so many steps of the topology: 0.036 degrees. */
const grid: Point = [10, 20];
/** A ring of fewer points has no area. */
const leastPoints = 4;

const placeOf = (arc: number) => (arc < 0 ? ~arc : arc);

function polygonsOf(object: Shape): Polygon[] {
  if (object.type === 'GeometryCollection') return object.geometries.flatMap(polygonsOf);
  if (object.type === 'Polygon') return [object.arcs];
  if (object.type === 'MultiPolygon') return object.arcs;
  throw new Error(`A map of countries has a ${object.type}`);
}

function withPolygons(object: Shape, change: (polygons: Polygon[]) => Polygon[]): Shape {
  if (object.type !== 'GeometryCollection') return { type: 'MultiPolygon', arcs: change(polygonsOf(object)) };
  return { type: object.type, geometries: object.geometries.map((one) => withPolygons(one, change)) };
}

/** The points of an arc from the steps between them, and back. */
function pointsOf(steps: readonly number[][]): Point[] {
  let [x, y] = [0, 0];
  return steps.map(([right = 0, up = 0]): Point => {
    x += right;
    y += up;
    return [x, y];
  });
}

function stepsOf(points: readonly Point[]): number[][] {
  return points.map(([x, y], index) => {
    const [fromX, fromY] = points[index - 1] ?? [0, 0];
    return [x - fromX, y - fromY];
  });
}

/**
 * The countries and the land of `world-atlas` (Natural Earth, 1:50 million) without names, exact where stacks are and
 * rough elsewhere.
 */
export function worldMap(atlas: Topology): Topology {
  const { scale, translate } = atlas.transform ?? { scale: [1, 1], translate: [0, 0] };
  const degrees = ([x, y]: Point): Point => [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  const isWhole = (point: Point) => {
    const [east, north] = degrees(point);
    // At the antimeridian the halves of a country must meet.
    if (Math.abs(east) > 179.99) return true;
    return east >= whole.west && east <= whole.east && north >= whole.south && north <= whole.north;
  };
  const lines = atlas.arcs.map(pointsOf);

  const { countries } = atlas.objects;
  if (countries?.type !== 'GeometryCollection') throw new Error('The atlas has no countries');
  const used = polygonsOf(countries).flat(2).map(placeOf);
  const shared = new Set(used.filter((arc, index) => used.indexOf(arc) !== index));

  const sizeOf = (polygon: Polygon) =>
    polygon.flat().reduce((sum, arc) => sum + (lines[placeOf(arc)]?.length ?? 0), 0);
  const isSmall = (polygon: Polygon) => {
    const [arc = 0, ...others] = polygon.flat().map(placeOf);
    const points = lines[arc] ?? [];
    if (others.length > 0 || points.some(isWhole)) return false;
    return ([0, 1] as const).every((side) => {
      const along = points.map((point) => degrees(point)[side]);
      return Math.max(...along) - Math.min(...along) < leastIsland;
    });
  };
  const left = new Set<number>();
  const only = new Set<number>();
  for (const country of countries.geometries) {
    const [largest, ...others] = polygonsOf(country).toSorted((one, other) => sizeOf(other) - sizeOf(one));
    for (const arc of others.filter(isSmall).flat(2).map(placeOf)) if (!shared.has(arc)) left.add(arc);
    if (largest && isSmall(largest)) for (const arc of largest.flat().map(placeOf)) only.add(arc);
  }

  const places = new Map<number, number>();
  const placed = (arc: number) => {
    const index = placeOf(arc);
    const place = places.get(index) ?? places.size;
    places.set(index, place);
    return arc < 0 ? ~place : place;
  };
  const objects = Object.fromEntries(
    Object.entries(atlas.objects).map(([name, object]) => [
      name,
      withPolygons(object, (polygons) =>
        polygons
          .filter((polygon) => !polygon.flat().some((arc) => left.has(placeOf(arc))))
          .map((polygon) => polygon.map((ring) => ring.map(placed))),
      ),
    ]),
  );
  const rings = Object.values(atlas.objects).flatMap(polygonsOf).flat();
  const lonely = new Set(rings.filter(({ length }) => length < 3).flatMap((ring) => ring.map(placeOf)));
  const arcs = [...places.keys()].map((index) => {
    const line = lines[index] ?? [];
    if (only.has(index)) return stepsOf(line);
    const points = simplified(line, degrees, isWhole, lonely.has(index) ? leastPoints : 2);
    return stepsOf(points.map((point) => (isWhole(point) ? point : onGrid(point))));
  });
  return { type: 'Topology', objects, arcs, transform: { scale, translate } };
}

const onGrid = ([x, y]: Point): Point => [
  Math.round(x / grid[0]) * grid[0],
  Math.round(y / grid[1]) * grid[1],
];

/** Degrees of latitude from a point to the straight line between two others. */
function distance([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
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

/** Without the points that lie on a straight line between others, within the tolerance (Douglas and Peucker). */
function simplified(
  line: readonly Point[],
  degrees: (point: Point) => Point,
  isKept: (point: Point) => boolean,
  least: number,
): Point[] {
  const places = line.map(degrees);
  const kept = new Set(line.flatMap((point, index) => (isKept(point) ? [index] : [])));
  const split = (from: number, to: number, allowed: number) => {
    const [first, last] = [places[from], places[to]];
    if (!first || !last) return;
    let [furthest, most] = [from, allowed];
    for (let index = from + 1; index < to; index++) {
      const point = places[index];
      const away = point ? distance(point, first, last) : 0;
      if (away <= most) continue;
      [furthest, most] = [index, away];
    }
    if (furthest === from) return;
    kept.add(furthest);
    split(from, furthest, allowed);
    split(furthest, to, allowed);
  };
  kept.add(0).add(line.length - 1);
  for (let allowed = tolerance; allowed > tolerance / 1000; allowed /= 2) {
    const ends = [...kept].sort((one, other) => one - other);
    for (const [at, end] of ends.entries()) split(ends[at - 1] ?? 0, end, allowed);
    if (kept.size >= Math.min(least, line.length)) break;
  }
  return line.filter((_, index) => kept.has(index));
}
