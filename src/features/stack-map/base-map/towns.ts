/** Towns of one size, from west to east, in the format of the bundled file. */
export interface TownRank {
  /** Separated by `|`. */
  names: string;
  /** Hundredths of a degree east of the previous town. */
  eastwards: readonly number[];
  /** Latitudes in hundredths of a degree. */
  north: readonly number[];
}

/** The source of the towns; its licence requires this attribution. */
export const townAttribution =
  '<a href="https://www.geonames.org/" target="_blank" rel="noopener noreferrer">GeoNames</a> (CC BY 4.0)';

type TownPoints = GeoJSON.FeatureCollection<GeoJSON.Point, { name: string; rank: number }>;

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
