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

interface TakenPlace {
  image: string;
  /** How many pixels of the map one dot of the image measures. */
  size: number;
  /** Which side of the image lies at the place. */
  anchor: 'center' | 'left' | 'right' | 'top' | 'bottom';
}

type TakenPlaces = GeoJSON.FeatureCollection<GeoJSON.Point, TakenPlace>;

/** Pixels inside of the map's edge: a name that reaches them would be cut, or nearly. */
const edge = 8;
/** Pixels beyond the edge, as many as a marker: nobody would see a name that is placed beside it there. */
const beyond = 80;
/** What is flatter gets this height: a long line would be an image of very many dots. */
const flattest = 8;
/** Of an image's shorter side: the longer side is at most one of them too long. */
const dots = 2;

/** All places of the map that no name may have: under what covers it, under markers, and at its edges. */
export function takenPlaces(map: MapOnScreen): TakenPlaces {
  const container = map.getContainer();
  const { left, top, width, height } = container.getBoundingClientRect();
  const place = (
    at: [number, number],
    across: number,
    down: number,
    anchor: TakenPlace['anchor'] = 'center',
  ) => {
    const size = Math.min(across, down) / dots;
    return {
      type: 'Feature' as const,
      geometry: { type: 'Point' as const, coordinates: map.unproject(at).toArray() },
      properties: { image: invisible(Math.ceil(across / size), Math.ceil(down / size)), size, anchor },
    };
  };
  // Their points are in the map: a tile that is out of view is not placed.
  const edges =
    width > 0 && height > 0
      ? [
          place([width / 2, edge], width, edge + beyond, 'bottom'),
          place([width / 2, height - edge], width, edge + beyond, 'top'),
          place([edge, height / 2], edge + beyond, height, 'right'),
          place([width - edge, height / 2], edge + beyond, height, 'left'),
        ]
      : [];
  const boxes = [...coversOf(container), ...boxesOfMarkers(map)];
  return {
    type: 'FeatureCollection',
    features: [
      ...edges,
      ...boxes.flatMap((box) => {
        const from = { x: Math.max(0, box.left - left), y: Math.max(0, box.top - top) };
        const to = { x: Math.min(width, box.right - left), y: Math.min(height, box.bottom - top) };
        if (to.x <= from.x || to.y <= from.y) return [];
        const [across, down] = [Math.max(flattest, to.x - from.x), Math.max(flattest, to.y - from.y)];
        return [place([(from.x + to.x) / 2, (from.y + to.y) / 2], across, down)];
      }),
    ],
  };
}
