import type { MapRef } from 'react-map-gl/maplibre';

interface View {
  center: ReturnType<MapRef['getCenter']>;
  zoom: number;
}

let left: { points: string; view: View } | undefined;

/**
 * Keeps the part of the map to which the person had moved the map of these points before leaving the page.
 * Back returns to it.
 */
export const leftView = {
  of: (points: string): View | undefined => (left?.points === points ? left.view : undefined),
  keep(points: string, map: MapRef): void {
    left = { points, view: { center: map.getCenter(), zoom: map.getZoom() } };
  },
  forget(): void {
    left = undefined;
  },
};
