import { loadTowns, loadWorld } from '@/features/stack-map/base-map/mapEnvironment';
import { type TownRank, townPoints } from '@/features/stack-map/base-map/towns';
import {
  polygonsOf,
  type WorldTopology,
  worldAttribution,
  worldShapes,
} from '@/features/stack-map/base-map/worldStyle';
import type { Language } from '@/i18n/language';
import type { Position } from '@/lib/position';
import { overviewShapes, type Point, projectionAround } from './overviewShapes';

const directions = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;

interface Town {
  name: string;
  /** Kilometres from the position. */
  at: Point;
}

/** A town's name beside its dot. */
interface TownLabel extends Town {
  /** To the left of the dot, where the right has no room. */
  isLeft: boolean;
}

/** In kilometres around the position. */
export interface OverviewMap {
  /** How far it reaches to the north and to the south. */
  kilometres: number;
  /** And to the east and to the west. */
  aside: number;
  /** The height of its letters. */
  letter: number;
  /** SVG paths. */
  land: string;
  borders: string;
  country: string;
  towns: TownLabel[];
}

export interface Overview {
  /** The country, and the towns near the position. */
  maps: OverviewMap[];
  /** Where the position lies as seen from the town; null where the bundled towns are all far away. */
  nearest: { name: string; kilometres: number; direction: (typeof directions)[number] } | null;
  attribution: string;
}

/** What is seen: width by height. */
const mapShape = 1.5;

/** Kilometres to the north and to the south; the further one where the nearer map would hardly name a town. */
const [nearReach, furtherReach, fewTowns] = [30, 60, 4] as const;
const reachWithoutCountry = 500;
const [leastReach, mostReach] = [150, 1_000] as const;
const furthestTown = 100;

/** A name is so high in parts of how far the map reaches: 2.5 mm on paper. */
const letterHeight = 0.085;

/** From the data that are bundled with the portal; a map without names is still a map. */
export async function loadOverview(position: Position, language: Language): Promise<Overview> {
  const [world, ranks] = await Promise.all([loadWorld(), loadTowns(language).catch(() => [])]);
  return overviewOf(world, ranks, position);
}

export function overviewOf(world: WorldTopology, ranks: readonly TownRank[], position: Position): Overview {
  const project = projectionAround(position);
  const shapes = worldShapes(world);
  const country = countryAt(world, position);
  const towns = townPoints(ranks).features.map(({ geometry, properties: { name, rank } }) => ({
    name,
    rank,
    at: project(geometry.coordinates),
  }));
  const nearest = towns.reduce<(typeof towns)[number] | undefined>(
    (best, town) => (best && Math.hypot(...best.at) <= Math.hypot(...town.at) ? best : town),
    undefined,
  );
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
        nearest ? [nearest, ...towns.filter((town) => town !== nearest)] : towns,
      ),
    ],
    nearest: nearest ? seenFrom(nearest) : null,
    attribution: towns.length > 0 ? `${worldAttribution}, GeoNames (CC BY 4.0)` : worldAttribution,
  };
}

function seenFrom({ name, at: [east, south] }: Town): Overview['nearest'] {
  const distance = Math.hypot(east, south);
  if (distance > furthestTown) return null;
  // From the town to the position, clockwise from the north.
  const eighth = Math.round(Math.atan2(-east, south) / (Math.PI / 4));
  return {
    name,
    kilometres: Math.max(1, Math.round(distance)),
    direction: directions[(eighth + 8) % 8] ?? 'n',
  };
}

/** The country that the position lies in; empty at sea, where a rough coast may have it. */
function countryAt(world: WorldTopology, { longitude, latitude }: Position): GeoJSON.MultiPolygon {
  const found = world.objects.countries.geometries
    .map((geometry) => polygonsOf(world, geometry))
    .find((polygons) => polygons.some(([ring = []]) => isInside(ring, longitude, latitude)));
  return { type: 'MultiPolygon', coordinates: found ?? [] };
}

/** By the edges that a line to the east crosses. */
function isInside(ring: readonly GeoJSON.Position[], longitude: number, latitude: number): boolean {
  return ring.reduce((inside, [x = 0, y = 0], index) => {
    const [otherX = 0, otherY = 0] = ring.at(index - 1) ?? [];
    if (y > latitude === otherY > latitude) return inside;
    const crossing = x + ((latitude - y) / (otherY - y)) * (otherX - x);
    return longitude < crossing ? !inside : inside;
  }, false);
}

/** So far that the country is seen, without what lies overseas; a round number. */
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

/** In the lower left corner, a third of the map's width. */
const scaleBar = (kilometres: number): Box => ({
  left: -kilometres * mapShape,
  right: -kilometres * mapShape * 0.25,
  top: kilometres * 0.75,
  bottom: kilometres,
});

/** Names that hide neither each other nor the mark in the middle nor the scale; who comes first is named first. */
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
