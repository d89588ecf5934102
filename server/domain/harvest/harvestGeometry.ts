import { z } from '@hono/zod-openapi';
import type { Position } from '../../../src/lib/position';
import { metresOutside } from '../metresOutside';
import type { WorkCountry } from '../workCountries';
import { hectaresOf } from './hectares';
import { type Corner, isSameCorner, perDegree, type Ring, rounded, sideOf } from './microdegrees';
import { type Area, areaOf, overlapOf, selfContact } from './ringProblems';

export type GeometryProblemKind =
  | 'notGeoJson'
  | 'nothing'
  | 'line'
  | 'mixed'
  | 'otherSystem'
  | 'projected'
  | 'outOfRange'
  | 'swapped'
  | 'elsewhere'
  | 'tooManyCorners'
  | 'tooIntricate'
  | 'open'
  | 'noArea'
  | 'hole'
  | 'dateLine'
  | 'crossing'
  | 'overlapping'
  | 'doubled'
  | 'tooLarge';

export interface GeometryProblem {
  kind: GeometryProblemKind;
  /** The problem is at this position, in degrees. It is undefined if the problem has no position. */
  at?: Position;
}

/**
 * Stored geometries are GeoJSON in WGS 84, longitude first, with six decimals. Areas are closed and have no
 * holes.
 */
export const HarvestGeometrySchema = z.union([
  z.object({ type: z.literal('MultiPoint'), coordinates: z.array(z.tuple([z.number(), z.number()])).min(1) }),
  z.object({
    type: z.literal('MultiPolygon'),
    coordinates: z.array(z.array(z.array(z.tuple([z.number(), z.number()])).min(4)).length(1)).min(1),
  }),
]);

export type HarvestGeometry = z.infer<typeof HarvestGeometrySchema>;

const mostCorners = 10_000;

/**
 * The Information System refuses an area below `leastHectares`. All areas of a place together have at most
 * `mostHectares`: no felling is larger, but a wrong file may be.
 */
const leastHectares = 0.0001;
const mostHectares = 100_000;

/**
 * A place may lie this far outside its country, because the borders are accurate only to a few kilometres.
 */
const mostMetresOutside = 20_000;

type ReadGeometry =
  | { geometry: HarvestGeometry; hectares: number | null; corners: number }
  | { problem: GeometryProblem };

class Refused extends Error {
  constructor(readonly problem: GeometryProblem) {
    super(problem.kind);
  }
}

function refused(kind: GeometryProblemKind, at?: Corner): Refused {
  return new Refused(at === undefined ? { kind } : { kind, at: positionOf(at) });
}

function positionOf({ x, y }: Corner): Position {
  return { longitude: x / perDegree, latitude: y / perDegree };
}

interface Found {
  points: Corner[];
  rings: Ring[];
  corners: number;
}

const PartSchema = z.looseObject({ type: z.string(), crs: z.unknown().optional() });

/**
 * Older files state WGS 84 with longitude first by these names, although GeoJSON always means this system.
 */
const sameSystem = /(CRS:?84|OGC:1\.3:CRS84|EPSG:+4326)$/i;

function requireSameSystem(crs: unknown): void {
  if (crs === undefined || crs === null) return;
  const named = z.object({ properties: z.object({ name: z.string() }) }).safeParse(crs);
  if (!named.success || !sameSystem.test(named.data.properties.name)) throw refused('otherSystem');
}

const arrayOf = (value: unknown): unknown[] => {
  if (!Array.isArray(value)) throw refused('notGeoJson');
  return value;
};

function cornerOf(value: unknown, found: Found): Corner {
  const read = z.array(z.number()).min(2).safeParse(value);
  const [longitude, latitude] = read.data ?? [];
  if (longitude === undefined || latitude === undefined) throw refused('notGeoJson');
  found.corners += 1;
  if (found.corners > mostCorners) throw refused('tooManyCorners');
  if (Math.abs(longitude) > 400 || Math.abs(latitude) > 400) throw refused('projected');
  const corner = { x: rounded(longitude), y: rounded(latitude) };
  if (Math.abs(longitude) > 180 || Math.abs(latitude) > 90) throw refused('outOfRange', corner);
  return corner;
}

function addPolygon(value: unknown, found: Found): void {
  const [outer, ...holes] = arrayOf(value);
  const given = arrayOf(outer).map((corner) => cornerOf(corner, found));
  const [first] = given;
  const last = given.at(-1);
  if (first === undefined || last === undefined) throw refused('nothing');
  if (given.length < 4 && isSameCorner(first, last)) throw refused('noArea', first);
  if (!isSameCorner(first, last)) throw refused('open', last);
  const [hole] = holes;
  if (hole !== undefined) {
    const [corner] = arrayOf(hole);
    throw refused('hole', corner === undefined ? undefined : cornerOf(corner, found));
  }
  // Neighbouring corners that rounding has made equal become one.
  found.rings.push(
    given.slice(0, -1).filter((corner, index) => !isSameCorner(corner, given[index + 1] ?? first)),
  );
}

function addPart(value: unknown, found: Found, depth = 0): void {
  const read = PartSchema.safeParse(value);
  if (!read.success || depth > 4) throw refused('notGeoJson');
  const part = read.data;
  requireSameSystem(part.crs);
  switch (part.type) {
    case 'FeatureCollection':
      for (const one of arrayOf(part.features)) addPart(one, found, depth + 1);
      return;
    case 'GeometryCollection':
      for (const one of arrayOf(part.geometries)) addPart(one, found, depth + 1);
      return;
    case 'Feature':
      if (part.geometry !== null) addPart(part.geometry, found, depth + 1);
      return;
    case 'Point':
      found.points.push(cornerOf(part.coordinates, found));
      return;
    case 'MultiPoint':
      for (const one of arrayOf(part.coordinates)) found.points.push(cornerOf(one, found));
      return;
    case 'Polygon':
      addPolygon(part.coordinates, found);
      return;
    case 'MultiPolygon':
      for (const one of arrayOf(part.coordinates)) addPolygon(one, found);
      return;
    case 'LineString':
    case 'MultiLineString':
      throw refused('line');
    default:
      throw refused('notGeoJson');
  }
}

function requireInCountry(corners: readonly Corner[], country: WorkCountry): void {
  const [first] = corners;
  if (first === undefined) return;
  const isOutside = (position: Position) => metresOutside(position, [country]) > mostMetresOutside;
  const outside = corners.find((corner) => isOutside(positionOf(corner)));
  if (outside === undefined) return;
  const { longitude, latitude } = positionOf(outside);
  const isSwapped = Math.abs(longitude) <= 90 && !isOutside({ longitude: latitude, latitude: longitude });
  throw refused(isSwapped ? 'swapped' : 'elsewhere', outside);
}

/**
 * A border that a program has drawn needs far fewer tests. More of them would block the service for seconds.
 */
const mostSideTests = 3_000_000;

function sideTests(): () => void {
  let left = mostSideTests;
  return () => {
    left -= 1;
    if (left < 0) throw refused('tooIntricate');
  };
}

function possibleArea(ring: Ring): Area {
  const [first, second] = ring;
  // A ring whose corners all lie on one line has no area.
  if (
    first === undefined ||
    second === undefined ||
    ring.every((corner) => sideOf(first, second, corner) === 0)
  )
    throw refused('noArea', first);
  const area = areaOf(ring);
  if (area.bounds.east - area.bounds.west > 180 * perDegree) throw refused('dateLine', first);
  return area;
}

function outermostCorners({ ring, bounds }: Area): Corner[] {
  const { west, east, south, north } = bounds;
  const isOutermost = [
    ({ x }: Corner) => x === west,
    ({ x }: Corner) => x === east,
    ({ y }: Corner) => y === south,
    ({ y }: Corner) => y === north,
  ];
  return isOutermost.flatMap((isMeant) => ring.find(isMeant) ?? []);
}

/**
 * Borders that touch are looked for last, because this test costs most, and the tests before it refuse areas
 * that are too large or outside their country.
 */
function checkedAreas(rings: readonly Ring[], country: WorkCountry): number {
  const areas = rings.map(possibleArea);
  requireInCountry(areas.flatMap(outermostCorners), country);
  const onTest = sideTests();
  const hectares = areas
    .map((area) => {
      const contact = selfContact(area, onTest);
      if (contact !== undefined) throw refused('crossing', contact);
      const own = hectaresOf(area.ring);
      if (own < leastHectares) throw refused('noArea', area.ring[0]);
      return own;
    })
    .reduce((sum, own) => sum + own, 0);
  if (hectares >= mostHectares) throw refused('tooLarge');
  for (const [index, area] of areas.entries())
    for (const other of areas.slice(index + 1)) {
      const overlap = overlapOf(area, other, onTest);
      if (overlap !== undefined) throw refused(overlap, other.ring[0]);
    }
  return hectares;
}

function requireDifferent(points: readonly Corner[]): void {
  const seen = new Set<string>();
  for (const point of points) {
    const key = `${point.x} ${point.y}`;
    if (seen.has(key)) throw refused('doubled', point);
    seen.add(key);
  }
}

const degrees = ({ x, y }: Corner): [number, number] => [x / perDegree, y / perDegree];

function readOrThrow(value: unknown, country: WorkCountry): ReadGeometry {
  const found: Found = { points: [], rings: [], corners: 0 };
  addPart(value, found);
  const { points, rings } = found;
  if (points.length > 0 && rings.length > 0) throw refused('mixed');
  if (points.length === 0 && rings.length === 0) throw refused('nothing');
  requireDifferent(points);
  requireInCountry(points, country);
  const hectares = rings.length > 0 ? checkedAreas(rings, country) : null;
  if (points.length > 0)
    return {
      geometry: { type: 'MultiPoint', coordinates: points.map(degrees) },
      hectares,
      corners: points.length,
    };
  const coordinates = rings.map((ring) => [[...ring, ...ring.slice(0, 1)].map(degrees)]);
  return { geometry: { type: 'MultiPolygon', coordinates }, hectares, corners: found.corners };
}

/**
 * Reads points or areas of RFC 7946 in WGS 84. Degrees are rounded to six decimals, which is a tenth of a
 * metre, and heights are left out; nothing else is repaired. A geometry that the Information System would
 * refuse, or would read in another way, is refused here.
 */
export function readHarvestGeometry(value: unknown, country: WorkCountry): ReadGeometry {
  try {
    return readOrThrow(value, country);
  } catch (error) {
    if (error instanceof Refused) return { problem: error.problem };
    throw error;
  }
}
