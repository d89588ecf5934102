import { metresBetween, type Position } from '@/lib/position';

export interface TownRank {
  /**
   * The names are in the language of the place, separated by `|`. Each number of `eastwards` is hundredths
   * of a degree east of the previous town, and `north` holds latitudes in hundredths of a degree.
   */
  names: string;
  eastwards: readonly number[];
  north: readonly number[];
}

/** The licence of the towns' source requires this attribution. */
export const townAttribution =
  '<a href="https://www.geonames.org/" target="_blank" rel="noopener noreferrer">GeoNames</a> (CC BY 4.0)';

export type TownPoints = GeoJSON.FeatureCollection<GeoJSON.Point, { name: string; rank: number }>;

const directions = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;

/** A town that is further away than this many metres is not used to describe a place. */
const furthestTown = 100_000;
/** A point within this many metres of a town's position is in the town. */
const townRadius = 500;

export interface FromTown {
  town: string;
  /**
   * `kilometres` are whole and at least one, because the positions of the towns are no more accurate than
   * that.
   */
  kilometres: number;
  direction: (typeof directions)[number];
}

interface TownNear {
  isThere: boolean;
  away: FromTown;
}

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
