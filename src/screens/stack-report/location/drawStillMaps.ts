import 'maplibre-gl/dist/maplibre-gl.css';
import { keepRepainting } from '@/features/stack-map/base-map/keepRepainting';
import '@/features/stack-map/base-map/mapWorker';
import { Map as MapLibre, type StyleSpecification } from 'maplibre-gl';
import type { Bounds } from '@/features/stack-map/geometry/bounds';
import classes from './drawStillMaps.module.css';

export interface StillMaps {
  /** PNG, as data URLs. */
  pictures: string[];
  /** Who made the map, in the words of its own sources. */
  attribution: string;
}

/** Four dots of a printer at 300 dpi for each pixel of a map that is 87 mm wide. */
const pixelRatio = 2;

/** The attributions of all sources, without markup. */
function attributionOf(map: MapLibre): string {
  const sources = Object.keys(map.getStyle().sources);
  const markups = sources.map((source) => map.getSource(source)?.attribution ?? '');
  const texts = markups.map(
    (markup) => new DOMParser().parseFromString(markup, 'text/html').body.textContent,
  );
  return [...new Set(texts.filter((text) => text.trim() !== ''))].join(' · ');
}

/** Waits until the map has nothing left to wait for; rejects when a tile fails, or when not one has come at all. */
function drawn(map: MapLibre, hasTiles: () => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const stopRepainting = keepRepainting(map);
    map.once('remove', stopRepainting);
    map.once('idle', () => {
      stopRepainting();
      if (hasTiles()) resolve();
      else reject(new Error('The map has no tiles'));
    });
    map.on('error', (event) => {
      // Other errors concern single signs and letters.
      if ('tile' in event) reject(event.error);
    });
  });
}

async function drawAll(map: MapLibre, views: readonly Bounds[]): Promise<StillMaps> {
  let hasTiles = false;
  map.on('sourcedata', ({ tile }) => {
    if (tile) hasTiles = true;
  });
  const pictures: string[] = [];
  for (const view of views) {
    map.fitBounds(view, { animate: false });
    await drawn(map, () => hasTiles);
    pictures.push(map.getCanvas().toDataURL('image/png'));
  }
  return { pictures, attribution: attributionOf(map) };
}

/**
 * Draws one style at several views, out of sight, and takes pictures of them; the map itself is gone then. Rejects when it cannot be drawn whole,
 * and when the signal says that it has taken too long.
 */
export async function drawStillMaps(
  style: StyleSpecification,
  views: readonly Bounds[],
  signal: AbortSignal,
): Promise<StillMaps> {
  const container = document.createElement('div');
  container.className = classes.canvas ?? '';
  container.ariaHidden = 'true';
  document.body.append(container);
  let map: MapLibre | undefined;
  try {
    map = new MapLibre({
      container,
      style,
      pixelRatio,
      interactive: false,
      attributionControl: false,
      fadeDuration: 0,
      canvasContextAttributes: { preserveDrawingBuffer: true },
    });
    const tooLate = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    return await Promise.race([drawAll(map, views), tooLate]);
  } finally {
    map?.remove();
    container.remove();
  }
}
