import { invisible } from './mapImages';

/** What lies over the map, from its controls to its legend. */
export function coversOf(container: HTMLElement): DOMRect[] {
  const elements = container.parentElement?.querySelectorAll('[data-covers], .maplibregl-ctrl') ?? [];
  return [...elements].map((element) => element.getBoundingClientRect());
}

export interface MapOnScreen {
  getContainer: () => HTMLElement;
  unproject: (at: [number, number]) => { toArray: () => number[] };
}

export function boxesOfMarkers({ getContainer }: Pick<MapOnScreen, 'getContainer'>): DOMRect[] {
  const markers = [...getContainer().querySelectorAll('[data-takes-place]')];
  return markers.map((marker) => marker.getBoundingClientRect());
}

/** An invisible image for each place, and how many pixels of the map one of its dots measures. */
type TakenPlaces = GeoJSON.FeatureCollection<GeoJSON.Point, { image: string; size: number }>;

/** Pixels inside of the map's edge: a name that reaches them would be cut, or nearly. */
const edge = 8;
/** What is flatter gets this height: a long line would be an image of very many dots. */
const flattest = 8;
/** Of an image's shorter side: the longer side is at most one of them too long. */
const dots = 2;

/** All places of the map that no name may have: under what covers it, under markers, and at its edges. */
export function takenPlaces(map: MapOnScreen): TakenPlaces {
  const container = map.getContainer();
  const { left, top, width, height } = container.getBoundingClientRect();
  const boxes = [
    new DOMRect(left, top, width, edge),
    new DOMRect(left, top + height - edge, width, edge),
    new DOMRect(left, top, edge, height),
    new DOMRect(left + width - edge, top, edge, height),
    ...coversOf(container),
    ...boxesOfMarkers(map),
  ];
  return {
    type: 'FeatureCollection',
    features: boxes.flatMap((box) => {
      const from = { x: Math.max(0, box.left - left), y: Math.max(0, box.top - top) };
      const to = { x: Math.min(width, box.right - left), y: Math.min(height, box.bottom - top) };
      if (to.x <= from.x || to.y <= from.y) return [];
      const [across, down] = [Math.max(flattest, to.x - from.x), Math.max(flattest, to.y - from.y)];
      const size = Math.min(across, down) / dots;
      const middle = map.unproject([(from.x + to.x) / 2, (from.y + to.y) / 2]);
      return [
        {
          type: 'Feature' as const,
          geometry: { type: 'Point' as const, coordinates: middle.toArray() },
          properties: { image: invisible(Math.ceil(across / size), Math.ceil(down / size)), size },
        },
      ];
    }),
  };
}
