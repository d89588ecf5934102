import type { Graticule } from './graticule';
import { coversOf } from './takenPlaces';

type Anchor = 'left' | 'right' | 'top' | 'bottom';

type EdgeLabels = GeoJSON.FeatureCollection<GeoJSON.Point, { label: string; anchor: Anchor }>;

interface MapOnScreen {
  getContainer: () => HTMLElement;
  project: (at: [number, number]) => { x: number; y: number };
  unproject: (at: [number, number]) => { toArray: () => number[] };
}

/** Pixels, enough for the longest label. */
const size = { width: 52, height: 16 };
/** Between the edge of the map and a label. */
const gap = 4;

/** Each line's number once: where it leaves the map, at the edge where nothing covers the map. */
export function edgeLabels(map: MapOnScreen, { features }: Graticule): EdgeLabels {
  const container = map.getContainer();
  const { left, top, width, height } = container.getBoundingClientRect();
  const covers = coversOf(container);
  const isFree = (x: number, y: number) =>
    x >= 0 &&
    y >= 0 &&
    x + size.width <= width &&
    y + size.height <= height &&
    !covers.some(
      (box) =>
        left + x < box.right &&
        left + x + size.width > box.left &&
        top + y < box.bottom &&
        top + y + size.height > box.top,
    );

  const placeOf = ({ geometry, properties }: Graticule['features'][number]) => {
    const [longitude = 0, latitude = 0] = geometry.coordinates[0] ?? [];
    const { x, y } = map.project([longitude, latitude]);
    const places: { at: [number, number]; anchor: Anchor; corner: [number, number] }[] =
      properties.of === 'parallel'
        ? [
            { at: [gap, y], anchor: 'left', corner: [gap, y - size.height / 2] },
            {
              at: [width - gap, y],
              anchor: 'right',
              corner: [width - gap - size.width, y - size.height / 2],
            },
          ]
        : [
            { at: [x, gap], anchor: 'top', corner: [x - size.width / 2, gap] },
            {
              at: [x, height - gap],
              anchor: 'bottom',
              corner: [x - size.width / 2, height - gap - size.height],
            },
          ];
    return places.find(({ corner }) => isFree(...corner));
  };

  return {
    type: 'FeatureCollection',
    features: features.flatMap((line) => {
      const place = placeOf(line);
      if (!place) return [];
      return [
        {
          type: 'Feature' as const,
          geometry: { type: 'Point' as const, coordinates: map.unproject(place.at).toArray() },
          properties: { label: line.properties.label, anchor: place.anchor },
        },
      ];
    }),
  };
}
