import { loadTowns, loadWorld } from '@/features/stack-map/base-map/mapEnvironment';
import { type FromTown, type TownRank, townNear, townPoints } from '@/features/stack-map/base-map/towns';
import {
  countryShape,
  type WorldTopology,
  worldAttribution,
  worldShapes,
} from '@/features/stack-map/base-map/worldStyle';
import type { Position } from '@/lib/position';
import { overviewShapes, type Point, projectionAround } from './overviewShapes';

interface Town {
  name: string;
  at: Point;
}

interface TownLabel extends Town {
  isLeft: boolean;
}

/**
 * All lengths are in kilometres around the position. The map reaches `kilometres` to the north and to the
 * south, and `aside` to the east and to the west. The land and the borders are SVG paths.
 */
export interface OverviewMap {
  kilometres: number;
  aside: number;
  letter: number;
  land: string;
  borders: string;
  country: string;
  towns: TownLabel[];
}

export interface Overview {
  maps: OverviewMap[];
  nearest: FromTown | null;
  attribution: string;
}

/** The visible map has this ratio of width to height. */
const mapShape = 1.5;

/**
 * The reaches are in kilometres to the north and to the south. `furtherReach` applies if there are
 * fewer than `fewTowns` towns within `nearReach`.
 */
const [nearReach, furtherReach, fewTowns] = [30, 60, 4] as const;
const reachWithoutCountry = 500;
const [leastReach, mostReach] = [150, 1_000] as const;

/** The letters of a name have this height as a share of the map's reach, which is 2.5 mm on paper. */
const letterHeight = 0.085;

export async function loadOverview(position: Position): Promise<Overview> {
  const [world, ranks] = await Promise.all([loadWorld(), loadTowns().catch(() => [])]);
  return overviewOf(world, ranks, position);
}

export function overviewOf(world: WorldTopology, ranks: readonly TownRank[], position: Position): Overview {
  const project = projectionAround(position);
  const shapes = worldShapes(world);
  const country = countryAt(world, position);
  const points = townPoints(ranks);
  const towns = points.features.map(({ geometry, properties: { name, rank } }) => ({
    name,
    rank,
    at: project(geometry.coordinates),
  }));
  const nearest = townNear(points, position)?.away ?? null;
  const isNearest = ({ name }: Town) => name === nearest?.town;
  const mapOf = (kilometres: number, named: readonly Town[]): OverviewMap => {
    const reach = { aside: kilometres * mapShape, up: kilometres };
    return {
      kilometres,
      aside: reach.aside,
      letter: kilometres * letterHeight,
      ...overviewShapes(shapes, position, reach),
      country: overviewShapes({ land: country }, position, reach).land,
      towns: labelsOf(named, kilometres),
    };
  };
  const around = towns.filter(
    ({ at: [x, y] }) => Math.abs(x) < nearReach * mapShape && Math.abs(y) < nearReach,
  );
  const cities = towns.filter(({ rank }) => rank <= 1);
  return {
    maps: [
      mapOf(reachOf(country, project), cities),
      mapOf(
        around.length < fewTowns ? furtherReach : nearReach,
        // The title names the nearest town, whose label must not give way to another.
        towns.toSorted((one, other) => Number(isNearest(other)) - Number(isNearest(one))),
      ),
    ],
    nearest,
    attribution: towns.length > 0 ? `${worldAttribution}, GeoNames (CC BY 4.0)` : worldAttribution,
  };
}

/**
 * Returns the shape of the country at a position. The shape is empty at sea, except where a rough coastline
 * contains the position.
 */
function countryAt(world: WorldTopology, { longitude, latitude }: Position): GeoJSON.MultiPolygon {
  const found = world.objects.countries.geometries
    .map((country) => countryShape(world, country))
    .find(({ coordinates }) => coordinates.some(([ring = []]) => isInside(ring, longitude, latitude)));
  return found ?? { type: 'MultiPolygon', coordinates: [] };
}

function isInside(ring: readonly GeoJSON.Position[], longitude: number, latitude: number): boolean {
  return ring.reduce((inside, [x = 0, y = 0], index) => {
    const [otherX = 0, otherY = 0] = ring.at(index - 1) ?? [];
    if (y > latitude === otherY > latitude) return inside;
    const crossing = x + ((latitude - y) / (otherY - y)) * (otherX - x);
    return longitude < crossing ? !inside : inside;
  }, false);
}

/** Returns a round number of kilometres that shows the whole country without its overseas parts. */
function reachOf(
  { coordinates }: GeoJSON.MultiPolygon,
  project: (degrees: GeoJSON.Position) => Point,
): number {
  const far = coordinates
    .flat(2)
    .map((degrees) => project(degrees))
    .map(([x, y]) => Math.max(Math.abs(x) / mapShape, Math.abs(y)))
    .filter((distance) => distance <= mostReach);
  if (far.length === 0) return reachWithoutCountry;
  return Math.max(leastReach, Math.ceil(far.reduce((most, one) => Math.max(most, one)) / 50) * 50);
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const scaleBar = (kilometres: number): Box => ({
  left: -kilometres * mapShape,
  right: -kilometres * mapShape * 0.25,
  top: kilometres * 0.75,
  bottom: kilometres,
});

function labelsOf(towns: readonly Town[], kilometres: number): TownLabel[] {
  const letter = kilometres * letterHeight;
  const mark = kilometres * 0.13;
  const taken: Box[] = [{ left: -mark, right: mark, top: -mark, bottom: mark }, scaleBar(kilometres)];
  const labels: TownLabel[] = [];
  for (const { name, at } of towns) {
    const [x, y] = at;
    if (Math.abs(y) > kilometres - letter) continue;
    const width = letter * (0.6 * name.length + 0.7);
    for (const isLeft of [false, true]) {
      const left = isLeft ? x - width : x - letter * 0.3;
      const box = {
        left,
        right: left + width + letter * 0.3,
        top: y - letter * 0.5,
        bottom: y + letter * 0.5,
      };
      const isSeen = box.left > -kilometres * mapShape && box.right < kilometres * mapShape;
      if (!isSeen || taken.some((other) => overlap(box, other))) continue;
      taken.push(box);
      labels.push({ name, at, isLeft });
      break;
    }
  }
  return labels;
}
