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

/** Towns by their own names as another language names them: only those that differ. */
export type TownNames = Readonly<Record<string, string>>;

/** The same towns with the names of a language. */
export function inLanguage(ranks: readonly TownRank[], names: TownNames): TownRank[] {
  return ranks.map((rank) => ({
    ...rank,
    names: rank.names
      .split('|')
      .map((name) => names[name] ?? name)
      .join('|'),
  }));
}

/** The source of the towns; its licence requires this attribution. */
export const townAttribution =
  '<a href="https://www.geonames.org/" target="_blank" rel="noopener noreferrer">GeoNames</a> (CC BY 4.0)';

export type TownPoints = GeoJSON.FeatureCollection<GeoJSON.Point, { name: string; rank: number }>;

/** Clockwise from the north. */
const directions = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;

interface TownNearby {
  name: string;
  /** From the town to the point. */
  metres: number;
  direction: (typeof directions)[number];
}

/** How a point lies from the nearest town; undefined without any. */
export function townNearby({ features }: TownPoints, point: Position): TownNearby | undefined {
  let nearest: { name: string; at: Position; metres: number } | undefined;
  for (const { geometry, properties } of features) {
    const [longitude = 0, latitude = 0] = geometry.coordinates;
    const metres = metresBetween({ latitude, longitude }, point);
    if (!nearest || metres < nearest.metres)
      nearest = { name: properties.name, at: { latitude, longitude }, metres };
  }
  if (!nearest) return undefined;
  const { name, at, metres } = nearest;
  const east = (point.longitude - at.longitude) * Math.cos((point.latitude * Math.PI) / 180);
  const turns = Math.atan2(east, point.latitude - at.latitude) / (2 * Math.PI);
  const direction = directions[Math.round(turns * directions.length + directions.length) % directions.length];
  return { name, metres, direction: direction ?? 'n' };
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
