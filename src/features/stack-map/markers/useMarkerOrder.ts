import { useEffect } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import type { PlacedMark } from './markOrder';

/** `index` is that of the reading order. */
export function markerAt(map: MapRef, index: number): HTMLElement | null {
  return map.getContainer().querySelector(`[data-index="${index}"]`);
}

/**
 * Sorts the markers' elements into the reading order, because MapLibre keeps them in the order of their creation.
 * The focused element is not moved, because it would lose the focus: the others move around it.
 */
export function useMarkerOrder(map: MapRef, marks: readonly PlacedMark[]): void {
  useEffect(() => {
    const container = map.getCanvasContainer();
    const elements = marks.flatMap((_, index) => {
      const element = markerAt(map, index)?.closest('.maplibregl-marker');
      return element?.parentElement === container ? [element] : [];
    });
    const fixed = elements.findIndex((element) => element.contains(document.activeElement));
    const anchor = elements[fixed] ?? null;
    elements.forEach((element, index) => {
      if (index === fixed) return;
      container.insertBefore(element, index < fixed ? anchor : null);
    });
  }, [map, marks]);
}
