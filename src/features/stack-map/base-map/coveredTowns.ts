import { boxesOfMarkers, type MapOnScreen } from './takenPlaces';
import type { TownPoints } from './towns';
import { smallestRank } from './worldStyle';

/** `aside`: pixels from the middle of the marker that covers the town to a name beside it. */
type CoveredTowns = GeoJSON.FeatureCollection<GeoJSON.Point, { name: string; rank: number; aside: number }>;

/** Half of a town's dot, and most of the padding around a marker's place: a dot that reaches into it is not drawn. */
const dot = 5.5;
/** Between a marker and the name beside it: MapLibre places letters that stand above it 4 pixels closer, and pads its place by 2. */
const gap = 6;

/** Each marker with the largest town that it covers, whose own name would be left out: nothing else says where the marker is. */
export function coveredTowns(
  map: MapOnScreen & { getZoom: () => number },
  { features }: TownPoints,
): CoveredTowns {
  const { left, top } = map.getContainer().getBoundingClientRect();
  const rank = smallestRank(map.getZoom());
  const end = features.findIndex(({ properties }) => properties.rank > rank);
  const shown = end < 0 ? features : features.slice(0, end);
  const named = new Set<TownPoints['features'][number]>();
  return {
    type: 'FeatureCollection',
    features: boxesOfMarkers(map).flatMap((box) => {
      const corner = (x: number, y: number) => map.unproject([x - left, y - top]).toArray();
      const [west = 0, north = 0] = corner(box.left - dot, box.top - dot);
      const [east = 0, south = 0] = corner(box.right + dot, box.bottom + dot);
      const town = shown.find((one) => {
        const [longitude = 0, latitude = 0] = one.geometry.coordinates;
        return (
          longitude > west && longitude < east && latitude > south && latitude < north && !named.has(one)
        );
      });
      if (!town) return [];
      named.add(town);
      return [
        {
          type: 'Feature' as const,
          geometry: {
            type: 'Point' as const,
            coordinates: corner((box.left + box.right) / 2, (box.top + box.bottom) / 2),
          },
          properties: { ...town.properties, aside: Math.max(box.width, box.height) / 2 + gap },
        },
      ];
    }),
  };
}
