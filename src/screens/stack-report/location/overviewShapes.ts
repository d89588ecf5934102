import type { WorldShapes } from '@/features/stack-map/base-map/worldStyle';
import type { Position } from '@/lib/position';

/** The pair is kilometres to the east and to the south of the position. */
export type Point = readonly [number, number];

/** `aside` and `up` are half of the visible size, in kilometres. */
interface Reach {
  aside: number;
  up: number;
}

const earthRadius = 6_371;
const radians = Math.PI / 180;
const furthestLatitude = 85;

function northing(latitude: number): number {
  const kept = Math.max(-furthestLatitude, Math.min(furthestLatitude, latitude));
  return Math.log(Math.tan(Math.PI / 4 + (kept * radians) / 2));
}

/** The projection is Mercator, as for the detailed maps, and true to scale at the position. */
export function projectionAround(position: Position): (degrees: GeoJSON.Position, turn?: number) => Point {
  const scale = earthRadius * Math.cos(position.latitude * radians);
  const middle = northing(position.latitude);
  return ([longitude = 0, latitude = 0], turn = 0) => [
    scale * (longitude + turn - position.longitude) * radians,
    scale * (middle - northing(latitude)),
  ];
}

function between(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/**
 * Cuts the ring off at each edge in turn (Sutherland and Hodgman), because the shores of a continent are long
 * and the map is small.
 */
function clipRing(ring: Point[], { aside, up }: Reach): Point[] {
  const insides: ((point: Point) => number)[] = [
    ([x]) => x + aside,
    ([x]) => aside - x,
    ([, y]) => y + up,
    ([, y]) => up - y,
  ];
  return insides.reduce<Point[]>(
    (points, inside) =>
      points.flatMap((point, index) => {
        const before = points.at(index - 1) ?? point;
        const here = inside(point);
        const there = inside(before);
        if (here >= 0 && there >= 0) return [point];
        if (here < 0 && there < 0) return [];
        const edge = between(before, point, there / (there - here));
        return here >= 0 ? [edge, point] : [edge];
      }),
    ring,
  );
}

function clipLine(line: Point[], { aside, up }: Reach): Point[][] {
  const parts: Point[][] = [];
  let part: Point[] | undefined;
  for (const point of line) {
    const isInside = Math.abs(point[0]) <= aside && Math.abs(point[1]) <= up;
    if (isInside && !part) {
      part = [];
      parts.push(part);
    }
    if (isInside) part?.push(point);
    else part = undefined;
  }
  return parts;
}

function pathOf(points: Point[], end: 'Z' | ''): string {
  if (points.length < 2) return '';
  return `M${points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}${end}`;
}

/**
 * The clipped area is this many times as large as the visible one, so that the cut ends of lines, and lines
 * along the cut, are not visible.
 */
const spare = 1.5;

const turns = [-360, 0, 360];

export function overviewShapes({ land, borders }: Partial<WorldShapes>, position: Position, seen: Reach) {
  const project = projectionAround(position);
  const reach = { aside: seen.aside * spare, up: seen.up * spare };
  const around = (line: GeoJSON.Position[]) =>
    turns.map((turn) => line.map((degrees) => project(degrees, turn)));
  return {
    land: (land?.coordinates ?? [])
      .flat()
      .flatMap(around)
      .map((ring) => pathOf(clipRing(ring, reach), 'Z'))
      .join(''),
    borders: (borders?.coordinates ?? [])
      .flatMap(around)
      .flatMap((line) => clipLine(line, reach))
      .map((line) => pathOf(line, ''))
      .join(''),
  };
}
