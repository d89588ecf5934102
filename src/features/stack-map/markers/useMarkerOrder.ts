import { useEffect } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import type { PlacedMark } from './markOrder';

/** The button of a mark, by its place in the reading order. */
export function markerAt(map: MapRef, place: number): HTMLElement | null {
  return map.getContainer().querySelector(`[data-place="${place}"]`);
}

/**
 * Brings the markers' elements into the reading order. MapLibre leaves them in the order in which they came. The one with
 * the focus stays where it is, or it would lose it: the others move around it.
 */
export function useMarkerOrder(map: MapRef, marks: readonly PlacedMark[]): void {
  useEffect(() => {
    const container = map.getCanvasContainer();
    const elements = marks.flatMap((_, place) => {
      const element = markerAt(map, place)?.closest('.maplibregl-marker');
      return element?.parentElement === container ? [element] : [];
    });
    const fixed = elements.findIndex((element) => element.contains(document.activeElement));
    const anchor = elements[fixed] ?? null;
    elements.forEach((element, place) => {
      if (place === fixed) return;
      container.insertBefore(element, place < fixed ? anchor : null);
    });
  }, [map, marks]);
}
