import { setWorkerUrl } from 'maplibre-gl';
import mapWorkerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';

// MapLibre looks for its worker beside its own source, which a bundle does not have.
setWorkerUrl(mapWorkerUrl);
