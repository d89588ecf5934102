/** What lies over the map, from its controls to its legend. */
export function coversOf(container: HTMLElement): DOMRect[] {
  const elements = container.parentElement?.querySelectorAll('[data-covers], .maplibregl-ctrl') ?? [];
  return [...elements].map((element) => element.getBoundingClientRect());
}

interface MapOnScreen {
  getContainer: () => HTMLElement;
  unproject: (at: [number, number]) => { toArray: () => number[] };
}

/** `size` in pixels. */
type TakenPlaces = GeoJSON.FeatureCollection<GeoJSON.Point, { size: number }>;

/** Pixels, the height of a name: one that the edge would cut does not fit beside it. */
const edge = 16;

/** Squares over all places of the map that no name may have: under what covers it, under markers, and across its edges. */
export function takenPlaces(map: MapOnScreen): TakenPlaces {
  const container = map.getContainer();
  const { left, top, width, height } = container.getBoundingClientRect();
  const markers = [...container.querySelectorAll('[data-takes-place]')];
  const edges = [
    new DOMRect(left, top - edge / 2, width, edge),
    new DOMRect(left, top + height - edge / 2, width, edge),
    new DOMRect(left - edge / 2, top, edge, height),
    new DOMRect(left + width - edge / 2, top, edge, height),
  ];
  const boxes = [
    ...edges,
    ...coversOf(container),
    ...markers.map((marker) => marker.getBoundingClientRect()),
  ];
  const isInside = ([x, y]: [number, number]) => x >= 0 && y >= 0 && x <= width && y <= height;
  return {
    type: 'FeatureCollection',
    features: boxes.flatMap((box) => {
      const size = Math.min(box.width, box.height);
      return middlesOf(box, size)
        .map(([x, y]): [number, number] => [x - left, y - top])
        .filter(isInside)
        .map((at) => ({
          type: 'Feature' as const,
          geometry: { type: 'Point' as const, coordinates: map.unproject(at).toArray() },
          properties: { size },
        }));
    }),
  };
}

/** Of the squares of this size that cover a box. */
function middlesOf({ x, y, width, height }: DOMRect, size: number): [number, number][] {
  if (size === 0) return [];
  const across = Math.ceil(width / size);
  const down = Math.ceil(height / size);
  const at = (start: number, length: number, count: number, index: number) =>
    count === 1 ? start + length / 2 : start + size / 2 + (index * (length - size)) / (count - 1);
  return Array.from({ length: across * down }, (_, index) => [
    at(x, width, across, index % across),
    at(y, height, down, Math.floor(index / across)),
  ]);
}
