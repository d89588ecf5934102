import { setWorkerUrl } from 'maplibre-gl';
import mapWorkerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';

// MapLibre looks for its worker in the folder of its own source, which a bundle does not have.
setWorkerUrl(mapWorkerUrl);

/** Only these words of MapLibre's message tell that its worker did not start or has failed. */
export function isWorkerFailure(error: { message: string }): boolean {
  return error.message.startsWith('Worker failed to load');
}
