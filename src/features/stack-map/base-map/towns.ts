/** Towns of one size, from west to east, as the bundled file has them. */
export interface TownRank {
  /** Divided by `|`. */
  names: string;
  /** Hundredths of a degree to the east of the town before. */
  eastwards: readonly number[];
  /** Latitudes in hundredths of a degree. */
  north: readonly number[];
}

/** The source of the towns; its licence asks to be named. */
export const townAttribution =
  '<a href="https://www.geonames.org/" target="_blank" rel="noopener noreferrer">GeoNames</a> (CC BY 4.0)';

type TownPoints = GeoJSON.FeatureCollection<GeoJSON.Point, { name: string; rank: number }>;

/** The towns as points, the largest with rank 0. */
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
