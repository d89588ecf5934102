import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { MapRef } from 'react-map-gl/maplibre';
import classes from './MarkerLayer.module.css';
import type { PlacedMark } from './placedMarks';

interface MarkerLayerProps {
  map: MapRef;
  marks: readonly PlacedMark[];
  children: ReactNode;
}

/** All markers are in one element above the canvas, so that a drag of the map changes only this element. */
export function MarkerLayer({ map, marks, children }: MarkerLayerProps) {
  const [layer] = useState(createLayer);
  useLayoutEffect(() => {
    map.getCanvasContainer().append(layer);
    return () => layer.remove();
  }, [map, layer]);
  useLayoutEffect(() => keepInPlace(map, layer, marks), [map, layer, marks]);
  return createPortal(children, layer);
}

function createLayer(): HTMLElement {
  const layer = document.createElement('div');
  layer.className = classes.layer ?? '';
  return layer;
}

/**
 * Returns the copy of a longitude that is nearest to `middle`, because the map may show another turn of the
 * world.
 */
function nearestTo(middle: number, longitude: number): number {
  return longitude + 360 * Math.round((middle - longitude) / 360);
}

const exactly = (pixels: number) => pixels;

/**
 * Places the layer and its children once in each frame that MapLibre draws. If something were placed between
 * two frames, the browser would lay out the page each time MapLibre asks for the pointer's position. When the
 * map stands still, everything lies on whole pixels, so that letters are sharp.
 */
function keepInPlace(map: MapRef, layer: HTMLElement, marks: readonly PlacedMark[]): () => void {
  const anchor = map.getCenter();
  const positions = marks.map(({ longitude, latitude }): [number, number] => [
    nearestTo(anchor.lng, longitude),
    latitude,
  ]);
  let placed = { x: Number.NaN, y: Number.NaN, zoom: Number.NaN, isSharp: false };
  const place = () => {
    const isSharp = !map.isMoving();
    const snap = isSharp ? Math.round : exactly;
    const { x, y } = map.project(anchor);
    const zoom = map.getZoom();
    const before = placed;
    const isOff = zoom !== before.zoom || (isSharp && !before.isSharp);
    placed = { x: snap(x), y: snap(y), zoom, isSharp: isOff ? isSharp : before.isSharp };
    if (placed.x !== before.x || placed.y !== before.y) move(layer, placed.x, placed.y);
    if (!isOff) return;
    positions.forEach((position, index) => {
      const at = map.project(position);
      const marker = layer.children[index];
      if (marker instanceof HTMLElement) move(marker, snap(at.x - x), snap(at.y - y));
    });
  };
  place();
  map.on('render', place);
  return () => {
    map.off('render', place);
  };
}

function move({ style }: HTMLElement, x: number, y: number): void {
  style.translate = `${x}px ${y}px`;
}
