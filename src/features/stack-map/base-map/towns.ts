import { metresBetween, type Position } from '@/lib/position';

/** Towns of one size, from west to east, in the format of the bundled file. */
export interface TownRank {
  /** In the language of the place, separated by `|`. */
  names: string;
  /** Hundredths of a degree east of the previous town. */
  eastwards: readonly number[];
  /** Latitudes in hundredths of a degree. */
  north: readonly number[];
}

/** The source of the towns; its licence requires this attribution. */
export const townAttribution =
  '<a href="https://www.geonames.org/" target="_blank" rel="noopener noreferrer">GeoNames</a> (CC BY 4.0)';

export type TownPoints = GeoJSON.FeatureCollection<GeoJSON.Point, { name: string; rank: number }>;

/** Clockwise from the north. */
const directions = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;

/** Metres. Nobody would look for a place by a town that is further away. */
const furthestTown = 100_000;
/** Metres: what is so near to the place of a town is the town. */
const townRadius = 500;

/** The values of the text `map.from_town`. */
export interface FromTown {
  town: string;
  /** Whole ones, and at least one: the places of the towns are no more exact. */
  kilometres: number;
  direction: (typeof directions)[number];
}

interface TownNear {
  /** The point is the town itself. */
  isThere: boolean;
  away: FromTown;
}

/** How a point lies from the nearest town. Null where no town is within 100 km. */
export function townNear({ features }: TownPoints, point: Position): TownNear | null {
  let nearest: { town: string; at: Position; metres: number } | undefined;
  for (const { geometry, properties } of features) {
    const [longitude = 0, latitude = 0] = geometry.coordinates;
    const metres = metresBetween({ latitude, longitude }, point);
    if (!nearest || metres < nearest.metres)
      nearest = { town: properties.name, at: { latitude, longitude }, metres };
  }
  if (!nearest || nearest.metres > furthestTown) return null;
  const { town, at, metres } = nearest;
  const east = (point.longitude - at.longitude) * Math.cos((point.latitude * Math.PI) / 180);
  const turns = Math.atan2(east, point.latitude - at.latitude) / (2 * Math.PI);
  const direction = directions[Math.round(turns * directions.length + directions.length) % directions.length];
  return {
    isThere: metres < townRadius,
    away: { town, kilometres: Math.max(1, Math.round(metres / 1000)), direction: direction ?? 'n' },
  };
}

/** The largest towns have rank 0. */
export function townPoints(ranks: readonly TownRank[]): TownPoints {
  return {
    type: 'FeatureCollection',
    features: ranks.flatMap(({ names, eastwards, north }, rank) => {
      let east = 0;
      return names.split('|').map((name, at) => {
        east += eastwards[at] ?? 0;
        return {
          type: 'Feature' as const,
          geometry: { type: 'Point' as const, coordinates: [east / 100, (north[at] ?? 0) / 100] },
          properties: { name, rank },
        };
      });
    }),
  };
}
