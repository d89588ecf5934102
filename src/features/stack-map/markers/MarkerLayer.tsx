import { type ReactNode, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import type { MapRef } from 'react-map-gl/maplibre';
import { nearestTo } from '@/features/stack-map/geometry/nearestTo';
import classes from './MarkerLayer.module.css';
import type { PlacedMark } from './placedMarks';
import type { RestedMarks } from './useRestedMarks';

interface MarkerLayerProps {
  map: MapRef;
  layer: HTMLElement;
  rested: RestedMarks;
  /** One element for each mark, in the same order. */
  children: ReactNode;
}

/**
 * Holds all buttons in one element above the canvas, on which the map draws how they look. They are placed once the
 * map rests, and neither seen nor pressed before.
 */
export function MarkerLayer({ map, layer, rested, children }: MarkerLayerProps) {
  useLayoutEffect(() => {
    map.getCanvasContainer().append(layer);
    return () => layer.remove();
  }, [map, layer]);
  useLayoutEffect(() => {
    const leave = () => layer.setAttribute('data-moving', '');
    map.on('movestart', leave);
    return () => {
      map.off('movestart', leave);
    };
  }, [map, layer]);
  useLayoutEffect(() => {
    if (map.isMoving()) return;
    place(map, layer, rested.marks);
    layer.removeAttribute('data-moving');
  }, [map, layer, rested]);
  return createPortal(children, layer);
}

export function createMarkerLayer(): HTMLElement {
  const layer = document.createElement('div');
  layer.className = classes.layer ?? '';
  return layer;
}

function place(map: MapRef, layer: HTMLElement, marks: readonly PlacedMark[]): void {
  const { lng } = map.getCenter();
  marks.forEach(({ longitude, latitude }, index) => {
    const { x, y } = map.project([nearestTo(lng, longitude), latitude]);
    const marker = layer.children[index];
    if (marker instanceof HTMLElement) marker.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
  });
}
