import { setWorkerUrl } from 'maplibre-gl';
import mapWorkerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import worldUrl from 'world-atlas/countries-50m.json?url';
import type { ColorScheme } from './mapPalette';
import type { WorldTopology } from './worldStyle';

export { startClusterWorker as startClusters } from './startClusterWorker';

// MapLibre would look for its worker beside its own source, which a bundle does not have.
setWorkerUrl(mapWorkerUrl);

const openFreeMap = {
  light: 'https://tiles.openfreemap.org/styles/positron',
  dark: 'https://tiles.openfreemap.org/styles/dark',
};

/** The style of the tile map: VITE_MAP_STYLE_URL (for both schemes), else OpenFreeMap's; empty means no tiles. */
export function tileStyleUrl(scheme: ColorScheme): string {
  const configured: string | undefined = import.meta.env.VITE_MAP_STYLE_URL;
  return configured ?? openFreeMap[scheme];
}

/** Natural Earth's land and borders, as it comes with the portal. */
export async function loadWorld(): Promise<WorldTopology> {
  const response = await fetch(worldUrl);
  if (!response.ok) throw new Error(`The bundled world map was answered with ${response.status}`);
  return response.json();
}
