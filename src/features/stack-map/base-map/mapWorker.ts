import { setWorkerUrl } from 'maplibre-gl';
import mapWorkerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';

// MapLibre looks for its worker beside its own source, which a bundle does not have.
setWorkerUrl(mapWorkerUrl);

/** MapLibre reports that its worker did not start or broke down only by these words. */
export function isWorkerFailure(error: { message: string }): boolean {
  return error.message.startsWith('Worker failed to load');
}
