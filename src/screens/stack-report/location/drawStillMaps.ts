import 'maplibre-gl/dist/maplibre-gl.css';
import { keepRepainting } from '@/features/stack-map/base-map/keepRepainting';
import '@/features/stack-map/base-map/mapWorker';
import { Map as MapLibre, type StyleSpecification } from 'maplibre-gl';
import type { Bounds } from '@/features/stack-map/geometry/bounds';
import classes from './drawStillMaps.module.css';

export interface StillMaps {
  /** The pictures are PNG files as data URLs. */
  pictures: string[];
  attribution: string;
}

/** Each pixel of a map that is 87 mm wide has four dots of a printer at 300 dpi. */
const pixelRatio = 2;

function attributionOf(map: MapLibre): string {
  const sources = Object.keys(map.getStyle().sources);
  const markups = sources.map((source) => map.getSource(source)?.attribution ?? '');
  const texts = markups.map(
    (markup) => new DOMParser().parseFromString(markup, 'text/html').body.textContent,
  );
  return [...new Set(texts.filter((text) => text.trim() !== ''))].join(' · ');
}

/**
 * Waits until the map has loaded everything. Rejects when a tile fails, or when the map is idle and no tile
 * has arrived.
 */
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
      // Other errors concern single icons and letters.
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
 * Draws one style at several views outside the visible page, takes pictures of them and removes the map.
 * Rejects if the map cannot be drawn completely, or when the signal reports a timeout.
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
